import type { DoctorReport } from '../../web/admin/system/system-port.ts';

/** Each run asks services of other companies, so impatient operators share one. */
const FRESH_FOR_MS = 60_000;

/** Runs the checks, unless a run of the last minute exists or is under way. A run that fails is repeated by the next call. */
export function cachedReport(
  runChecks: () => Promise<DoctorReport>,
  now: () => Date,
): () => Promise<DoctorReport> {
  let last: { readonly startedAtMs: number; readonly report: Promise<DoctorReport> } | undefined;
  return () => {
    const nowMs = now().getTime();
    if (last && nowMs - last.startedAtMs < FRESH_FOR_MS) return last.report;
    const report = runChecks();
    last = { startedAtMs: nowMs, report };
    report.catch(() => (last = undefined));
    return report;
  };
}
