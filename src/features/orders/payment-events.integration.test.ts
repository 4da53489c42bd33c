import { setTimeout as delay } from 'node:timers/promises';
import { eq, isNotNull } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  checkOut,
  checkOutOf,
  event,
  jobCount,
  NOW,
  openOrderBench,
  openShoot,
  orderState,
  SHOOT_ID,
  type OrderBench,
} from '../../../test/order-bench.ts';
import { pausedDatabase } from '../../../test/paused-database.ts';
import { mails } from '../../platform/db/tables/mails.ts';
import { orders, paymentEvents, unmatchedPayments } from '../../platform/db/tables/orders.ts';
import { shoots } from '../../platform/db/tables/shoots.ts';
import { silentLog } from '../../platform/log/silent-log.ts';
import type { PaymentEvent } from '../../platform/payments/payments.ts';
import { applyPaymentEvent } from './apply-payment-event.server.ts';
import { forgetBuyer, listPaidOrdersOf } from './buyer-store.server.ts';
import { isRefundPending } from './order-shoot-store.server.ts';
import { insertOrder, lockOrder } from './order-store.server.ts';
import { insertEvent } from './payment-event-store.server.ts';
import { reconcileOrders } from './reconcile-orders.server.ts';
import { requestRefund } from './refunds/request-refund.server.ts';

const at = (afterMs: number) => new Date(NOW.getTime() + afterMs);

const apply = (bench: OrderBench, sent: PaymentEvent) =>
  applyPaymentEvent(bench.ports, bench.shootOfOrder, sent);

async function outcomesOf({ database }: OrderBench): Promise<Record<string, string>> {
  const rows = await database.db.select().from(paymentEvents);
  return Object.fromEntries(rows.map((row) => [`${row.provider} ${row.eventId}`, row.outcome]));
}

/** Gives an order the id that events already name. */
async function setOrderId({ database }: OrderBench, orderId: string, id: string): Promise<void> {
  await database.db.update(orders).set({ id }).where(eq(orders.id, orderId));
}

/** The row of an order, to be inserted with other values. */
const ORDER: typeof orders.$inferInsert = {
  ...{ id: 'order', shootId: null, productId: 'basic', packageId: 'basic', language: 'de' },
  ...{ amountCents: 1900, currency: 'EUR', provider: 'sandbox', createdAt: NOW },
};

it('logs an error for refunds of more than was requested, and for nothing else', async () => {
  const bench = await openOrderBench();
  const excess: unknown[] = [];
  const log = { ...silentLog, error: (fields: object) => void excess.push(fields) };
  const ports = { ...bench.ports, log };
  const applyLogged = (id: string, more: Partial<PaymentEvent> = {}) =>
    applyPaymentEvent(ports, bench.shootOfOrder, event(id, { eventId: crypto.randomUUID(), ...more }));
  for (const id of ['part', 'all', 'unrequested']) {
    await bench.database.db.insert(orders).values({ ...ORDER, id });
    await applyLogged(id);
  }
  for (const id of ['part', 'all'])
    await bench.database.db.update(orders).set({ refundRequestedCents: 500 }).where(eq(orders.id, id));
  await applyLogged('unrequested', { kind: 'refunded', amountCents: 700 });
  await applyLogged('part', { kind: 'refunded', amountCents: 300 });
  await applyLogged('part', { kind: 'refunded', amountCents: 500 });
  await applyLogged('part', { paymentId: 'second' });
  await applyLogged('part', { kind: 'refunded', amountCents: 1_900, currency: 'USD' });
  expect(excess).toEqual([]);
  await applyLogged('part', { kind: 'refunded', amountCents: 900 });
  await applyLogged('all', { kind: 'refunded', amountCents: 1_900 });
  expect(excess).toMatchObject([
    { orderId: 'part', excessCents: 400 },
    { orderId: 'all', excessCents: 1_400 },
  ]);
});

it('logs warnings only for events that an operator should see', async () => {
  const bench = await openOrderBench();
  const warned: unknown[] = [];
  const log = {
    ...silentLog,
    warn: (fields: object, message: string) => void warned.push([fields, message]),
  };
  const applyLogged = (sent: PaymentEvent) =>
    applyPaymentEvent({ ...bench.ports, log }, bench.shootOfOrder, sent);
  const orderId = await checkOut(bench);
  await applyLogged(event('nobody'));
  await applyLogged(event(orderId, { eventId: 'low', paymentId: 'low', amountCents: 5 }));
  await bench.database.db.insert(orders).values({ ...ORDER, variantId: 'basic' });
  await applyLogged(event('order', { variantId: 'premium' }));
  await applyLogged(event(orderId));
  await applyLogged(event(orderId, { eventId: 'twice', paymentId: 'twice' }));
  await applyLogged(event(orderId, { kind: 'refunded' }));
  expect(warned).toMatchObject([
    [{ orderId: 'nobody', outcome: 'unknown-order' }, expect.stringContaining('no matching order')],
    [{ orderId, outcome: 'amount-mismatch' }, expect.stringContaining('does not match its order')],
    [{ orderId: 'order', outcome: 'product-mismatch' }, expect.stringContaining('does not match its order')],
    [{ orderId, outcome: 'second-payment' }, expect.stringContaining('does not match its order')],
  ]);
});

it('marks an order without a shoot as paid, and starts nothing', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  await bench.database.db.update(orders).set({ shootId: null });
  expect(await apply(bench, event(orderId))).toBe('paid');
  expect(await orderState(bench, orderId)).toBe('paid');
  expect(await jobCount(bench, 'orders.refund')).toBe(0);
  expect(await bench.database.db.select().from(mails)).toEqual([]);
  expect(await apply(bench, event(orderId, { kind: 'refunded' }))).toBe('refunded');
  expect((await bench.database.db.select().from(shoots))[0]?.state).toBe('ready_to_pay');
});

it('stores the tax and the invoice of a payment that arrives after its refund', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  await apply(bench, event(orderId, { kind: 'refunded', taxCents: 303 }));
  const invoiceUrl = 'https://provider.example/invoice';
  expect(await apply(bench, event(orderId, { taxCents: 303, invoiceUrl }))).toBe('refunded');
  const [order] = await bench.database.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order).toMatchObject({ state: 'refunded', taxCents: 303, invoiceUrl });
});

it('records a partial refund that arrived before its payment', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  await apply(bench, event(orderId, { kind: 'refunded', amountCents: 500 }));
  expect(await apply(bench, event(orderId))).toBe('paid');
  const [order] = await bench.database.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order).toMatchObject({ state: 'paid', refundRequestedCents: 500, refundedCents: 500 });
});

it('applies an event to the order that has its payment, whichever order the provider names', async () => {
  const bench = await openOrderBench();
  const named = await checkOut(bench);
  await openShoot(bench, 'again', 'mira@example.org');
  const other = await checkOutOf(bench, 'again');
  await apply(bench, event(named));
  // Read from a list without order numbers, in which the other order was the only one that fitted.
  await apply(bench, event(other, { eventId: 'reconciled', paymentId: 'second' }));
  expect(await apply(bench, event(named, { eventId: 'late', paymentId: 'second' }))).toBe('no-change');
  expect(await bench.database.db.select().from(unmatchedPayments)).toEqual([]);
  const refund = { kind: 'refunded', eventId: 'back', paymentId: 'second' } as const;
  expect(await apply(bench, event(named, refund))).toBe('refunded');
  expect([await orderState(bench, named), await orderState(bench, other)]).toEqual(['paid', 'refunded']);
});

it('gives the reason duplicate for a payment refunded before it arrived, when another order is paid', async () => {
  const bench = await openOrderBench();
  const second = await checkOut(bench);
  const first = await checkOut(bench, { discountCode: 'WELCOME20' });
  await apply(bench, event(first, { amountCents: 1520 }));
  await apply(bench, event(second, { kind: 'refunded', occurredAt: at(1) }));
  expect(await apply(bench, event(second))).toBe('refunded');
  const [order] = await bench.database.db.select().from(orders).where(eq(orders.id, second));
  expect(order).toMatchObject({ refundReason: 'duplicate', paidAt: NOW, refundedAt: at(1) });
  expect((await bench.database.db.select().from(shoots))[0]?.state).toBe('paid');
});

it('does not end a shoot with the refund of an order that never paid for it', async () => {
  const bench = await openOrderBench();
  const second = await checkOut(bench);
  const first = await checkOut(bench, { discountCode: 'WELCOME20' });
  await apply(bench, event(first, { amountCents: 1520 }));
  expect(await apply(bench, event(second))).toBe('duplicate');
  await requestRefund(bench.ports, bench.shootOfOrder, first, 'operator');
  expect(await apply(bench, event(second, { kind: 'refunded' }))).toBe('refunded');
  expect((await bench.database.db.select().from(shoots))[0]?.state).toBe('paid');
});

it('refunds the rest of a wrong payment of which a part was refunded before', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  const wrong = { paymentId: 'wrong', amountCents: 1_000 };
  await apply(bench, event(orderId, { ...wrong, kind: 'refunded', eventId: 'part', amountCents: 999 }));
  expect(await apply(bench, event(orderId, { ...wrong, eventId: 'came' }))).toBe('amount-mismatch');
  const unmatched = () => bench.database.db.select().from(unmatchedPayments);
  expect(await unmatched()).toMatchObject([{ state: 'refund_requested', refundedAt: null }]);
  expect(await jobCount(bench, 'orders.refund-unmatched')).toBe(1);
  // A refund of the same amount in another currency does not complete it either.
  const dollars = { ...wrong, kind: 'refunded', eventId: 'usd', currency: 'USD' } as const;
  expect(await apply(bench, event(orderId, dollars))).toBe('unmatched-refund');
  expect(await unmatched()).toMatchObject([{ state: 'refund_requested' }]);
});

it('counts the largest refund that arrived before the payment, and only refunds of this payment', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  const wrong = event(orderId, { paymentId: 'wrong', amountCents: 1_000 });
  const before = (eventId: string, more: Partial<PaymentEvent>) =>
    apply(bench, { ...wrong, kind: 'refunded', eventId, ...more });
  await before('first', { amountCents: 400 });
  await before('all', { occurredAt: at(2) });
  await before('again', { occurredAt: at(3), amountCents: 700 });
  // None of these is a refund of the payment.
  await before('other-currency', { currency: 'USD', amountCents: 5_000 });
  await before('other-order', { orderId: 'nobody', amountCents: 6_000 });
  await before('other-provider', { provider: 'another', amountCents: 7_000 });
  await apply(bench, wrong);
  const [payment] = await bench.database.db.select().from(unmatchedPayments);
  expect(payment).toMatchObject({ state: 'refunded', refundedAt: at(2) });
});

it.each([
  ['currency', { currency: 'USD' as const }],
  ['order', { orderId: 'nobody' }],
  ['provider', { provider: 'another' }],
])('does not count a refund of another %s', async (_what, other) => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  await apply(bench, event(orderId, { kind: 'refunded', ...other }));
  expect(await apply(bench, event(orderId))).toBe('paid');
});

it('gives a payment to its own order when an order of another provider has a payment with this id', async () => {
  const bench = await openOrderBench();
  await openShoot(bench, 'elsewhere');
  const elsewhere = await checkOutOf(bench, 'elsewhere');
  const { db } = bench.database;
  await db.update(orders).set({ provider: 'another', state: 'paid', paymentId: 'same', paidAt: NOW });
  const orderId = await checkOut(bench);
  expect(await apply(bench, event(orderId, { paymentId: 'same' }))).toBe('paid');
  expect(await orderState(bench, orderId)).toBe('paid');
  expect(await orderState(bench, elsewhere)).toBe('paid');
});

it('keeps the tax and the invoice of a payment when the provider reports its refund', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  const invoiceUrl = 'https://pay.example/invoice/1';
  await apply(bench, event(orderId, { taxCents: 303, invoiceUrl }));
  const back = event(orderId, { kind: 'refunded', taxCents: 300, occurredAt: at(1_000) });
  expect(await apply(bench, back)).toBe('refunded');
  expect(await bench.database.db.select().from(orders)).toMatchObject([
    { state: 'refunded', taxCents: 303, invoiceUrl, paidAt: NOW, refundedAt: at(1_000) },
  ]);
});

it.each([
  ['two orders of one shoot', ['paid', 'duplicate']],
  ['one order without a shoot', ['paid', 'second-payment']],
])('judges two payments at once of %s one after the other', async (what, outcomes) => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const first = await checkOut(bench);
  let second = first;
  if (what === 'two orders of one shoot') {
    await db.update(shoots).set({ language: 'es' });
    second = await checkOut(bench);
    expect(second).not.toBe(first);
  } else await db.update(orders).set({ shootId: null });
  const paused = pausedDatabase(bench.ports.db);
  const winning = applyPaymentEvent({ ...bench.ports, db: paused.db }, bench.shootOfOrder, event(first));
  await paused.reached;
  const losing = apply(bench, event(second, { eventId: 'losing', paymentId: 'losing' }));
  expect(await Promise.race([losing, delay(300, 'waits')])).toBe('waits');
  paused.resume();
  expect([await winning, await losing]).toEqual(outcomes);
});

it('knows which shoot ends because its own order is being refunded', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  await openShoot(bench, 'other');
  const own = await checkOut(bench);
  const other = await checkOutOf(bench, 'other');
  const refund = (id: string, refundReason: string) =>
    db.update(orders).set({ state: 'refund_requested', refundReason }).where(eq(orders.id, id));
  await db.update(orders).set({ state: 'paid' }).where(eq(orders.id, own));
  await refund(other, 'withdrawal');
  expect(await isRefundPending(db, SHOOT_ID), 'paid').toBe(false);
  expect(await isRefundPending(db, 'other')).toBe(true);
  await refund(own, 'offer-used');
  expect(await isRefundPending(db, SHOOT_ID), 'a payment that was refused').toBe(false);
  await db.update(orders).set({ shootId: SHOOT_ID });
  expect(await isRefundPending(db, SHOOT_ID), 'one of two').toBe(true);
});

it('forgets the buyer of one shoot only, and tells who paid for it last', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const invoiceUrl = 'https://pay.example/invoice/1';
  const rows = [
    ['earlier', SHOOT_ID, 'earlier@example.org', at(1_000)],
    ['last', SHOOT_ID, 'last@example.org', at(2_000)],
    ['unpaid', SHOOT_ID, 'unpaid@example.org', null],
    ['nameless', SHOOT_ID, null, at(3_000)],
    ['elsewhere', 'other', 'elsewhere@example.org', at(4_000)],
  ] as const;
  await db.transaction(async (tx) => {
    for (const [id, shootId, email, paidAt] of rows) {
      await insertOrder(tx, { ...ORDER, id, shootId, email, emailKey: email, paidAt, invoiceUrl });
      await insertEvent(tx, event(id, { invoiceUrl }), NOW, 'paid');
    }
  });
  const forget = () => db.transaction((tx) => forgetBuyer(tx, SHOOT_ID));
  expect(await forget()).toBe('last@example.org');
  const kept = await db.select().from(orders).where(isNotNull(orders.email));
  expect(kept).toMatchObject([{ id: 'elsewhere', emailKey: 'elsewhere@example.org', invoiceUrl }]);
  const invoices = await db.select().from(orders).where(isNotNull(orders.invoiceUrl));
  expect(invoices.map(({ id }) => id)).toEqual(['elsewhere']);
  const events = await db.select().from(paymentEvents).where(isNotNull(paymentEvents.invoiceUrl));
  expect(events.map(({ orderId }) => orderId)).toEqual(['elsewhere']);
  expect(await forget(), 'forgotten before').toBeUndefined();
});

it('lists the twenty orders that a person paid last, newest first', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const numbers = Array.from({ length: 21 }, (_, index) => index);
  await db.transaction(async (tx) => {
    for (const number of numbers) {
      const paid = { state: 'paid', paidAt: at(number * 1_000), emailKey: 'mira@example.org' } as const;
      await insertOrder(tx, { ...ORDER, ...paid, id: `order-${number}` });
    }
  });
  const listed = await listPaidOrdersOf(db, 'mira@example.org');
  expect(listed.map(({ id }) => id)).toEqual(
    numbers
      .slice(1)
      .toReversed()
      .map((number) => `order-${number}`),
  );
});

it('distinguishes the payments and events of two providers that have the same ids', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  const { db } = bench.database;
  const sent = event(orderId, { amountCents: 5 });
  expect(await apply(bench, { ...sent, provider: 'another' })).toBe('unknown-order');
  expect(await apply(bench, sent)).toBe('amount-mismatch');
  expect(await outcomesOf(bench)).toEqual({
    [`another ${sent.eventId}`]: 'unknown-order',
    [`sandbox ${sent.eventId}`]: 'amount-mismatch',
  });
  const [payment] = await db.select().from(unmatchedPayments);
  await db.insert(unmatchedPayments).values({ ...payment!, provider: 'another' });
  expect(await apply(bench, { ...sent, kind: 'refunded', eventId: 'back' })).toBe('unmatched-refund');
  const states = await db.select().from(unmatchedPayments);
  expect(Object.fromEntries(states.map(({ provider, state }) => [provider, state]))).toEqual({
    another: 'refund_requested',
    sandbox: 'refunded',
  });
});

it('keeps the earlier of two payments that waited for their order, even if it arrived later', async () => {
  const bench = await openOrderBench();
  await apply(bench, event('early', { eventId: 'second', paymentId: 'second', occurredAt: at(1) }));
  await apply(bench, event('early', { eventId: 'first', paymentId: 'first' }));
  await setOrderId(bench, await checkOut(bench), 'early');
  expect(await reconcileOrders(bench.ports, bench.shootOfOrder)).toMatchObject({ appliedEvents: 2 });
  const [order] = await bench.database.db.select().from(orders);
  expect(order).toMatchObject({ paymentId: 'first', paidAt: NOW });
  expect(await outcomesOf(bench)).toEqual({ 'sandbox first': 'paid', 'sandbox second': 'second-payment' });
});

it('counts a waiting event that can be applied, not one of another provider nor one applied before', async () => {
  const bench = await openOrderBench();
  await setOrderId(bench, await checkOut(bench), 'early');
  await apply(bench, event('early', { provider: 'another' }));
  await apply(bench, event('early', { kind: 'declined' }));
  const stored = event('early');
  // An older version stored and applied an event in two steps; a process killed in between left this.
  await bench.ports.db.transaction((tx) => insertEvent(tx, stored, NOW, 'unknown-order'));
  expect(await reconcileOrders(bench.ports, bench.shootOfOrder)).toMatchObject({ appliedEvents: 1 });
  expect(await outcomesOf(bench)).toEqual({
    'another paid-early': 'unknown-order',
    'sandbox declined-early': 'declined',
    'sandbox paid-early': 'paid',
  });
});

it('applies only events of its own order at a checkout', async () => {
  const bench = await openOrderBench();
  await apply(bench, event('early'));
  const ready = await checkOut(bench);
  await setOrderId(bench, ready, 'early');
  await bench.database.db.update(orders).set({ shootId: 'elsewhere' });
  expect(await checkOut(bench)).not.toBe('early');
  expect(await orderState(bench, 'early')).toBe('open');
});

it('applies a waiting event once, even if two processes find it at the same time', async () => {
  const bench = await openOrderBench();
  await apply(bench, event('early'));
  await setOrderId(bench, await checkOut(bench), 'early');
  const both = await bench.ports.db.transaction(async (tx) => {
    await lockOrder(tx, 'early');
    const found = [1, 2].map(() => reconcileOrders(bench.ports, bench.shootOfOrder));
    // Long enough for both processes to find it.
    await delay(500);
    return found;
  });
  const applied = (await Promise.all(both)).map(({ appliedEvents }) => appliedEvents);
  expect(applied.toSorted()).toEqual([0, 1]);
  expect(await outcomesOf(bench)).toEqual({ 'sandbox paid-early': 'paid' });
});
