import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  checkOutDraft,
  completeDraft,
  openPaidFirstShop,
  type PaidFirstShop,
  purchase,
} from '../../../../test/paid-first-shop.ts';
import type { Visitor } from '../../../../test/shoot-world.ts';
import { continueOrderLink } from '../../../features/orders/order-urls.ts';
import { orders } from '../../../platform/db/tables/orders.ts';

/** Returns the link of an order with the key of another purpose or order where the test says so. */
function linkOf(
  { world }: PaidFirstShop,
  orderId: string,
  language: 'en' | 'de' = 'en',
  key?: string,
): string {
  const right = world.context.capabilities.keyFor('order', orderId);
  return continueOrderLink('http://localhost:3000', language, orderId, key ?? right);
}

async function follow(visitor: Visitor, link: string, headers: Record<string, string> = {}) {
  const response = await visitor.send('GET', link, { headers, redirect: 'manual' });
  return { status: response.status, location: response.headers.get('Location'), headers: response.headers };
}

it('gives the order’s draft to another browser, and drops the key from the address', async () => {
  const shop = await openPaidFirstShop();
  const orderId = await purchase(shop.visitor());
  await shop.pay(orderId);
  const { shoot } = await shop.shootOf(orderId);
  const phone = shop.visitor();
  const { status, location, headers } = await follow(phone, linkOf(shop, orderId));
  expect([status, location]).toEqual([302, '/create-headshot']);
  expect(headers.get('Cache-Control')).toBe('private, no-store');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow');
  expect(headers.getSetCookie()[0]).toContain(`Max-Age=${(365 + 30) * 24 * 3_600};`);
  expect(await (await phone.send('GET', '/api/shoot')).json()).toMatchObject({ id: shoot.id, paid: true });
  const owner = shop.world.context.capabilities.keyFor('owner', shoot.id);
  expect(phone.jar.get(`lichtbild_owner_${shoot.id}`)).toBe(owner);
});

it('gives nothing to anybody with another key, and says nothing about the order', async () => {
  const shop = await openPaidFirstShop();
  const orderId = await purchase(shop.visitor());
  await shop.pay(orderId);
  const other = await purchase(shop.visitor());
  const { capabilities } = shop.world.context;
  const { shoot } = await shop.shootOf(orderId);
  for (const key of [
    capabilities.keyFor('order', other),
    capabilities.keyFor('checkout', orderId),
    capabilities.keyFor('refund', orderId),
    capabilities.keyFor('draft', shoot.id),
    'x',
  ]) {
    const stranger = shop.visitor();
    const { status, location } = await follow(stranger, linkOf(shop, orderId, 'en', key));
    expect([status, location, stranger.jar.size], key).toEqual([302, `/order/${orderId}`, 0]);
  }
  // No order has this number, so the answer is the same.
  const nobody = await follow(shop.visitor(), linkOf(shop, 'nobody', 'en', 'x'));
  expect([nobody.status, nobody.location]).toEqual([302, '/order/nobody']);
});

it('leads to the order’s own page, in the language of the link, once the order is refunded', async () => {
  const shop = await openPaidFirstShop();
  const orderId = await purchase(shop.visitor());
  await shop.pay(orderId);
  await shop.report(shop.provider.giveBack(`fake-of-${orderId}`));
  const visitor = shop.visitor();
  const key = shop.world.context.capabilities.keyFor('order', orderId);
  for (const [language, prefix] of [
    ['en', ''],
    ['de', '/de'],
  ] as const) {
    const link = linkOf(shop, orderId, language);
    const { status, location } = await follow(visitor, link, { 'Accept-Language': 'es' });
    expect([status, location]).toEqual([302, `${prefix}/order/${orderId}?key=${key}`]);
  }
  expect(visitor.jar.size).toBe(0);
});

it.each(['unpaid', 'being refunded', 'rendering', 'delivered', 'without a shoot'])(
  'leads to the order’s own page when the order is %s',
  async (state) => {
    const shop = await openPaidFirstShop();
    const { db } = shop.world.database;
    const buyer = shop.visitor();
    await completeDraft(shop.world, buyer);
    const orderId = await checkOutDraft(buyer);
    if (state !== 'unpaid') await shop.pay(orderId);
    if (state === 'delivered') await shop.world.drain();
    if (state === 'being refunded')
      await db.update(orders).set({ state: 'refund_requested' }).where(eq(orders.id, orderId));
    if (state === 'without a shoot') await db.update(orders).set({ shootId: null });
    const visitor = shop.visitor();
    const { location } = await follow(visitor, linkOf(shop, orderId));
    const key = shop.world.context.capabilities.keyFor('order', orderId);
    expect(location).toBe(`/order/${orderId}?key=${key}`);
    expect(visitor.jar.size).toBe(0);
  },
);

it('is no link without an order or a key, and is limited like other keys', async () => {
  const shop = await openPaidFirstShop();
  const orderId = await purchase(shop.visitor());
  const visitor = shop.visitor();
  // The page itself is not among these endpoints.
  for (const query of ['', `?order=${orderId}`, '?key=x'])
    expect((await follow(visitor, `/create-headshot${query}`)).status, query).toBe(404);
  shop.world.limited.add('capability');
  const { status, headers } = await follow(visitor, linkOf(shop, orderId));
  expect([status, headers.get('Retry-After')]).toEqual([429, '60']);
});
