import { expect, it } from 'vitest';
import type { ListedPayment } from '../payments.ts';
import {
  openBench,
  OTHER_PRODUCT,
  PADDLE_PRODUCTS,
} from '../../../../test/payment-stand-ins/paddle/paddle-bench.ts';
import {
  collectPayments,
  collectUnreadableIds,
} from '../../../../test/payment-stand-ins/collect-payments.ts';
import { changeJson, watchRequests } from '../../../../test/payment-stand-ins/watch-requests.ts';

async function list(bench: Awaited<ReturnType<typeof openBench>>, since: Date): Promise<ListedPayment[]> {
  return collectPayments(bench.payments, since);
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

it('lists a payment with all that it tells', async () => {
  const bench = await openBench();
  const paymentId = await bench.buy();
  const requests = watchRequests();
  expect(await list(bench, new Date(0))).toEqual([
    {
      paymentId,
      orderId: 'order1',
      email: 'buyer@example.org',
      amountCents: 1900,
      taxCents: 303,
      refundedCents: 0,
      refundedTaxCents: 0,
      currency: 'EUR',
      variantId: PADDLE_PRODUCTS.basic,
      invoiceUrl: undefined,
      paidAt: new Date('2026-11-21T10:00:00Z'),
      refundedAt: undefined,
    },
  ]);
  expect(requests.map(({ line }) => line.split('?')[0])).toEqual(['GET /transactions', 'GET /adjustments']);
});

it('follows all pages, without what is unpaid or was paid before', async () => {
  const bench = await openBench();
  await bench.buy({ orderId: 'early' });
  bench.time.now = new Date(bench.time.now.getTime() + MINUTE_MS);
  const since = bench.time.now;
  const orderIds = Array.from({ length: 65 }, (_, index) => `order${index}`); // three pages of at most 30
  for (const orderId of orderIds) await bench.buy({ orderId });
  await bench.payments.openCheckout({
    ...{ orderId: 'unpaid', product: 'basic', amountCents: 1900, currency: 'EUR', language: 'en' },
    ...{ email: 'buyer@example.org', returnUrl: 'https://shop.example/' },
  });
  const listed = await list(bench, since);
  expect(listed.map(({ orderId }) => orderId).toSorted()).toEqual(orderIds.toSorted());
});

it('lists an order whose product has another id at Paddle by now', async () => {
  const bench = await openBench();
  const paymentId = await bench.buy();
  Object.assign(bench.standIn.transactions[0]!.price, { product_id: OTHER_PRODUCT });
  expect(await list(bench, new Date(0))).toMatchObject([{ paymentId, variantId: OTHER_PRODUCT }]);
});

it('leaves out a payment that Paddle still processes', async () => {
  const bench = await openBench();
  await bench.buy();
  bench.standIn.transactions[0]!.status = 'paid';
  expect(await list(bench, new Date(0))).toEqual([]);
});

it('finds a recent refund after many old ones', async () => {
  const bench = await openBench();
  const [old, recent] = [await bench.buy({ orderId: 'old' }), await bench.buy({ orderId: 'recent' })];
  bench.standIn.refundFromDashboard(old);
  bench.time.now = new Date(bench.time.now.getTime() + 90 * DAY_MS);
  bench.standIn.refundFromDashboard(recent);
  expect(await list(bench, bench.time.now)).toMatchObject([{ paymentId: recent, refundedCents: 1900 }]);
});

it.each([
  ['60 days', 0, 1],
  ['a millisecond more', 1, 0],
])('finds a refund that was approved now and requested %s before', async (_what, ms, count) => {
  const bench = await openBench({ standIn: { reviewsRefunds: true } });
  const paymentId = await bench.buy();
  await bench.payments.refund({ paymentId, orderId: 'order1' });
  bench.time.now = new Date(bench.time.now.getTime() + 60 * DAY_MS + ms);
  bench.standIn.reviewRefunds('approved');
  expect(await list(bench, bench.time.now)).toHaveLength(count);
});

it('leaves out an older payment of which nothing was refunded', async () => {
  const bench = await openBench();
  const credited = await bench.buy();
  bench.time.now = new Date(bench.time.now.getTime() + DAY_MS);
  Object.assign(bench.standIn.chargeBack(credited), { action: 'credit' });
  expect(await list(bench, bench.time.now)).toEqual([]);
});

/** Lists the payments when Paddle's list of refunds is another one. */
async function listWithRefunds(change: object) {
  const bench = await openBench();
  bench.standIn.refundFromDashboard(await bench.buy());
  watchRequests((line, real) =>
    line.startsWith('GET /adjustments')
      ? changeJson(real, (body: object) => ({ ...body, ...change }))
      : real(),
  );
  return list(bench, new Date(0));
}

it('ends at an empty page, although Paddle says that there are more', async () => {
  const pagination = { per_page: 50, next: 'https://sandbox-api.paddle.com/adjustments', has_more: true };
  const empty = { data: [], meta: { request_id: '1', pagination: { ...pagination, estimated_total: 1 } } };
  expect(await listWithRefunds(empty)).toHaveLength(1);
});

/** The ids that are reported as unreadable when the entries of a list are changed. */
async function unreadableAfter(path: string, change: (entries: object[]) => unknown[], since = new Date(0)) {
  const bench = await openBench();
  const paymentId = await bench.buy();
  bench.standIn.refundFromDashboard(paymentId);
  await bench.buy({ orderId: 'order2' });
  watchRequests((line, real) =>
    line.startsWith(`GET ${path}`)
      ? changeJson(real, (body: { data: object[] }) => ({ ...body, data: change(body.data) }))
      : real(),
  );
  const ids = await collectUnreadableIds(bench.payments, since);
  return { ids, listed: await list(bench, since), paymentId };
}

it.each<[string, object]>([
  ['an amount', { details: { tax_rates_used: [], line_items: [], totals: { total: 1900 } } }],
  ['a date', { billed_at: 'yesterday' }],
  ['an item, which the SDK cannot convert', { items: [{ quantity: 1, price: { product_id: 1 } }] }],
  ['everything but its order', { items: null, details: null, payments: null, billed_at: null }],
])('reports a payment with %s that is not as documented, and lists the others', async (_, change) => {
  const { ids, listed, paymentId } = await unreadableAfter('/transactions', ([odd, ...others]) => [
    { ...odd, ...change },
    ...others,
  ]);
  expect(ids).toEqual([paymentId]);
  expect(listed).toMatchObject([{ orderId: 'order2' }]);
});

it('leaves out an odd sale of something else', async () => {
  const foreign = { custom_data: null, items: [{ quantity: 1, price: { product_id: OTHER_PRODUCT } }] };
  const { ids, listed } = await unreadableAfter('/transactions', ([odd, ...others]) => [
    { ...odd, ...foreign },
    ...others,
  ]);
  expect(ids).toEqual([]);
  expect(listed).toMatchObject([{ orderId: 'order2' }]);
});

it.each<[string, object]>([
  ['a date that is not as documented', { updated_at: 'yesterday' }],
  ['items that the SDK cannot convert', { items: null }],
])('lists an older payment whose refund has %s', async (_, change) => {
  const { ids, listed, paymentId } = await unreadableAfter(
    '/adjustments',
    ([odd]) => [{ ...odd, ...change }],
    new Date('2026-11-22T10:00:00Z'),
  );
  expect(ids).toEqual([]);
  expect(listed).toMatchObject([{ paymentId, refundedCents: 1900 }]);
});

it('reports a refund that names no payment', async () => {
  const without = { id: 'adj_1', items: [], totals: {}, tax_rates_used: [] };
  const { ids, listed, paymentId } = await unreadableAfter('/adjustments', () => [without]);
  expect(ids).toEqual(['adj_1']);
  expect(listed).toMatchObject([{ paymentId, refundedCents: 1900 }, { orderId: 'order2' }]);
});

it('waits when Paddle limits the rate', async () => {
  const answers = [0, 0.9, 0.9, 0.9];
  const bench = await openBench({ standIn: { random: () => answers.shift() ?? 0.9 } });
  answers.length = 0;
  await bench.buy();
  bench.standIn.api.tooMany = 0.5;
  answers.push(0.9, 0.9, 0.9, 0); // the page with refunds is refused at first
  const startMs = performance.now();
  expect(await list(bench, new Date(0))).toHaveLength(1);
  expect(performance.now() - startMs).toBeGreaterThan(990);
});

it('lists older payments that were refunded since, from several pages', async () => {
  const bench = await openBench();
  const older: string[] = [];
  for (let index = 0; index < 60; index++) older.push(await bench.buy({ orderId: `old${index}` }));
  bench.standIn.refundFromDashboard(older[59]!);
  bench.time.now = new Date(bench.time.now.getTime() + 20 * DAY_MS);
  const since = bench.time.now;
  for (const paymentId of older.slice(0, 55)) bench.standIn.refundFromDashboard(paymentId, 300);
  const recent = await bench.buy({ orderId: 'recent' });
  bench.standIn.refundFromDashboard(recent);
  const listed = await list(bench, since);
  expect(listed.map(({ paymentId }) => paymentId).toSorted()).toEqual(
    [...older.slice(0, 55), recent].toSorted(),
  );
  expect(listed.find(({ paymentId }) => paymentId === older[0])).toMatchObject({
    ...{ refundedCents: 300, amountCents: 1900, refundedAt: since },
    paidAt: new Date('2026-11-21T10:00:00Z'),
  });
  expect(listed.find(({ paymentId }) => paymentId === recent)).toMatchObject({ refundedCents: 1900 });
});

it('tells the time of the latest refund', async () => {
  const bench = await openBench();
  const paymentId = await bench.buy();
  bench.standIn.refundFromDashboard(paymentId, 300);
  bench.time.now = new Date(bench.time.now.getTime() + DAY_MS);
  bench.standIn.refundFromDashboard(paymentId, 500);
  expect(await list(bench, new Date(0))).toMatchObject([
    { refundedCents: 500, refundedTaxCents: 80, refundedAt: bench.time.now },
  ]);
});

it('lists a payment whose refund was requested before, and approved since', async () => {
  const bench = await openBench({ standIn: { reviewsRefunds: true } });
  const paymentId = await bench.buy();
  await bench.payments.refund({ paymentId, orderId: 'order1' });
  expect(await list(bench, new Date(0))).toMatchObject([{ refundedCents: 0, refundedAt: undefined }]);
  bench.time.now = new Date(bench.time.now.getTime() + 3 * DAY_MS);
  const since = bench.time.now;
  expect(await list(bench, since)).toEqual([]);
  bench.standIn.reviewRefunds('approved');
  expect(await list(bench, since)).toMatchObject([{ paymentId, refundedCents: 1900, refundedAt: since }]);
});

it('lists a sale of our product without an order, and leaves out other products of the account', async () => {
  const bench = await openBench();
  const stray = bench.standIn.sellOtherProduct(PADDLE_PRODUCTS.basic, 1900);
  bench.standIn.sellOtherProduct(OTHER_PRODUCT, 5000);
  expect(await list(bench, new Date(0))).toMatchObject([{ paymentId: stray, orderId: undefined }]);
  expect(await bench.deliver()).toEqual(['unreadable']);
});
