import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  checkOutDraft,
  completeDraft,
  openPaidFirstShop,
  purchase,
} from '../../../../test/paid-first-shop.ts';
import type { Visitor } from '../../../../test/shoot-world.ts';
import { orders } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import type { ShootView } from '../../../features/shoots/shoot-view.ts';

const draftId = (visitor: Visitor) => visitor.jar.get('lichtbild_shoot')?.split('.')[0];

it('buys for a new draft, which this browser owns and which does not start by itself', async () => {
  const { world, provider, visitor: enter } = await openPaidFirstShop();
  const { db } = world.database;
  const visitor = enter();
  const headers = { Referer: 'http://localhost:3000/de/pricing' };
  const wish = { productId: 'premium', email: ' jo@example.com ', discountCode: 'welcome20' };
  const response = await visitor.json('POST', '/api/purchase', wish, headers);
  expect(response.status).toBe(200);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const { orderId, ...opened } = (await response.json()) as { orderId: string };
  expect(opened).toEqual({
    amountCents: 2320,
    session: { provider: 'fake', overlay: 'none', url: 'https://fake.example/' },
  });
  expect(provider.checkouts.get(orderId)).toEqual({
    ...{ orderId, product: 'premium', amountCents: 2320, currency: 'EUR', email: 'jo@example.com' },
    ...{ language: 'de', hosted: false, reference: undefined },
    returnUrl: 'http://localhost:3000/de/create-headshot?ordered=premium',
    cancelUrl: 'http://localhost:3000/de/checkout?product=premium',
  });

  const [shoot, ...others] = await db.select().from(shoots);
  expect(others).toEqual([]);
  expect(shoot).toMatchObject({ state: 'draft', language: 'de', packageId: null, startRequestedAt: null });
  expect(draftId(visitor)).toBe(shoot?.id);
  const { capabilities } = world.context;
  expect(visitor.jar.get(`lichtbild_owner_${shoot?.id}`)).toBe(capabilities.keyFor('owner', shoot?.id ?? ''));
  expect(await db.select().from(orders)).toMatchObject([
    {
      ...{ id: orderId, shootId: shoot?.id, productId: 'premium', packageId: 'premium', language: 'de' },
      ...{ amountCents: 2320, currency: 'EUR', discountCode: 'WELCOME20', emailKey: 'jo@example.com' },
    },
  ]);
});

it('returns from the provider’s page to the draft that starts by itself once it is paid', async () => {
  const { world, provider, visitor: enter } = await openPaidFirstShop();
  const visitor = enter();
  await completeDraft(world, visitor);
  expect(provider.checkouts.get(await checkOutDraft(visitor))).toMatchObject({
    returnUrl: 'http://localhost:3000/create-headshot?ordered=1',
    cancelUrl: 'http://localhost:3000/create-headshot',
  });
});

it('sells a discount product as the package that it stands for', async () => {
  const { visitor: enter, pay, shootOf } = await openPaidFirstShop();
  const orderId = await purchase(enter(), { productId: 'basic-1399' });
  expect(await pay(orderId)).toBe('paid');
  const { order, shoot } = await shootOf(orderId);
  expect(order).toMatchObject({ productId: 'basic-1399', packageId: 'basic', amountCents: 1399 });
  expect(shoot).toMatchObject({ packageId: 'basic', state: 'draft' });
});

it('buys for the visitor’s own unpaid draft, and opens the same order again', async () => {
  const { world, visitor: enter } = await openPaidFirstShop();
  const visitor = enter();
  const { id } = (await (await visitor.send('POST', '/api/shoot')).json()) as ShootView;
  const first = await purchase(visitor);
  expect(await purchase(visitor)).toBe(first);
  expect(draftId(visitor)).toBe(id);
  const other = await purchase(visitor, { productId: 'premium' });
  expect(other).not.toBe(first);
  const ordered = await world.database.db.select().from(orders);
  expect(ordered.map(({ shootId }) => shootId)).toEqual([id, id]);
  // Another browser is another draft.
  const elsewhere = enter();
  await purchase(elsewhere);
  expect(draftId(elsewhere)).not.toBe(id);
});

it.each(['waiting', 'rendering', 'delivered', 'overdue'])(
  'leaves an own draft alone that is %s',
  async (state) => {
    const { world, provider, visitor: enter, pay, report, shootOf, wait } = await openPaidFirstShop();
    const visitor = enter();
    let first: string;
    if (state === 'waiting') {
      first = await purchase(visitor);
      await pay(first);
    } else if (state === 'overdue') {
      first = await purchase(visitor);
      wait(25 * 3_600_000);
    } else {
      await completeDraft(world, visitor);
      first = await checkOutDraft(visitor);
      await report(provider.pay(first));
      if (state === 'delivered') await world.drain();
    }
    const before = await shootOf(first);
    const second = await purchase(visitor);
    const after = await shootOf(second);
    expect(after.shoot.id).not.toBe(before.shoot.id);
    expect(draftId(visitor)).toBe(after.shoot.id);
    expect(await shootOf(first)).toEqual(before);
  },
);

it('leaves an own draft alone whose order is being refunded', async () => {
  const { world, visitor: enter, pay, shootOf } = await openPaidFirstShop();
  const { db } = world.database;
  const visitor = enter();
  const first = await purchase(visitor);
  await pay(first);
  const requested = { state: 'refund_requested', refundReason: 'withdrawal' } as const;
  await db.update(orders).set(requested).where(eq(orders.id, first));
  const second = await shootOf(await purchase(visitor));
  expect(second.shoot.id).not.toBe((await shootOf(first)).shoot.id);

  // A payment that was refused never paid for the draft, which is used again.
  const refused = { state: 'refund_requested', refundReason: 'offer-used' } as const;
  await db.update(orders).set(refused).where(eq(orders.id, second.order.id));
  const third = await shootOf(await purchase(visitor));
  expect(third.shoot.id).toBe(second.shoot.id);
});

it('tries again with the same draft and order when the provider did not answer', async () => {
  const { world, provider, visitor: enter } = await openPaidFirstShop();
  const visitor = enter();
  const wish = { productId: 'basic', email: 'jo@example.com' };
  for (const [isDown, status] of [
    [true, 503],
    [true, 503],
    [false, 200],
  ] as const) {
    provider.isDown = isDown;
    expect((await visitor.json('POST', '/api/purchase', wish)).status).toBe(status);
  }
  expect(await world.database.db.select().from(orders)).toHaveLength(1);
  expect(await world.database.db.select().from(shoots)).toHaveLength(1);
});

it('refuses a browser’s forged draft, and sells a new one', async () => {
  const { world, visitor: enter, shootOf } = await openPaidFirstShop();
  const owner = enter();
  const own = await shootOf(await purchase(owner));
  const stranger = enter();
  const otherKey = world.context.capabilities.keyFor('owner', own.shoot.id);
  for (const cookie of [own.shoot.id, `${own.shoot.id}.`, `${own.shoot.id}.${otherKey}`]) {
    stranger.jar.set('lichtbild_shoot', cookie);
    const { shoot } = await shootOf(await purchase(stranger));
    expect(shoot.id, cookie).not.toBe(own.shoot.id);
  }
});

it.each<[string, unknown, number, string]>([
  ['no product', { email: 'jo@example.com' }, 400, 'body-invalid'],
  ['an unknown product', { productId: 'gold', email: 'jo@example.com' }, 400, 'body-invalid'],
  ['an inherited name', { productId: '__proto__', email: 'jo@example.com' }, 400, 'body-invalid'],
  ['no address', { productId: 'basic' }, 422, 'email-missing'],
  ['an empty address', { productId: 'basic', email: ' \t' }, 422, 'email-missing'],
  ['a number as address', { productId: 'basic', email: 5 }, 422, 'email-missing'],
  ['two addresses', { productId: 'basic', email: 'a@example.org,b@example.org' }, 422, 'email-invalid'],
  ['half an address', { productId: 'basic', email: 'jo@example' }, 422, 'email-invalid'],
  [
    'a long code',
    { productId: 'basic', email: 'jo@example.com', discountCode: 'x'.repeat(41) },
    ...([400, 'body-invalid'] as const),
  ],
  [
    'a fraction of a cent',
    { productId: 'basic', email: 'jo@example.com', expectedCents: 19.5 },
    ...([400, 'body-invalid'] as const),
  ],
  ['a list', [], 400, 'body-invalid'],
  ['a large body', { productId: 'basic', email: 'x'.repeat(20_000) }, 413, 'body-too-large'],
])('refuses %s, and stores nothing', async (_what, body, status, error) => {
  const { world, visitor: enter } = await openPaidFirstShop();
  const visitor = enter();
  const response = await visitor.json('POST', '/api/purchase', body);
  expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([status, error]);
  expect(visitor.jar.size).toBe(0);
  expect(await world.database.db.select().from(shoots)).toEqual([]);
});

it.each<[string, object, number, string]>([
  ['an unknown code', { discountCode: 'FREE100' }, 422, 'discount-unknown'],
  ['a code for a lower price', { productId: 'basic-999', discountCode: 'HUNT30' }, 422, 'discount-on-offer'],
  ['a price that has changed', { expectedCents: 1899 }, 409, 'price-changed'],
])('refuses %s without an order or a draft', async (_what, more, status, error) => {
  const { world, visitor: enter } = await openPaidFirstShop();
  const wish = { productId: 'basic', email: 'jo@example.com', ...more };
  const response = await enter().json('POST', '/api/purchase', wish);
  expect([response.status, ((await response.json()) as { error: string }).error]).toEqual([status, error]);
  expect(await world.database.db.select().from(orders)).toEqual([]);
  expect(await world.database.db.select().from(shoots)).toEqual([]);
});

it('refuses pages of other sites and too many requests', async () => {
  const { world, visitor: enter } = await openPaidFirstShop();
  const wish = { productId: 'basic', email: 'jo@example.com' };
  const status = async (headers: Record<string, string>) =>
    (await enter().json('POST', '/api/purchase', wish, headers)).status;
  expect(await status({ 'Sec-Fetch-Site': 'cross-site' })).toBe(403);
  expect(await status({ 'Sec-Fetch-Site': '', Origin: 'https://evil.example' })).toBe(403);
  world.limited.add('checkout');
  const refused = await enter().json('POST', '/api/purchase', wish);
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(await world.database.db.select().from(shoots)).toEqual([]);
  world.limited.clear();
  expect(await status({})).toBe(200);
});

it('asks to try again later while the provider does not answer, and then opens the same order', async () => {
  const { world, provider, visitor: enter } = await openPaidFirstShop();
  const visitor = enter();
  await visitor.send('POST', '/api/shoot');
  provider.isDown = true;
  const wish = { productId: 'basic', email: 'jo@example.com' };
  const refused = await visitor.json('POST', '/api/purchase', wish);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Retry-After')).toMatch(/^[1-9]\d*$/);
  expect(await refused.json()).toMatchObject({ error: 'provider-unavailable' });
  provider.isDown = false;
  const orderId = await purchase(visitor);
  expect(await world.database.db.select().from(orders)).toMatchObject([{ id: orderId, state: 'open' }]);
});

it('does not blame the provider for a fault of our own', async () => {
  const { provider, visitor: enter } = await openPaidFirstShop();
  provider.openCheckout = () => Promise.reject(new TypeError('our fault'));
  const wish = { productId: 'basic', email: 'jo@example.com' };
  const response = await enter().json('POST', '/api/purchase', wish);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain('provider-unavailable');
});
