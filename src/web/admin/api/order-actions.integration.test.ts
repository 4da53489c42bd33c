import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDashboard, OWNER, SUPPORT } from '../../../../test/dashboard-bench.ts';
import { insertDeliveredShoot } from '../../../../test/delivered-shoot.ts';
import { killAtEveryStep } from '../../../../test/kill-at-every-step.ts';
import { killableDashboard } from '../../../../test/killable-dashboard.ts';
import { listAuditAbout } from '../../../features/operators/audit/audit-store.server.ts';
import { orders } from '../../../platform/db/tables/orders.ts';

interface Answer {
  readonly error?: string;
  readonly field?: string;
  readonly message?: string;
}
const answerOf = async (response: Response) => [response.status, (await response.json()) as Answer] as const;

const SEEN = { state: 'paid', requestedCents: 0, seen: 0 };
const WHOLE = { ...SEEN, reason: 'not happy' };

async function delivered() {
  const bench = await openDashboard();
  const id = await insertDeliveredShoot(bench);
  const orderId = `order-of-${id}`;
  return {
    ...{ bench, id, orderId },
    order: async () => (await bench.context.db.select().from(orders).where(eq(orders.id, orderId)))[0]!,
    audit: () => listAuditAbout(bench.context.db, [orderId], 9),
    path: (action: string) => `/orders/${orderId}/${action}`,
  };
}

it('refunds everything once, and writes down who, why and how much', async () => {
  const { bench, order, orderId, path, audit } = await delivered();
  const operator = await bench.operator(SUPPORT);
  expect((await operator.post(path('refund'), WHOLE)).status).toBe(200);
  await bench.drain();
  expect(bench.refunded).toEqual([orderId]);
  expect(await order()).toMatchObject({ state: 'refund_requested', refundReason: 'operator' });
  expect(await audit()).toMatchObject([
    {
      ...{ operator: SUPPORT, action: 'refunded-order', reason: 'not happy' },
      detail: { orderId, totalCents: 1900, earlierCents: 0, currency: 'USD' },
    },
  ]);
  const [status, { message }] = await answerOf(await operator.post(path('refund'), WHOLE));
  expect(status).toBe(409);
  expect(message).toContain('it is “refund requested”, with refunds of $19 requested');
  expect(await audit()).toHaveLength(1);
});

it('refunds up to a total, and further up to a higher one', async () => {
  const { bench, order, path } = await delivered();
  const operator = await bench.operator();
  expect((await operator.post(path('refund'), { ...WHOLE, total: '5,00' })).status).toBe(200);
  await bench.drain();
  expect(await order()).toMatchObject({ state: 'paid', refundRequestedCents: 500 });
  const seen = { requestedCents: 500, seen: 1_000 };
  const lower = await operator.post(path('refund'), { ...WHOLE, ...seen, total: '5.00' });
  expect(await answerOf(lower)).toMatchObject([422, { field: 'total', error: 'amount-requested' }]);
  expect((await operator.post(path('refund'), { ...WHOLE, ...seen, total: '7.50' })).status).toBe(200);
});

it.each(['19', '19.01', '0', 'all', '-5', ''])('refuses %j as a part of the price', async (total) => {
  const { bench, path, audit } = await delivered();
  const operator = await bench.operator();
  const [status, answer] = await answerOf(await operator.post(path('refund'), { ...WHOLE, total }));
  expect([status, answer.field]).toEqual([422, 'total']);
  expect(await audit()).toEqual([]);
});

it('refuses a refund without a reason', async () => {
  const { bench, path, audit } = await delivered();
  const operator = await bench.operator();
  const response = await operator.post(path('refund'), { ...WHOLE, reason: ' ' });
  expect(await answerOf(response)).toMatchObject([422, { field: 'reason' }]);
  expect(await audit()).toEqual([]);
});

it.each([
  ['everything', {}, {}],
  ['two parts', { total: '5.00' }, { total: '6.00' }],
  ['everything and a part', {}, { total: '6.00' }],
])('lets one of two operators refund at once: %s', async (_, first, second) => {
  const { bench, path, audit, order } = await delivered();
  const operators = [await bench.operator(OWNER), await bench.operator(SUPPORT)];
  const bodies = [
    { ...WHOLE, ...first },
    { ...WHOLE, ...second },
  ];
  const answers = await Promise.all(
    operators.map(async (one, index) => answerOf(await one.post(path('refund'), bodies[index]))),
  );
  expect(answers.map(([status]) => status).toSorted()).toEqual([200, 409]);
  expect(await audit()).toHaveLength(1);
  await bench.drain();
  const { refundRequestedCents } = await order();
  expect((await audit())[0]?.detail).toMatchObject({ totalCents: refundRequestedCents });
});

it('refuses a refund while an earlier one waits in the queue, also with the audit entry seen', async () => {
  const { bench, path } = await delivered();
  const operator = await bench.operator();
  await operator.post(path('refund'), { ...WHOLE, total: '5.00' });
  const again = await operator.post(path('refund'), { ...WHOLE, seen: 1_000, total: '6.00' });
  expect(await answerOf(again)).toMatchObject([409, { error: 'refund-under-way' }]);
});

it('mails the links of the buyer’s orders, once', async () => {
  const { bench, path, audit } = await delivered();
  const operator = await bench.operator();
  expect(await answerOf(await operator.post(path('links'), { seen: 0 }))).toEqual([200, { orders: 1 }]);
  expect((await operator.post(path('links'), { seen: 0 })).status).toBe(409);
  await bench.drain();
  const last = bench.mailer.sent().at(-1);
  expect([last?.to, last?.text.includes('/order/order-of-')]).toEqual(['jo@example.com', true]);
  expect(await audit()).toMatchObject([{ action: 'sent-mail-again', detail: { mail: 'order-links' } }]);
});

it.each([
  [{ state: 'open' as const }, 'order-unpaid'],
  [{ email: null, emailKey: null }, 'address-erased'],
])('mails no links of an order with %j', async (change, error) => {
  const { bench, orderId, path } = await delivered();
  await bench.context.db.update(orders).set(change).where(eq(orders.id, orderId));
  const operator = await bench.operator();
  expect(await answerOf(await operator.post(path('links'), { seen: 0 }))).toMatchObject([409, { error }]);
});

it('refuses what is asked of an unknown order', async () => {
  const { bench } = await delivered();
  const operator = await bench.operator();
  expect((await operator.post('/orders/no-such-order/refund', WHOLE)).status).toBe(404);
  expect((await operator.post('/orders/no-such-order/links', { seen: 0 })).status).toBe(404);
});

it('refunds no other order', async () => {
  const { bench, path } = await delivered();
  const other = await insertDeliveredShoot(bench);
  await (await bench.operator()).post(path('refund'), WHOLE);
  await bench.drain();
  const rows = await bench.database.db.select().from(orders);
  expect(rows.find(({ id }) => id === `order-of-${other}`)?.state).toBe('paid');
});

it.each([
  [{ state: 'open' as const, paidAt: null }, 'order-unpaid'],
  [{ state: 'refunded' as const }, 'order-refunded'],
  [{ provider: 'paddle' as const }, 'provider-missing'],
])('refunds no order with %j', async (change, error) => {
  const { bench, orderId, path, audit } = await delivered();
  await bench.context.db.update(orders).set(change).where(eq(orders.id, orderId));
  const { state } = { state: 'paid', ...change };
  const response = await (await bench.operator()).post(path('refund'), { ...WHOLE, state });
  expect(await answerOf(response)).toMatchObject([409, { error }]);
  expect(await audit()).toEqual([]);
});

it('is asked for again when the job of an earlier request was lost', async () => {
  const { bench, orderId, path, audit } = await delivered();
  const operator = await bench.operator();
  await operator.post(path('refund'), WHOLE);
  await bench.context.db.execute(sql`delete from pgboss.job where name = 'orders.refund'`);
  const [entry] = await audit();
  expect((await operator.post(path('refund'), { ...WHOLE, seen: entry!.id })).status).toBe(200);
  await bench.drain();
  expect(bench.refunded).toEqual([orderId]);
});

it('enqueues and records a refund together, wherever the process is killed', async () => {
  const bench = await openDashboard();
  const { crash, post } = await killableDashboard(bench);
  await killAtEveryStep(
    crash,
    async () => `order-of-${await insertDeliveredShoot(bench)}`,
    async (id) => {
      // Refused as requested already when the process was killed after its commit.
      expect([200, 409]).toContain(await post(`/orders/${id}/refund`, WHOLE));
    },
    async (id, killedAt) => {
      expect(await listAuditAbout(bench.context.db, [id], 9), killedAt).toHaveLength(1);
      await bench.drain();
      expect(
        bench.refunded.filter((refunded) => refunded === id),
        killedAt,
      ).toHaveLength(1);
    },
  );
});
