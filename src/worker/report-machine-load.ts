import { setTimeout as delay } from 'node:timers/promises';
import type { HeadshotEngine, OtherWork } from '../imaging/engine.ts';

const LOOK_EVERY_MS = 1_000;

/** Reports the load of other workers to the engine at intervals, until aborted. */
export async function reportMachineLoad(
  engine: Pick<HeadshotEngine, 'shareMachine'>,
  findOtherWork: () => Promise<OtherWork>,
  signal: AbortSignal,
  lookEveryMs = LOOK_EVERY_MS,
): Promise<void> {
  while (!signal.aborted) {
    // While the database is unavailable no worker starts a job, so the last report stays valid. The queue's loops log the
    // outage.
    const others = await findOtherWork().catch(() => undefined);
    if (others) engine.shareMachine(others);
    await delay(lookEveryMs, undefined, { signal }).catch(() => undefined);
  }
}
