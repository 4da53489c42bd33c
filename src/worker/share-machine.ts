import { setTimeout as delay } from 'node:timers/promises';
import type { HeadshotEngine, OtherWork } from '../imaging/engine.ts';

const LOOK_EVERY_MS = 1_000;

/** Tells the engine again and again what runs beside it, until aborted. */
export async function shareMachine(
  engine: Pick<HeadshotEngine, 'shareMachine'>,
  findOtherWork: () => Promise<OtherWork>,
  signal: AbortSignal,
  lookEveryMs = LOOK_EVERY_MS,
): Promise<void> {
  while (!signal.aborted) {
    // While the database is away nobody begins a job, so what was last known is good enough; the queue's loops log it.
    const others = await findOtherWork().catch(() => undefined);
    if (others) engine.shareMachine(others);
    await delay(lookEveryMs, undefined, { signal }).catch(() => undefined);
  }
}
