import { expect, it } from 'vitest';
import { checkOut, jobCount, openOrderBench, post } from '../../../../test/order-bench.ts';

it("the sandbox accepts payments only with the checkout's key", async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  const key = bench.capabilities.keyFor('checkout', orderId);
  const pay = (body: unknown) => bench.fetch('/api/payments/sandbox/pay', post(body));
  const status = async (body: unknown) => (await pay(body)).status;
  expect(await status({ orderId, key: 'wrong', card: 'success' })).toBe(404);
  expect(await status({ orderId: 'other', key, card: 'success' })).toBe(404);
  expect(await status({ orderId, key, card: 'gold' })).toBe(400);
  expect(await status({ orderId: 'x'.repeat(65), key, card: 'success' })).toBe(400);
  expect(await status({ orderId, key: 'x'.repeat(65), card: 'success' })).toBe(400);
  const unopened = bench.capabilities.keyFor('checkout', 'unopened');
  expect(await status({ orderId: 'unopened', key: unopened, card: 'success' })).toBe(404);
  const declined = await pay({ orderId, key, card: 'declined' });
  expect(declined.headers.get('Cache-Control')).toBe('no-store');
  expect(await declined.json()).toEqual({ result: 'declined' });
  expect(await (await pay({ orderId, key, card: 'success' })).json()).toEqual({ result: 'paid' });
  expect(await status({ orderId, key, card: 'success' })).toBe(409);
  expect(await jobCount(bench, 'sandbox.webhook')).toBe(2);
});
