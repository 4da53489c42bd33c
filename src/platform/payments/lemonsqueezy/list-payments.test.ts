import { expect, it } from 'vitest';
import {
  CHECKOUT,
  listAll,
  NOW,
  openShop,
  type Shop,
} from '../../../../test/payment-stand-ins/lemonsqueezy/open-shop.ts';
import { changeJson, watchRequests } from '../../../../test/payment-stand-ins/watch-requests.ts';
import { collectUnreadableIds } from '../../../../test/payment-stand-ins/collect-payments.ts';
import { PaymentError } from '../payments.ts';
import { createLemonSqueezyPayments } from './lemon-squeezy-payments.ts';

const DAY_MS = 24 * 60 * 60_000;
const daysBefore = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

/** Sells to many buyers with one checkout, which is faster than one for each. */
async function sellOften({ payments, standIn }: Shop, count: number): Promise<void> {
  await payments.openCheckout(CHECKOUT);
  const [checkout] = standIn.account.checkouts;
  for (let index = 0; index < count; index += 1) standIn.account.pay(checkout!);
}

it('lists the payments of both stores as the provider has them', async () => {
  const shop = await openShop();
  const inEur = await shop.buy();
  const inUsd = await shop.buy({
    currency: 'USD',
    product: 'basic',
    amountCents: 1_900,
    email: 'us@example.org',
  });
  shop.standIn.refundFromDashboard(inUsd, 900);
  const listed = await listAll(shop, NOW);
  expect(listed.toSorted((a, b) => a.paymentId.localeCompare(b.paymentId))).toEqual([
    {
      paymentId: inEur,
      orderId: undefined,
      email: 'buyer@example.org',
      amountCents: 2_900,
      taxCents: 463,
      refundedCents: 0,
      currency: 'EUR',
      variantId: shop.payments.variantId('premium', 'EUR'),
      invoiceUrl: expect.stringMatching(/^https:/) as string,
      paidAt: NOW,
      refundedAt: undefined,
    },
    expect.objectContaining({
      paymentId: inUsd,
      email: 'us@example.org',
      refundedCents: 900,
      currency: 'USD',
      refundedAt: undefined,
    }),
  ]);
});

it('follows all pages, although requests are often one too many', async () => {
  const shop = await openShop();
  await sellOften(shop, 250);
  let requests = 0;
  Object.defineProperty(shop.standIn.api, 'tooMany', { get: () => ((requests += 1) % 2 === 1 ? 1 : 0) });
  const watched = watchRequests();
  const ids = (await listAll(shop, NOW)).map(({ paymentId }) => paymentId);
  expect(new Set(ids).size).toBe(250);
  expect(ids).toHaveLength(250);
  expect(requests).toBe(8);
  // The largest page that the API documents.
  expect(watched[0]?.line).toContain('page%5Bsize%5D=100');
});

it('lists no payment twice when others arrive between two pages', async () => {
  const shop = await openShop();
  await sellOften(shop, 150);
  const ids: string[] = [];
  for await (const { paymentId } of shop.payments.listPayments(NOW)) {
    if (ids.push(paymentId) === 50) await sellOften(shop, 7);
  }
  expect(ids).toHaveLength(150);
  expect(new Set(ids).size).toBe(150);
});

it('leaves out older payments, unless they were refunded since', async () => {
  const shop = await openShop();
  const at = async (date: Date) => {
    shop.time.now = date;
    return shop.buy();
  };
  await at(daysBefore(60));
  const refundedLate = await at(daysBefore(40));
  const refundedEarly = await at(daysBefore(39));
  // More than a page of others lies between.
  shop.time.now = daysBefore(10);
  await sellOften(shop, 120);
  const recent = await at(daysBefore(1));
  shop.time.now = daysBefore(20);
  shop.standIn.refundFromDashboard(refundedEarly, 100);
  shop.time.now = daysBefore(1);
  shop.standIn.refundFromDashboard(refundedLate);
  shop.time.now = NOW;
  const listed = await listAll(shop, daysBefore(7));
  expect(listed.map(({ paymentId }) => paymentId)).toEqual([recent, refundedLate]);
  expect(listed[1]).toMatchObject({ refundedCents: 2_900, refundedAt: daysBefore(1) });
});

it('lists a refund of the very moment, and no older payment that only changed', async () => {
  const shop = await openShop();
  shop.time.now = daysBefore(10);
  const refunded = await shop.buy();
  await shop.buy();
  shop.time.now = daysBefore(7);
  shop.standIn.refundFromDashboard(refunded);
  Object.assign(shop.standIn.account.orders[1]!, { updatedAt: NOW });
  const listed = await listAll(shop, daysBefore(7));
  expect(listed.map(({ paymentId }) => paymentId)).toEqual([refunded]);
});

it.each([
  ['44 days', 0, 1],
  ['a millisecond more', 1, 0],
])('reads another page after an order that is %s old, the time for refunds', async (_what, ms, count) => {
  const shop = await openShop();
  shop.time.now = daysBefore(50);
  const refunded = await shop.buy();
  shop.time.now = new Date(daysBefore(44).getTime() - ms);
  await sellOften(shop, 100);
  shop.time.now = NOW;
  shop.standIn.refundFromDashboard(refunded);
  expect(await listAll(shop, NOW)).toHaveLength(count);
});

it('stops at the first page that is too old', async () => {
  const shop = await openShop();
  shop.time.now = daysBefore(400);
  await sellOften(shop, 250);
  shop.time.now = NOW;
  let requests = 0;
  Object.defineProperty(shop.standIn.api, 'isDown', { get: () => (requests += 1) === -1 });
  expect(await listAll(shop, NOW)).toEqual([]);
  expect(requests).toBe(2);
});

it('stops at the first page that is too old, although its last order is odd', async () => {
  const shop = await openShop();
  shop.time.now = daysBefore(400);
  await sellOften(shop, 250);
  shop.time.now = NOW;
  type Entry = { attributes: object };
  const watched = watchRequests((_line, real) =>
    changeJson(real, ({ data, ...body }: { data: Entry[] }) => ({
      ...body,
      data: data.map((entry, index) =>
        index === 99 ? { ...entry, attributes: { ...entry.attributes, total: '2900' } } : entry,
      ),
    })),
  );
  expect(await listAll(shop, NOW)).toEqual([]);
  expect(watched).toHaveLength(2);
});

it('stops at an empty page, however many pages the provider reports', async () => {
  const shop = await openShop();
  const watched = watchRequests((_line, real) =>
    changeJson(real, (body: object) => ({ ...body, meta: { page: { lastPage: 3 } } })),
  );
  expect(await listAll(shop, NOW)).toEqual([]);
  expect(watched).toHaveLength(2);
});

it('leaves out payments of the other mode, and orders that were never paid', async () => {
  const shop = await openShop();
  await sellOften(shop, 6);
  const { orders } = shop.standIn.account;
  Object.assign(orders[0]!, { checkout: { ...orders[0]!.checkout, isTest: false } });
  Object.assign(orders[1]!, { status: 'pending' });
  Object.assign(orders[2]!, { status: 'failed', refundedCents: 2_900 });
  Object.assign(orders[3]!, { status: 'fraudulent' });
  Object.assign(orders[4]!, { status: 'fraudulent', refundedCents: 2_900 });
  const ids = (await listAll(shop, NOW)).map(({ paymentId }) => paymentId);
  expect(ids).toEqual([`${orders[5]!.id}`, `${orders[4]!.id}`]);
});

it('lists nothing when the key belongs to the other mode', async () => {
  const shop = await openShop('test');
  await shop.buy();
  const live = createLemonSqueezyPayments({ ...shop.options, mode: 'live' });
  expect(await listAll({ payments: live }, NOW)).toEqual([]);
});

it('leaves out other products of the store', async () => {
  const shop = await openShop();
  await sellOften(shop, 2);
  const { orders } = shop.standIn.account;
  const { checkout } = orders[0]!;
  Object.assign(orders[0]!, { checkout: { ...checkout, variant: { ...checkout.variant, id: 999_999 } } });
  expect((await listAll(shop, NOW)).map(({ paymentId }) => paymentId)).toEqual([`${orders[1]!.id}`]);
});

/** Changes the attributes of the oldest of three orders in the provider's answers. */
async function withOddOrder(attributes: object, change: object = {}) {
  const shop = await openShop();
  await sellOften(shop, 3);
  type Entry = { attributes: object };
  watchRequests((line, real) =>
    line.startsWith('GET /v1/orders')
      ? changeJson(real, (body: { data: Entry[] }) => ({
          ...body,
          data: body.data.map((entry, index) =>
            index === 2 ? { ...entry, ...change, attributes: { ...entry.attributes, ...attributes } } : entry,
          ),
        }))
      : real(),
  );
  const readable = await listAll(shop, NOW);
  return { readable, unreadable: await collectUnreadableIds(shop.payments, NOW) };
}

it.each([
  [{ total: '2900' }, {}, '4100001'],
  [{ status: null, created_at: 'yesterday', updated_at: 5 }, {}, '4100001'],
  [{ currency: 'euro', created_at: '2026-01-01T10:00:00Z' }, {}, '4100001'],
  [{}, { id: 'a b' }, '?'],
  [{}, { id: null, type: 'x' }, '?'],
])('reports an order with %j and %j as unreadable, and lists the others', async (attributes, change, id) => {
  const { readable, unreadable } = await withOddOrder(attributes, change);
  expect(unreadable).toEqual([id]);
  expect(readable).toHaveLength(2);
});

it.each([
  ['of the other mode', { test_mode: false }],
  ['of another product', { first_order_item: { variant_id: 999_999 } }],
  ['that has not changed since', { created_at: '2026-01-01T10:00:00Z', updated_at: '2026-01-01T10:00:00Z' }],
])('reports no odd order %s', async (_what, attributes) => {
  const { readable, unreadable } = await withOddOrder({ total: '2900', ...attributes });
  expect([readable.length, unreadable]).toEqual([2, []]);
});

it('throws when the provider fails on a later page', async () => {
  const shop = await openShop();
  await sellOften(shop, 150);
  let requests = 0;
  Object.defineProperty(shop.standIn.api, 'isDown', { get: () => (requests += 1) > 1 });
  await expect(listAll(shop, NOW)).rejects.toThrow(PaymentError);
});
