/** Delays between attempts while the source of photos is down: 15 s, 30 s, 1 min and so on, then hourly without end. */
const FIRST_WAIT_MS = 15_000;
const LONGEST_WAIT_MS = 3_600_000;
/** From this attempt on two numbers alternate, because each is a singleton key: restarts then never add another series. */
const LAST_ATTEMPT = 10;

/** Returns the number of the next attempt and the delay before it. The first attempt is 1. */
export function nextAttempt(attempt: number): { readonly attempt: number; readonly waitMs: number } {
  return {
    attempt: attempt < LAST_ATTEMPT ? attempt + 1 : LAST_ATTEMPT - 1,
    waitMs: Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1)),
  };
}
