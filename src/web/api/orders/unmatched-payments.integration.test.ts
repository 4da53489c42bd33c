import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { drainQueue } from '../../../../test/drain-queue.ts';
import {
  checkOut,
  deliver,
  event,
  jobCount,
  NOW,
  openOrderBench,
  outcome,
  SHOOT_ID,
  withRefunds,
} from '../../../../test/order-bench.ts';
import { reconcileOrders } from '../../../features/orders/reconcile-orders.server.ts';
import { refundUnmatchedPayment } from '../../../features/orders/refunds/refund-unmatched-payment.server.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { orders, unmatchedPayments } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { silentLog } from '../../../platform/log/silent-log.ts';
import type { RefundRequest } from '../../../platform/payments/payments.ts';

it('refunds exactly the second payment, with a mail that gives the reason; order and shoot continue', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const orderId = await checkOut(bench);
  expect(await outcome(deliver(bench, event(orderId)))).toBe('paid');
  const second = event(orderId, { eventId: 'again', paymentId: 'pay-2' });
  expect(await outcome(deliver(bench, second))).toBe('second-payment');
  expect(await outcome(deliver(bench, { ...second, eventId: 'once-more' }))).toBe('no-change');
  expect(await db.select().from(unmatchedPayments)).toMatchObject([
    { paymentId: 'pay-2', orderId, amountCents: 1900, reason: 'duplicate', state: 'refund_requested' },
  ]);
  const asked: RefundRequest[] = [];
  const told: object[] = [];
  const log = { ...silentLog, info: (fields: object) => void told.push(fields) };
  const payments = withRefunds(bench, async (request) => void asked.push(request));
  await drainQueue(bench.database.url, {
    'orders.refund-unmatched': (key) =>
      refundUnmatchedPayment({ ...bench.ports, payments, log }, bench.shootOfOrder, key),
  });
  expect(asked).toEqual([{ paymentId: 'pay-2', orderId }]);
  expect(told).toEqual([{ shootId: SHOOT_ID, orderId, paymentId: 'pay-2', reason: 'duplicate' }]);

  const refund = event(orderId, { kind: 'refunded', paymentId: 'pay-2', eventId: 'back' });
  const part = { ...refund, eventId: 'part', amountCents: 900 };
  expect(await outcome(deliver(bench, part))).toBe('unmatched-refund');
  expect((await db.select().from(unmatchedPayments))[0]?.state).toBe('refund_requested');
  expect(await outcome(deliver(bench, refund))).toBe('unmatched-refund');
  expect((await db.select().from(unmatchedPayments))[0]).toMatchObject({
    state: 'refunded',
    refundedAt: NOW,
  });
  const later = { ...refund, eventId: 'back-again', occurredAt: new Date(NOW.getTime() + 60_000) };
  expect(await outcome(deliver(bench, later))).toBe('unmatched-refund');
  expect((await db.select().from(unmatchedPayments))[0]?.refundedAt, 'the first report counts').toEqual(NOW);
  await refundUnmatchedPayment({ ...bench.ports, payments, log }, bench.shootOfOrder, {
    provider: 'sandbox',
    paymentId: 'pay-2',
  });
  expect(asked).toHaveLength(1);

  expect((await db.select().from(orders))[0]).toMatchObject({
    state: 'paid',
    paymentId: `payment-${orderId}`,
  });
  expect((await db.select().from(shoots))[0]?.state).toBe('paid');
  const [mail, ...more] = await db.select().from(mails).where(eq(mails.kind, 'refund'));
  expect(mail).toMatchObject({
    recipient: 'mira@example.org',
    subject: 'Sie haben doppelt bezahlt: Eine Zahlung kommt zurück',
  });
  expect(mail?.text).toMatch(/19\s€/);
  expect(more).toEqual([]);
});

it('refunds a payment of another amount or currency; the order can still be paid', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const orderId = await checkOut(bench);
  const wrong = [
    event(orderId, { eventId: 'e1', paymentId: 'low', amountCents: 100 }),
    event(orderId, { eventId: 'e2', paymentId: 'high', amountCents: 190_000 }),
    event(orderId, { eventId: 'e3', paymentId: 'dollars', currency: 'USD' }),
  ];
  for (const one of wrong) expect(await outcome(deliver(bench, one))).toBe('amount-mismatch');
  // The provider corrects the amount, but this payment is already being refunded.
  expect(await outcome(deliver(bench, event(orderId, { eventId: 'e4', paymentId: 'low' })))).toBe(
    'no-change',
  );
  expect(await jobCount(bench, 'orders.refund-unmatched')).toBe(3);
  expect(await jobCount(bench, 'shoots.render')).toBe(0);
  expect(await checkOut(bench)).toBe(orderId);
  const texts = (await db.select().from(mails)).map(({ text }) => text.replace(/\s+/g, ' '));
  expect(texts).toHaveLength(3);
  for (const amount of [/\b1 €/, /\b1\.900 €/, /\b19 \$/])
    expect(texts.filter((text) => amount.test(text))).toHaveLength(1);
  for (const text of texts) expect(text).toContain('nicht in der vereinbarten Höhe oder Währung');
  const back = event(orderId, { kind: 'refunded', paymentId: 'high', amountCents: 190_000 });
  expect(await outcome(deliver(bench, back))).toBe('unmatched-refund');
  expect(await outcome(deliver(bench, event(orderId)))).toBe('paid');
  expect(await jobCount(bench, 'shoots.render')).toBe(1);
});

it('requests no refund that the provider has already made by itself, but still mails the buyer', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const orderId = await checkOut(bench);
  await deliver(bench, event(orderId));
  const second = event(orderId, { eventId: 'again', paymentId: 'pay-2' });
  const refund = { ...second, kind: 'refunded', eventId: 'back' } as const;
  expect(await outcome(deliver(bench, refund))).toBe('refund-first');
  expect(await outcome(deliver(bench, second))).toBe('second-payment');
  expect(await jobCount(bench, 'orders.refund-unmatched')).toBe(0);
  expect((await db.select().from(unmatchedPayments))[0]?.state).toBe('refunded');
  expect((await db.select().from(orders))[0]?.state).toBe('paid');
  expect(await db.select().from(mails).where(eq(mails.kind, 'refund'))).toHaveLength(1);
});

it('retries the unconfirmed refund of an unmatched payment', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  await deliver(bench, event(await checkOut(bench), { amountCents: 5 }));
  await db.execute('delete from pgboss.job'); // every try was used up
  const quiet = { appliedEvents: 0, refundsRetried: 0, refundsMissed: 0 };
  expect(await reconcileOrders(bench.ports, bench.shootOfOrder)).toEqual(quiet);
  await db.update(unmatchedPayments).set({ receivedAt: new Date(NOW.getTime() - 31 * 60_000) });
  expect(await reconcileOrders(bench.ports, bench.shootOfOrder)).toMatchObject({ refundsRetried: 1 });
  await reconcileOrders(bench.ports, bench.shootOfOrder);
  expect(await jobCount(bench, 'orders.refund-unmatched')).toBe(1);
});

it('mails the buyer whose payment arrives after the shoot has ended that it was too late', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const orderId = await checkOut(bench);
  await deliver(bench, event(orderId));
  expect(await outcome(deliver(bench, event(orderId, { kind: 'refunded' })))).toBe('refunded');
  const late = event(orderId, { eventId: 'late', paymentId: 'pay-2' });
  expect(await outcome(deliver(bench, late))).toBe('second-payment');
  expect((await db.select().from(unmatchedPayments))[0]?.reason).toBe('late-payment');
  expect((await db.select().from(orders))[0]?.state).toBe('refunded');
  const subjects = (await db.select().from(mails)).map(({ subject }) => subject);
  // All mails of a test are written at the same time, so the database returns them in any order.
  expect(subjects.toSorted()).toEqual([
    'Ihre Bestellung: 12 Bewerbungsfotos',
    'Ihre Zahlung kam zu spät: Sie bekommen Ihr Geld zurück',
    'Ihre Zahlung wurde erstattet',
  ]);
});
