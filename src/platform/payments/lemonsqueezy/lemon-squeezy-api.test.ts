import { inspect } from 'node:util';
import { getAuthenticatedUser, lemonSqueezySetup } from '@lemonsqueezy/lemonsqueezy.js';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { CHECKOUT, listAll, openShop } from '../../../../test/payment-stand-ins/lemonsqueezy/open-shop.ts';
import { PaymentError } from '../payments.ts';
import { createCallApi, LemonSqueezyRefusal, type SdkAnswer } from './lemon-squeezy-api.ts';
import { createLemonSqueezyPayments } from './lemon-squeezy-payments.ts';

const LIMITS = { timeoutMs: 50, rateLimitWaitsMs: [1, 1, 1] };
const answer = (statusCode: number | null, error: Error | null = null): SdkAnswer => ({
  statusCode,
  data: { text: 'fine' },
  error,
});

async function errorOf(work: Promise<unknown>): Promise<Error> {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(PaymentError);
  return error as Error;
}

it('gives up when there is no answer in time, even if one comes later', async () => {
  const callApi = createCallApi('key', LIMITS);
  const late = () => new Promise<SdkAnswer>((resolve) => setTimeout(resolve, 100, answer(200)));
  const error = await errorOf(callApi('read an order', late, z.unknown()));
  expect(error.message).toBe('Lemon Squeezy did not answer in time: could not read an order.');
  expect(error.cause).toMatchObject({ message: 'There was no answer within 50 ms.' });
});

it('waits and repeats a call that was one too many, at most three times', async () => {
  const callApi = createCallApi('key', LIMITS);
  let calls = 0;
  const fine = () =>
    Promise.resolve(answer((calls += 1) < 4 ? 429 : 200, calls < 4 ? new Error('many') : null));
  expect(await callApi('read', fine, z.object({ text: z.string() }))).toEqual({ text: 'fine' });
  expect(calls).toBe(4);
  const never = () => Promise.resolve(answer(429, new Error('many')));
  expect(await errorOf(callApi('read', never, z.unknown()))).toMatchObject({ status: 429 });
});

it('reports what the SDK throws, other statuses and odd data as a PaymentError with its cause', async () => {
  const callApi = createCallApi('key', LIMITS);
  const cause = new Error('Please provide the required parameter: orderId.');
  const throwing = () => {
    throw cause;
  };
  expect((await errorOf(callApi('read', throwing, z.unknown()))).cause).toBe(cause);
  const refused = await errorOf(callApi('read', () => Promise.resolve(answer(500, cause)), z.unknown()));
  expect(refused).toBeInstanceOf(LemonSqueezyRefusal);
  expect(refused.cause).toBe(cause);
  const odd = await errorOf(callApi('read', () => Promise.resolve(answer(200)), z.object({ text: z.int() })));
  expect(odd.message).toBe('Lemon Squeezy answered in an unknown form: could not read.');
});

it('names the refused fields, but neither the key nor the buyer', async () => {
  const { payments, options } = await openShop();
  const error = await errorOf(payments.openCheckout({ ...CHECKOUT, email: 'not an address' }));
  expect(error.message).toBe(
    'Lemon Squeezy answered 422 /data/attributes/checkout_data/email: could not create a checkout.',
  );
  const wrongKey = createLemonSqueezyPayments({ ...options, apiKey: 'wrong-key-7' });
  const unauthorized = await errorOf(wrongKey.openCheckout(CHECKOUT));
  expect(unauthorized).toMatchObject({ status: 401 });
  expect(inspect(unauthorized, { depth: 9 })).not.toMatch(/wrong-key-7|buyer@example\.org/);
});

it('uses its own key, although the SDK has one for the whole process', async () => {
  const { options } = await openShop();
  const [right, wrong] = [createCallApi(options.apiKey), createCallApi('wrong')];
  lemonSqueezySetup({ apiKey: 'wrong, too' });
  const user = () => getAuthenticatedUser();
  const results = await Promise.allSettled([
    right('check the key', user, z.unknown()),
    wrong('check the key', user, z.unknown()),
    right('check the key', user, z.unknown()),
  ]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

it.each(['down', 'closed'])('throws a PaymentError for every call while the provider is %s', async (how) => {
  const { payments, standIn } = await openShop();
  if (how === 'down') standIn.api.isDown = true;
  else await standIn[Symbol.asyncDispose]();
  await errorOf(payments.openCheckout(CHECKOUT));
  await errorOf(payments.openCheckout({ ...CHECKOUT, reference: 'abc' }));
  await errorOf(payments.refund({ paymentId: '4100001', orderId: 'order_1' }));
  await errorOf(listAll({ payments }, new Date(0)));
  expect(await payments.checkSetup()).toHaveLength(1);
});
