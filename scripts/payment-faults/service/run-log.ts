import type { Log } from '../../../src/platform/log/log.ts';
import type { History } from '../history.ts';

/** A difference between our books and a provider's list that the reconciliation reported. */
export interface ReportedDifference {
  readonly provider: string;
  readonly paymentId: string;
  readonly kind: string;
}

export interface RunLog {
  readonly log: Log;
  /** The differences of each provider's latest reconciliation. */
  readonly differences: Map<string, readonly ReportedDifference[]>;
  /** The last error that a program logged. */
  lastError: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** Writes what the programs log into the history, and collects the differences that the reconciliation reports. */
export function openRunLog(history: History): RunLog {
  const differences = new Map<string, readonly ReportedDifference[]>();
  const write = (level: string) => (fields: Fields, message: string) => {
    const { error, ...rest } = fields;
    if (level === 'error') runLog.lastError = error;
    const ids = Object.values(rest).filter((value) => typeof value === 'string');
    const reason = error instanceof Error ? `: ${causes(error)}` : '';
    const outcome = typeof fields['outcome'] === 'string' ? ` → ${fields['outcome']}` : '';
    if (ids.length > 0 || level === 'error') history.add(`  ${level}: ${message}${outcome}${reason}`, ...ids);
    if (Array.isArray(fields['differences'])) keepDifferences(fields);
  };

  function keepDifferences(fields: Fields): void {
    const provider = String(fields['provider']);
    const reported = (fields['differences'] as { kind: string; paymentId: string }[]).map((one) => ({
      provider,
      ...one,
    }));
    // A list that could not be read to its end says nothing about the rest.
    if (fields['failure'] === undefined) differences.set(provider, reported);
    for (const { kind, paymentId } of reported) history.add(`  reconciliation: ${kind}`, paymentId);
  }

  const log: Log = { info: write('info'), warn: write('warn'), error: write('error'), child: () => log };
  const runLog: RunLog = { log, differences, lastError: undefined };
  return runLog;
}

/** The messages of an error and of its causes. */
export function causes(error: unknown): string {
  const parts: string[] = [];
  for (let one = error; one instanceof Error && parts.length < 5; one = one.cause) parts.push(one.message);
  return parts.join(' ← ').replaceAll(/\s+/g, ' ').slice(0, 400);
}
