import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import { PaymentError } from '../payments.ts';

/** The waiting time after "too many requests" when Stripe names none, and the longest that is respected. */
const RATE_LIMIT_WAIT_MS = 1_000;
const RATE_LIMIT_WAIT_MAX_MS = 5_000;
const RATE_LIMIT_RETRIES = 3;

/** Options of each call that is made while a webhook waits for our response. Stripe sends the event again after a failure. */
export const WEBHOOK_CALL = { timeout: 3_000, maxNetworkRetries: 0 } as const;

/** Options of each call for which a person waits. */
export const CHECKOUT_CALL = { timeout: 10_000, maxNetworkRetries: 1 } as const;

/** Creates the client. Each call ends after 10 seconds, and is repeated twice if the answer is lost. */
export function createStripeClient(secretKey: string): Stripe {
  return new Stripe(secretKey, {
    // The global function is looked up at each call, because tests replace it.
    httpClient: Stripe.createFetchHttpClient((input: Request | string | URL, init?: RequestInit) =>
      fetch(input, init),
    ),
    timeout: 10_000,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

/**
 * Makes a call to Stripe. The SDK repeats calls after lost connections and server errors, but not after "too many requests".
 * @param rateLimitRetries how often the call waits and is repeated after "too many requests"
 * @throws {PaymentError}
 */
export async function askStripe<Answer>(
  call: () => Promise<Answer>,
  rateLimitRetries = RATE_LIMIT_RETRIES,
): Promise<Answer> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await call();
    } catch (cause) {
      if (retry >= rateLimitRetries || !isStripeError(cause, 429)) throw toPaymentError(cause);
      await sleep(rateLimitWaitMs(cause));
    }
  }
}

/** Returns undefined instead of throwing when Stripe does not know the object. @throws {PaymentError} */
export async function findAtStripe<Answer>(
  call: () => Promise<Answer>,
  rateLimitRetries = RATE_LIMIT_RETRIES,
): Promise<Answer | undefined> {
  try {
    return await askStripe(call, rateLimitRetries);
  } catch (error) {
    if (error instanceof PaymentError && isStripeError(error.cause, 404)) return undefined;
    throw error;
  }
}

export function isStripeError(error: unknown, statusCode: number): error is Stripe.errors.StripeError {
  return error instanceof Stripe.errors.StripeError && error.statusCode === statusCode;
}

/** Stripe's own messages are left to the cause, because they may repeat what a buyer entered. */
export function toPaymentError(cause: unknown): PaymentError {
  if (cause instanceof PaymentError) return cause;
  if (!(cause instanceof Stripe.errors.StripeError) || cause.statusCode === undefined) {
    return new PaymentError('Stripe did not answer.', { cause });
  }
  const reason = cause.code ?? cause.rawType ?? cause.type;
  const request = cause.requestId ? ` (request ${cause.requestId})` : '';
  return new PaymentError(`Stripe answered ${cause.statusCode}: ${reason}${request}.`, { cause });
}

export function rateLimitWaitMs({ headers }: Stripe.errors.StripeError): number {
  const seconds = Number(headers?.['retry-after'] ?? Number.NaN);
  if (!(seconds >= 0)) return RATE_LIMIT_WAIT_MS;
  return Math.min(seconds * 1_000, RATE_LIMIT_WAIT_MAX_MS);
}
