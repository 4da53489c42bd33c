import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { PaymentError } from '../payments.ts';
import { rateLimitWaitMs, toPaymentError } from './stripe-client.ts';

const { StripeConnectionError, StripeInvalidRequestError, StripeRateLimitError } = Stripe.errors;

it.each([
  ['as long as Stripe says', { 'retry-after': '2' }, 2_000],
  ['not at all', { 'retry-after': '0' }, 0],
  ['five seconds at most', { 'retry-after': '60' }, 5_000],
  ['a second when Stripe names no time', {}, 1_000],
  ['a second for a date', { 'retry-after': 'Sat, 21 Nov 2026 10:00:00 GMT' }, 1_000],
  ['a second for a time in the past', { 'retry-after': '-1' }, 1_000],
])('waits %s after too many requests', (_what, headers, waitMs) => {
  expect(rateLimitWaitMs(new StripeRateLimitError({ type: 'rate_limit_error', headers }))).toBe(waitMs);
});

it('names status, code and request of an answer, but not its message', () => {
  const message = 'Invalid email address: mira@example.org';
  const raw = { message, type: 'invalid_request_error', statusCode: 400 } as const;
  const named = toPaymentError(
    new StripeInvalidRequestError({ ...raw, code: 'email_invalid', requestId: 'req_1' }),
  );
  expect(named.message).toBe('Stripe answered 400: email_invalid (request req_1).');
  expect(toPaymentError(new StripeInvalidRequestError(raw)).message).toBe(
    'Stripe answered 400: invalid_request_error.',
  );
});

it('says that Stripe did not answer when there is no status, and keeps a PaymentError', () => {
  for (const cause of [new TypeError('fetch failed'), new StripeConnectionError({ type: 'api_error' })]) {
    expect(toPaymentError(cause)).toMatchObject({ message: 'Stripe did not answer.', cause });
  }
  const error = new PaymentError('The refund is larger than the payment.');
  expect(toPaymentError(error)).toBe(error);
});
