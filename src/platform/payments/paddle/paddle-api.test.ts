import { ApiError } from '@paddle/paddle-node-sdk';
import { expect, it } from 'vitest';
import { PaymentError } from '../payments.ts';
import { askPaddle, errorCode, rateLimitWaitMs } from './paddle-api.ts';

const apiError = (code: string, retryAfter: number | null = null) =>
  new ApiError(
    { type: 'api_error', code, detail: 'a detail', documentation_url: '', errors: null } as never,
    retryAfter,
  );
const failed = (...error: Parameters<typeof apiError>) =>
  new PaymentError('failed', { cause: apiError(...error) });

it.each([
  ['as long as Paddle says', 2, 2_000],
  ['not at all', 0, 0],
  ['five seconds', 5, 5_000],
  ['five seconds at most', 60, 5_000],
  ['not at all for a time in the past', -1, 0],
  ['a second for a time that is no number', Number.NaN, 1_000],
])('waits %s after too many requests', (_what, retryAfter, waitMs) => {
  expect(rateLimitWaitMs(failed('too_many_requests', retryAfter))).toBe(waitMs);
});

it('knows too many requests by their code or their Retry-After, and repeats nothing else', () => {
  expect(rateLimitWaitMs(failed('too_many_requests'))).toBe(1_000);
  expect(rateLimitWaitMs(failed('internal_error', 3))).toBe(3_000);
  expect(rateLimitWaitMs(failed('internal_error'))).toBeUndefined();
  expect(rateLimitWaitMs(new PaymentError('no answer'))).toBeUndefined();
  expect(rateLimitWaitMs(new TypeError('fetch failed'))).toBeUndefined();
});

it('names the code of an error, unless it is odd', () => {
  expect(errorCode(failed('not_found'))).toBe('not_found');
  expect(errorCode(apiError('not_found'))).toBe('not_found');
  expect(errorCode(failed('a text, perhaps with an address'))).toBeUndefined();
  expect(errorCode(new PaymentError('no answer'))).toBeUndefined();
});

it('throws a PaymentError for a request that fails before it is sent, and leaves no timer behind', async () => {
  const asked = askPaddle('refund a payment', () => {
    throw new TypeError('no item');
  });
  await expect(asked).rejects.toThrow(new PaymentError('Paddle did not refund a payment.'));
});
