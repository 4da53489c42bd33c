import { expect, it } from 'vitest';
import { openPaidFirstShop, purchase } from '../../../../test/paid-first-shop.ts';
import { LIMITS } from '../../../catalog/limits.ts';

const HOUR_MS = 3_600_000;

async function isErased(shop: Awaited<ReturnType<typeof openPaidFirstShop>>, orderId: string) {
  return (await shop.shootOf(orderId)).shoot.erasedAt !== null;
}

it('keeps a draft that was paid during an outage until the provider’s list brings the payment', async () => {
  const shop = await openPaidFirstShop();
  const orderId = await purchase(shop.visitor());
  shop.wait(HOUR_MS);
  shop.provider.pay(orderId);
  shop.wait(30 * HOUR_MS);
  await shop.run('shoots.sweep');
  expect(await isErased(shop, orderId), 'before the list is read').toBe(false);
  shop.provider.isDown = true;
  await shop.run('payments.reconcile');
  await shop.run('shoots.sweep');
  expect(await isErased(shop, orderId), 'the provider does not answer').toBe(false);
  shop.provider.isDown = false;
  await shop.run('payments.reconcile');
  await shop.run('shoots.sweep');
  expect((await shop.shootOf(orderId)).order.state).toBe('paid');
  expect(await isErased(shop, orderId)).toBe(false);
});

it('erases a draft that nobody paid once the list was read until its expiry', async () => {
  const shop = await openPaidFirstShop();
  const orderId = await purchase(shop.visitor());
  shop.wait(LIMITS.draftLifetimeMs + 9 * 60_000);
  // Payments of the last ten minutes are left to their webhooks, so these could be payments for the draft.
  await shop.run('payments.reconcile');
  await shop.run('shoots.sweep');
  expect(await isErased(shop, orderId)).toBe(false);
  shop.wait(60_000);
  await shop.run('payments.reconcile');
  await shop.run('shoots.sweep');
  expect(await isErased(shop, orderId)).toBe(true);
  expect((await shop.shootOf(orderId)).order.email).toBeNull();
});

it('erases a draft whose provider never answers a week after its expiry', async () => {
  const shop = await openPaidFirstShop();
  const orderId = await purchase(shop.visitor());
  shop.provider.isDown = true;
  shop.wait(LIMITS.draftLifetimeMs + LIMITS.unreadPaymentHoldMs - 1);
  await shop.run('payments.reconcile');
  await shop.run('shoots.sweep');
  expect(await isErased(shop, orderId)).toBe(false);
  shop.wait(2);
  await shop.run('shoots.sweep');
  expect(await isErased(shop, orderId)).toBe(true);
});

it('erases a draft without an order at its expiry', async () => {
  const shop = await openPaidFirstShop();
  await shop.visitor().send('POST', '/api/shoot');
  shop.wait(LIMITS.draftLifetimeMs + 1);
  await shop.run('shoots.sweep');
  const { rows } = await shop.world.database.db.execute('select erased_at from shoots');
  expect(rows).toEqual([{ erased_at: expect.anything() }]);
});
