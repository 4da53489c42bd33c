import { expect, it } from 'vitest';
import {
  createOrderWorld,
  DAY_MS,
  NOW,
  type OrderWorld,
  paymentEvent,
} from '../../../../test/order-world.ts';
import { applyPaymentEvent } from '../../../features/orders/apply-payment-event.server.ts';
import { forgetBuyer } from '../../../features/orders/buyer-store.server.ts';
import { openOrderPage } from '../../../features/orders/order-page/open-order-page.server.ts';
import { emptyErasedShoot } from '../../../features/shoots/shoot-state-store.server.ts';
import { orderCookie, orderKey } from './order-cookie.ts';

function keyOf(world: OrderWorld, orderId: string, purpose: 'order' | 'refund' | 'owner' = 'order'): string {
  return world.ports.capabilities.keyFor(purpose, orderId);
}

it.each(['/order', '/de/order', '/es/order'])(
  'moves the key of %s from the URL into a cookie',
  async (path) => {
    const world = await createOrderWorld();
    const orderId = await world.insertOrder();
    const response = await world.fetch(`${path}/${orderId}?key=${keyOf(world, orderId)}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, `${path}/${orderId}`]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    const cookie = response.headers.getSetCookie().join();
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
    const visit = new Request('http://localhost:3000/', { headers: { cookie: cookie.split(';')[0]! } });
    expect(orderKey(visit, 'order', orderId)).toBe(keyOf(world, orderId));
    expect(orderKey(visit, 'order', 'another')).toBeUndefined();
  },
);

it('gives no cookie for a wrong key, with the same response', async () => {
  const world = await createOrderWorld();
  const orderId = await world.insertOrder();
  const other = await world.insertOrder();
  for (const key of [
    '',
    'wrong',
    keyOf(world, other),
    keyOf(world, orderId, 'refund'),
    keyOf(world, orderId, 'owner'),
  ]) {
    const response = await world.fetch(`/order/${orderId}?key=${key}`);
    expect([response.status, response.headers.get('location')]).toEqual([302, `/order/${orderId}`]);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});

it('counts requests with a key, and refuses too many', async () => {
  const world = await createOrderWorld();
  const orderId = await world.insertOrder();
  world.limited.add('capability');
  const response = await world.fetch(`/order/${orderId}?key=${keyOf(world, orderId)}`);
  expect([response.status, response.headers.getSetCookie()]).toEqual([429, []]);
  // The page itself needs no counted request.
  expect((await world.fetch(`/order/${orderId}`)).status).toBe(404);
});

it('sends the cookie over https only, where the site is', async () => {
  const world = await createOrderWorld();
  const { capabilities, settings } = world.ports;
  const cookie = (publicUrl: string) =>
    orderCookie({ capabilities, settings: { ...settings, publicUrl } }, 'order', 'o');
  expect(cookie('https://lichtbild.example')).toContain('; Secure');
  expect(cookie('http://localhost:3000')).not.toContain('Secure');
});

it('opens for the key alone, whether the order exists or not', async () => {
  const world = await createOrderWorld();
  const orderId = await world.insertOrder({ shootId: await world.insertShoot() });
  expect(await openOrderPage(world.ports, orderId, keyOf(world, orderId))).toMatchObject({
    stage: 'waiting',
  });
  for (const key of [undefined, '', 'wrong', keyOf(world, orderId, 'refund')])
    expect(await openOrderPage(world.ports, orderId, key)).toBeUndefined();
  expect(await openOrderPage(world.ports, 'none', keyOf(world, 'none'))).toBeUndefined();
});

it('shows the refunds of the order’s own payment, in parts', async () => {
  const world = await createOrderWorld();
  const orderId = await world.insertOrder({ shootId: await world.insertShoot() });
  const back = (eventId: string, amountCents: number, days: number, paymentId = `pay-${orderId}`) =>
    applyPaymentEvent(world.ports, world.shootOfOrder, {
      ...paymentEvent(orderId, { kind: 'refunded', eventId, amountCents, paymentId }),
      occurredAt: new Date(NOW.getTime() + days * DAY_MS),
    });
  await back('a', 500, 1);
  await back('b', 800, 2);
  await back('other', 700, 3, 'another-payment');
  const open = () => openOrderPage(world.ports, orderId, keyOf(world, orderId));
  const first = { amountCents: 500, refundedAt: new Date(NOW.getTime() + DAY_MS) };
  const second = { amountCents: 300, refundedAt: new Date(NOW.getTime() + 2 * DAY_MS) };
  expect(await open()).toMatchObject({ stage: 'waiting', refunds: [first, second], pendingRefundCents: 0 });
  await back('c', 2900, 4);
  const third = { amountCents: 2100, refundedAt: new Date(NOW.getTime() + 4 * DAY_MS) };
  expect(await open()).toMatchObject({ stage: 'refunded', refunds: [first, second, third] });
});

it('shows the whole refund of a payment that is not booked for the order', async () => {
  const world = await createOrderWorld();
  const refundedAt = new Date(NOW.getTime() + DAY_MS);
  const orderId = await world.insertOrder({ state: 'refunded', refundedAt });
  expect(await openOrderPage(world.ports, orderId, keyOf(world, orderId))).toMatchObject({
    ...{ stage: 'refunded', refunds: [{ amountCents: 2900, refundedAt }] },
  });
});

it('shows what was requested to be refunded and is not confirmed', async () => {
  const world = await createOrderWorld();
  const totals = { refundRequestedCents: 1000, refundedCents: 300 };
  const orderId = await world.insertOrder({ shootId: await world.insertShoot(), ...totals });
  expect(await openOrderPage(world.ports, orderId, keyOf(world, orderId))).toMatchObject({
    pendingRefundCents: 700,
  });
});

it('names the last day of the gallery of a delivered order', async () => {
  const world = await createOrderWorld();
  const expiresAt = new Date(NOW.getTime() + 30 * DAY_MS);
  const shootId = await world.insertShoot({ state: 'delivered', deliveredAt: NOW, expiresAt });
  const orderId = await world.insertOrder({ shootId });
  const view = await openOrderPage(world.ports, orderId, keyOf(world, orderId));
  expect(view).toMatchObject({ stage: 'delivered', deliveredAt: NOW, galleryUntil: expiresAt });
});

it('still opens after everything was erased, without the address', async () => {
  const world = await createOrderWorld();
  const deliveredAt = NOW;
  const shootId = await world.insertShoot({ state: 'delivered', deliveredAt });
  const orderId = await world.insertOrder({ shootId });
  await world.ports.db.transaction(async (tx) => {
    await forgetBuyer(tx, shootId);
    await emptyErasedShoot(tx, shootId, NOW);
  });
  const view = await openOrderPage(world.ports, orderId, keyOf(world, orderId));
  expect(view).toMatchObject({ stage: 'erased', deliveredAt, galleryUntil: undefined, amountCents: 2900 });
});
