import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  checkOut,
  deliver,
  event,
  jobCount,
  NOW,
  openOrderBench,
  orderState,
  outcome,
  SHOOT_ID,
} from '../../../../test/order-bench.ts';
import { applyPaymentEvent } from '../../../features/orders/apply-payment-event.server.ts';
import { reconcileOrders } from '../../../features/orders/reconcile-orders.server.ts';
import { requestRefund } from '../../../features/orders/refunds/request-refund.server.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { orders } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { silentLog } from '../../../platform/log/silent-log.ts';

it('refunds the order of a failed shoot, notifies the buyer once, and ends the shoot', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  await deliver(bench, event(orderId));
  await requestRefund(bench.ports, bench.shootOfOrder, orderId, 'shoot-failed');
  await requestRefund(bench.ports, bench.shootOfOrder, orderId, 'shoot-failed');
  expect(await orderState(bench, orderId)).toBe('refund_requested');
  expect(await outcome(deliver(bench, event(orderId, { kind: 'refunded' })))).toBe('refunded');
  await requestRefund(bench.ports, bench.shootOfOrder, orderId, 'shoot-failed');
  expect(bench.refunded).toHaveLength(2);
  const [shoot] = await bench.database.db.select().from(shoots);
  expect(shoot?.state).toBe('refunded');
  const refundMails = await bench.database.db.select().from(mails).where(eq(mails.kind, 'refund'));
  expect(refundMails).toHaveLength(1);
  expect(refundMails[0]?.text).toMatch(/19\s€/);
});

it('a payment’s log lines name the shoot, from its arrival to its refund', async () => {
  const bench = await openOrderBench();
  const told: unknown[] = [];
  const log = { ...silentLog, info: (fields: object) => void told.push(fields) };
  const orderId = await checkOut(bench);
  const ports = { ...bench.ports, log };
  await applyPaymentEvent(ports, bench.shootOfOrder, event(orderId));
  await applyPaymentEvent(ports, bench.shootOfOrder, event(orderId));
  await requestRefund(ports, bench.shootOfOrder, orderId, 'operator');
  const named = { shootId: SHOOT_ID, orderId, paymentId: `payment-${orderId}` };
  expect(told).toMatchObject([
    { ...named, outcome: 'paid' },
    { ...named, outcome: 'repeat' },
    { ...named, reason: 'operator' },
  ]);
});

it('requests an unconfirmed refund again', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  await deliver(bench, event(orderId, { occurredAt: new Date(NOW.getTime() - 3_600_000) }));
  await requestRefund(bench.ports, bench.shootOfOrder, orderId, 'operator');
  expect(await reconcileOrders(bench.ports, bench.shootOfOrder)).toMatchObject({ refundsRetried: 1 });
  expect(await jobCount(bench, 'orders.refund')).toBe(1);
});

it('refunds a payment that arrives after the draft was erased', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  await bench.database.db.update(shoots).set({ state: 'expired', erasedAt: NOW });
  expect(await outcome(deliver(bench, event(orderId)))).toBe('paid');
  expect(await orderState(bench, orderId)).toBe('refund_requested');
  expect(await jobCount(bench, 'orders.refund')).toBe(1);
  expect(await jobCount(bench, 'shoots.render')).toBe(0);
  const [mail] = await bench.database.db.select().from(mails);
  expect(mail).toMatchObject({ recipient: 'mira@example.org', shootId: null });
  expect(mail?.text).toMatch(/der Entwurf dazu schon\s+gelöscht war/);
  const back = await outcome(deliver(bench, event(orderId, { kind: 'refunded' })));
  expect([back, await orderState(bench, orderId)]).toEqual(['refunded', 'refunded']);
  const [shoot] = await bench.database.db.select().from(shoots);
  expect(shoot?.state).toBe('expired');
});

it.each(['failed', 'refunded'] as const)('refunds a late payment of a %s shoot', async (state) => {
  const bench = await openOrderBench();
  const late = await checkOut(bench);
  const first = await checkOut(bench, { discountCode: 'WELCOME20' });
  expect(await outcome(deliver(bench, event(first, { amountCents: 1520 })))).toBe('paid');
  await bench.database.db.update(shoots).set({ state });
  await requestRefund(bench.ports, bench.shootOfOrder, first, 'shoot-failed');
  expect(await outcome(deliver(bench, event(late)))).toBe('paid');
  expect(await jobCount(bench, 'orders.refund')).toBe(1);
  expect(await jobCount(bench, 'shoots.render')).toBe(1);
  const written = await bench.database.db.select().from(mails);
  expect(written.map(({ kind }) => kind).toSorted()).toEqual(['order-confirmation', 'refund', 'refund']);
  const own = written.find(({ dedupeKey }) => dedupeKey === `refund:${late}`);
  expect(own?.subject).toBe('Ihre Zahlung kam zu spät: Sie bekommen Ihr Geld zurück');
});

it('refunds a payment that arrives after delivery, while another order is being refunded', async () => {
  const bench = await openOrderBench();
  const late = await checkOut(bench);
  const first = await checkOut(bench, { discountCode: 'WELCOME20' });
  await deliver(bench, event(first, { amountCents: 1520 }));
  await bench.database.db.update(shoots).set({ state: 'delivered' });
  await requestRefund(bench.ports, bench.shootOfOrder, first, 'operator');
  await deliver(bench, event(late, { occurredAt: new Date(NOW.getTime() + 60_000) }));
  expect(await jobCount(bench, 'orders.refund')).toBe(1);
});

it('continues a shoot whose first order is refunded while another order pays for it', async () => {
  const bench = await openOrderBench();
  const other = await checkOut(bench);
  const first = await checkOut(bench, { discountCode: 'WELCOME20' });
  await deliver(bench, event(first, { amountCents: 1520 }));
  await requestRefund(bench.ports, bench.shootOfOrder, first, 'operator');
  expect(await outcome(deliver(bench, event(other)))).toBe('paid');
  const back = event(first, { kind: 'refunded', amountCents: 1520 });
  expect(await outcome(deliver(bench, back))).toBe('refunded');
  const [shoot] = await bench.database.db.select().from(shoots);
  expect(shoot?.state).toBe('paid');
  expect(await jobCount(bench, 'orders.refund')).toBe(0);
});

it('refunds a payment for another package when the shoot is rendering for an order being refunded', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const basic = await checkOut(bench);
  await db.update(shoots).set({ packageId: 'premium' });
  const premium = await checkOut(bench);
  await deliver(bench, event(basic));
  await requestRefund(bench.ports, bench.shootOfOrder, basic, 'operator');
  await deliver(bench, event(premium, { amountCents: 2900 }));
  const [order] = await db.select().from(orders).where(eq(orders.id, premium));
  expect(order).toMatchObject({ state: 'refund_requested', refundReason: 'late-payment' });
  await deliver(bench, event(premium, { kind: 'refunded', amountCents: 2900 }));
  expect((await db.select().from(shoots))[0]).toMatchObject({ state: 'paid', packageId: 'basic' });
  await deliver(bench, event(basic, { kind: 'refunded' }));
  expect((await db.select().from(shoots))[0]?.state).toBe('refunded');
});

it('continues after partial refunds, and ends with the last of them', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const orderId = await checkOut(bench);
  await deliver(bench, event(orderId));
  const back = (eventId: string, amountCents: number) =>
    outcome(deliver(bench, event(orderId, { kind: 'refunded', eventId, amountCents })));
  expect([await back('a', 900), await back('b', 900), await back('c', 1800)]).toEqual(
    Array(3).fill('partial-refund'),
  );
  expect((await db.select().from(shoots))[0]?.state).toBe('paid');
  expect(await back('d', 1900)).toBe('refunded');
  expect((await db.select().from(shoots))[0]?.state).toBe('refunded');
  const told = await db.select().from(mails).where(eq(mails.kind, 'refund'));
  expect(told.map(({ subject }) => subject)).toEqual(['Ihre Zahlung wurde erstattet']);
});

it.each([
  [{ state: 'failed', paidAt: NOW }, 1],
  [{ state: 'refunded', paidAt: NOW }, 1],
  [{ state: 'expired', paidAt: null }, 1],
  [{ state: 'expired', paidAt: NOW }, 0],
  [{ state: 'delivered', paidAt: NOW }, 0],
] as const)('finds the money of a shoot that ended as %j', async (ended, refunds) => {
  const bench = await openOrderBench();
  await deliver(bench, event(await checkOut(bench)));
  await bench.database.db.update(shoots).set(ended);
  await reconcileOrders(bench.ports, bench.shootOfOrder);
  expect(await reconcileOrders(bench.ports, bench.shootOfOrder)).toMatchObject({ refundsMissed: refunds });
  expect(await jobCount(bench, 'orders.refund')).toBe(refunds);
});

it.each([
  [{ likeness: NOW.toISOString() }, 'shoot-failed'],
  [{}, 'likeness-withdrawn'],
])('records the right refund reason for a shoot that failed with consents %j', async (consents, reason) => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const orderId = await checkOut(bench);
  await deliver(bench, event(orderId));
  await db.update(shoots).set({ state: 'failed', consents });
  await reconcileOrders(bench.ports, bench.shootOfOrder);
  const asked = await db.execute(sql`select data from pgboss.job where name = 'orders.refund'`);
  expect(asked.rows).toEqual([{ data: { orderId, reason } }]);
});

it('gives the provider half an hour to confirm a refund before it requests it again', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  const askedAt = new Date(NOW.getTime() - 30 * 60_000);
  await deliver(bench, event(orderId, { occurredAt: askedAt }));
  await requestRefund(bench.ports, bench.shootOfOrder, orderId, 'operator');
  const none = { refundsRetried: 0, refundsMissed: 0 };
  expect(await reconcileOrders(bench.ports, bench.shootOfOrder)).toMatchObject(none);
  expect(await jobCount(bench, 'orders.refund')).toBe(0);
  const later = { ...bench.ports, clock: { now: () => new Date(NOW.getTime() + 1) } };
  expect(await reconcileOrders(later, bench.shootOfOrder)).toMatchObject({ refundsRetried: 1 });
  expect(await jobCount(bench, 'orders.refund')).toBe(1);
});

it('gives the provider half an hour to confirm the refund of an unmatched payment too', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  await deliver(bench, event(orderId));
  const second = { eventId: 'second', paymentId: 'second' };
  expect(await outcome(deliver(bench, event(orderId, second)))).toBe('second-payment');
  const at = (afterMs: number) => ({
    ...bench.ports,
    clock: { now: () => new Date(NOW.getTime() + afterMs) },
  });
  const none = { refundsRetried: 0 };
  expect(await reconcileOrders(at(30 * 60_000), bench.shootOfOrder)).toMatchObject(none);
  const once = { refundsRetried: 1 };
  expect(await reconcileOrders(at(30 * 60_000 + 1), bench.shootOfOrder)).toMatchObject(once);
});
