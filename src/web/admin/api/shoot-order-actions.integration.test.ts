import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { openDashboard, OWNER, SUPPORT } from '../../../../test/dashboard-bench.ts';
import { insertDeliveredShoot } from '../../../../test/delivered-shoot.ts';
import { SECOND } from '../../../../test/second-customer/second-customer.ts';
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
    path: (action: string) => `/shoots/${id}/orders/${orderId}/${action}`,
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

it('knows no orders of other shoots', async () => {
  const { bench, id } = await delivered();
  const operator = await bench.operator();
  for (const [action, body] of [
    ['refund', WHOLE],
    ['links', { seen: 0 }],
  ] as const)
    for (const orderId of [SECOND.orderId, 'no-such-order']) {
      const response = await operator.post(`/shoots/${id}/orders/${orderId}/${action}`, body);
      expect(response.status).toBe(404);
    }
});
