import { setTimeout as sleep } from 'node:timers/promises';

/** The service refused the request for good, so a retry would not help. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** The service is unreachable, overloaded or not done yet, so a retry is worthwhile. */
export class NotYetError extends Error {
  override readonly name = 'NotYetError';
}

export interface Patience {
  readonly signal: AbortSignal;
  readonly pauseMs?: number;
}

/**
 * Retries an attempt until it succeeds, because a killed server is only away for a moment.
 * @throws {RefusedError} at once; the signal's reason when time is up.
 */
export async function retryUntilDone<Value>(
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

/** 423: the tus server still has the upload locked for an interrupted request. 429: too many requests at once. */
const WAIT_STATUSES: readonly number[] = [423, 429];

/** Returns a successful response. Statuses of a server in trouble throw NotYetError, all others RefusedError. */
export async function accepted(
  request: Promise<Response>,
  alsoWaitOn: readonly number[] = [],
): Promise<Response> {
  const response = await request;
  if (response.ok) return response;
  const message = `${response.status} ${response.url}: ${(await response.text()).slice(0, 300)}`;
  if (response.status >= 500 || [...WAIT_STATUSES, ...alsoWaitOn].includes(response.status))
    throw new NotYetError(message);
  throw new RefusedError(message);
}
