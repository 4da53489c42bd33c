import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '../platform/log/log.ts';

/** The interval at which garments that an operator adds are noticed. */
const CHECK_INTERVAL_MS = 10_000;

/** Runs `check` at once and then at intervals until aborted. An outage is logged once, and the checks continue. */
export async function watchWardrobe(
  check: () => Promise<void>,
  log: Pick<Log, 'warn'>,
  signal: AbortSignal,
  intervalMs = CHECK_INTERVAL_MS,
): Promise<void> {
  let isDown = false;
  while (!signal.aborted) {
    await check().then(
      () => (isDown = false),
      (error: unknown) => {
        if (!isDown) log.warn({ error }, 'the wardrobe could not be checked: it stays as it was');
        isDown = true;
      },
    );
    await delay(intervalMs, undefined, { signal }).catch(() => undefined);
  }
}
