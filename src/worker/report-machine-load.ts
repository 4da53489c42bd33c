import { setTimeout as delay } from 'node:timers/promises';
import type { HeadshotEngine, MachineLoad } from '../imaging/engine.ts';

const REPORT_INTERVAL_MS = 1_000;

/** Reports the load of other workers to the engine at intervals, until aborted. */
export async function reportMachineLoad(
  engine: Pick<HeadshotEngine, 'setMachineLoad'>,
  findMachineLoad: () => Promise<MachineLoad>,
  signal: AbortSignal,
  intervalMs = REPORT_INTERVAL_MS,
): Promise<void> {
  while (!signal.aborted) {
    // While the database is unavailable no worker starts a job, so the last report stays valid. The queue's loops log the
    // outage.
    const load = await findMachineLoad().catch(() => undefined);
    if (load) engine.setMachineLoad(load);
    await delay(intervalMs, undefined, { signal }).catch(() => undefined);
  }
}
