import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../platform/log/log.ts';

/** How soon a garment that an operator adds is noticed. */
const LOOK_EVERY_MS = 10_000;

/** Runs `look` at once and then at intervals, until aborted. An outage is logged once, and `look` goes on. */
export async function watchWardrobe(
  look: () => Promise<void>,
  log: Pick<Log, 'warn'>,
  signal: AbortSignal,
  lookEveryMs = LOOK_EVERY_MS,
): Promise<void> {
  let isAway = false;
  while (!signal.aborted) {
    await look().then(
      () => (isAway = false),
      (error: unknown) => {
        if (!isAway) log.warn({ error }, 'the wardrobe could not be looked at: it stays as it was');
        isAway = true;
      },
    );
    await delay(lookEveryMs, undefined, { signal }).catch(() => undefined);
  }
}
