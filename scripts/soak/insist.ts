import { setTimeout as sleep } from 'node:timers/promises';

/** The service is there and says no: trying again would not help. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Another try is due: the service is away, asks to wait, or is not done yet. */
export class NotYetError extends Error {
  override readonly name = 'NotYetError';
}

export interface Patience {
  readonly signal: AbortSignal;
  readonly pauseMs?: number;
}

/**
 * Does something until it works, as a patient visitor: a killed server is only away for a moment.
 * @throws {RefusedError} at once; the signal's reason when time is up.
 */
export async function insist<Value>(
  what: string,
  attempt: () => Promise<Value>,
  { signal, pauseMs = 300 }: Patience,
): Promise<Value> {
  let last: unknown;
  for (;;) {
    if (signal.aborted) throw new Error(`gave up: ${what}`, { cause: last ?? signal.reason });
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof RefusedError) throw error;
      last = error;
    }
    await sleep(pauseMs);
  }
}

/** 423: the tus server still holds the upload for a request that broke off. 429: too many at once. */
const WAIT_STATUSES: readonly number[] = [423, 429];

/** The answer when it is a good one. Anything that a server in trouble says is a reason to try again. */
export async function accepted(
  request: Promise<Response>,
  alsoWaitOn: readonly number[] = [],
): Promise<Response> {
  const answer = await request;
  if (answer.ok) return answer;
  const words = `${answer.status} ${answer.url}: ${(await answer.text()).slice(0, 300)}`;
  if (answer.status >= 500 || [...WAIT_STATUSES, ...alsoWaitOn].includes(answer.status))
    throw new NotYetError(words);
  throw new RefusedError(words);
}
