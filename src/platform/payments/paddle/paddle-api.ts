import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, Environment, LogLevel, Paddle } from '@paddle/paddle-node-sdk';
import { PaymentError } from '../payments.ts';
import type { PaddleOptions } from './paddle-options.ts';

/** Paddle wants an answer to a webhook within five seconds, so a question meanwhile has three. */
export const WEBHOOK_TIMEOUT_MS = 3_000;
export const REQUEST_TIMEOUT_MS = 10_000;

const RATE_LIMIT_RETRIES = 4;
const RATE_LIMIT_WAIT_MAX_MS = 5_000;

export function createPaddleClient({ apiKey, mode }: PaddleOptions): Paddle {
  const environment = mode === 'live' ? Environment.production : Environment.sandbox;
  return new Paddle(apiKey, { environment, logLevel: LogLevel.none });
}

/**
 * Runs one request to Paddle, with a time limit that the SDK lacks.
 * @param action completes "Paddle did not …" in the error's message
 * @throws {PaymentError} for an error, an odd answer or none in time
 */
export async function askPaddle<Value>(
  action: string,
  request: () => Promise<Value>,
  timeoutMs: number = REQUEST_TIMEOUT_MS,
): Promise<Value> {
  const stop = new AbortController();
  const timeout = wait(timeoutMs, undefined, { signal: stop.signal }).then(() => {
    throw new PaymentError(`Paddle did not ${action} within ${timeoutMs} ms.`);
  });
  try {
    // A request that throws at once must not leave the timer without anybody who awaits it.
    const answer = (async () => request())();
    return await Promise.race([answer, timeout]);
  } catch (cause) {
    if (cause instanceof PaymentError) throw cause;
    const code = errorCode(cause);
    throw new PaymentError(`Paddle did not ${action}${code ? `: ${code}` : ''}.`, { cause });
  } finally {
    stop.abort(); // rejects the timer, which the race has already left behind
  }
}

/** Runs a request again when Paddle's limit of 240 requests a minute was reached, after the time that Paddle names. */
export async function askPaddlePatiently<Value>(
  action: string,
  request: () => Promise<Value>,
): Promise<Value> {
  for (let retry = 0; ; retry++) {
    try {
      return await askPaddle(action, request);
    } catch (error) {
      const waitMs = rateLimitWaitMs(error);
      if (waitMs === undefined || retry === RATE_LIMIT_RETRIES) throw error;
      await wait(waitMs);
    }
  }
}

/** Returns Paddle's code of an error, such as `not_found`; undefined when there is none. */
export function errorCode(error: unknown): string | undefined {
  const cause = error instanceof PaymentError ? error.cause : error;
  if (!(cause instanceof ApiError)) return undefined;
  return /^[a-z\d_]{1,80}$/.test(cause.code ?? '') ? cause.code : undefined;
}

/** The SDK does not tell the status of an answer. Only one with 429 has the header Retry-After. */
export function rateLimitWaitMs(error: unknown): number | undefined {
  const cause = error instanceof PaymentError ? error.cause : undefined;
  if (!(cause instanceof ApiError)) return undefined;
  if (cause.retryAfter === null && cause.code !== 'too_many_requests') return undefined;
  const seconds = Number.isFinite(cause.retryAfter) ? (cause.retryAfter ?? 1) : 1;
  return Math.min(Math.max(seconds, 0) * 1_000, RATE_LIMIT_WAIT_MAX_MS);
}
