import { CONSENT_TIMES } from '../../catalog/consent.ts';

/** The time as it passes in a page. */
export interface ScriptClock {
  nowMs(): number;
  wait(timeMs: number): Promise<void>;
}

/**
 * Waits for a script that was put into the page, by asking every 100 ms whether it is there (spec §9).
 * @returns false when it has not come in time: a browser or the network blocks it
 */
export async function waitForScript(
  isReady: () => boolean,
  clock: ScriptClock,
  timeoutMs: number = CONSENT_TIMES.scriptTimeoutMs,
): Promise<boolean> {
  const startedMs = clock.nowMs();
  while (!isReady()) {
    if (clock.nowMs() - startedMs >= timeoutMs) return false;
    await clock.wait(CONSENT_TIMES.scriptPollMs);
  }
  return true;
}
