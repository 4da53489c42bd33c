import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import {
  checkOut,
  deliver,
  event,
  NOW,
  openOrderBench,
  orderState,
  SHOOT_ID,
} from '../../../../test/order-bench.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { orders, unmatchedPayments } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { silentLog } from '../../../platform/log/silent-log.ts';
import { reconcileOrders } from '../reconcile-orders.server.ts';
import { requestRefund } from './request-refund.server.ts';

const refundMails = (bench: Awaited<ReturnType<typeof openOrderBench>>) =>
  bench.database.db.select().from(mails).where(eq(mails.kind, 'refund'));

it('requests no refund of an unpaid order', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  await requestRefund(bench.ports, bench.shootOfOrder, orderId, 'operator');
  expect(bench.refunded).toEqual([]);
  expect(await orderState(bench, orderId)).toBe('open');
  expect(await refundMails(bench)).toEqual([]);
});

it('requests no refund without a payment id', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  await bench.database.db.update(orders).set({ state: 'paid', paidAt: NOW });
  await requestRefund(bench.ports, bench.shootOfOrder, orderId, 'operator');
  expect(bench.refunded).toEqual([]);
});

it('does not change a refunded order', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  await deliver(bench, event(orderId));
  await deliver(bench, event(orderId, { kind: 'refunded' }));
  await bench.database.db.delete(mails);
  await requestRefund(bench.ports, bench.shootOfOrder, orderId, 'operator');
  expect(await orderState(bench, orderId)).toBe('refunded');
  expect(bench.refunded).toEqual([]);
  expect(await refundMails(bench)).toEqual([]);
});

it('keeps the first reason, also in a mail that is written later', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  await deliver(bench, event(orderId));
  await requestRefund(bench.ports, bench.shootOfOrder, orderId, 'likeness-withdrawn');
  const [first] = await refundMails(bench);
  await bench.database.db.delete(mails);
  await requestRefund(bench.ports, bench.shootOfOrder, orderId, 'operator');
  expect((await refundMails(bench))[0]?.subject).toBe(first?.subject);
  const [order] = await bench.database.db.select().from(orders);
  expect(order).toMatchObject({ state: 'refund_requested', refundReason: 'likeness-withdrawn' });
});

it('writes a mail that is erased with the shoot', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  await deliver(bench, event(orderId));
  await requestRefund(bench.ports, bench.shootOfOrder, orderId, 'operator');
  expect(await refundMails(bench)).toMatchObject([{ shootId: SHOOT_ID, recipient: 'mira@example.org' }]);
});

it('refunds without a mail when the address was erased', async () => {
  const bench = await openOrderBench();
  const orderId = await checkOut(bench);
  await deliver(bench, event(orderId));
  await bench.database.db.update(orders).set({ email: null });
  await requestRefund(bench.ports, bench.shootOfOrder, orderId, 'operator');
  expect(bench.refunded).toEqual([orderId]);
  expect(await orderState(bench, orderId)).toBe('refund_requested');
  expect(await refundMails(bench)).toEqual([]);
});

it('does not blame a buyer whose shoot was ended by a refund', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  await deliver(bench, event(await checkOut(bench)));
  await db.update(shoots).set({ state: 'refunded', consents: {} });
  await reconcileOrders(bench.ports, bench.shootOfOrder);
  const asked = await db.execute(
    sql`select data ->> 'reason' as reason from pgboss.job where name = 'orders.refund'`,
  );
  expect(asked.rows).toEqual([{ reason: 'shoot-failed' }]);
});

it('does not refund a paid draft that still waits for its selfies', async () => {
  const bench = await openOrderBench();
  await deliver(bench, event(await checkOut(bench)));
  await bench.database.db.update(shoots).set({ state: 'draft', paidAt: null });
  expect(await reconcileOrders(bench.ports, bench.shootOfOrder)).toMatchObject({ refundsMissed: 0 });
});

it('logs what it found, and nothing when it found nothing', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const reports: unknown[] = [];
  const log = { ...silentLog, info: (fields: object) => void reports.push(fields) };
  const reconcile = () => reconcileOrders({ ...bench.ports, log }, bench.shootOfOrder);
  await reconcile();
  expect(reports).toEqual([]);

  const orderId = await checkOut(bench);
  await deliver(bench, event(orderId));
  await db.update(shoots).set({ state: 'failed' });
  await reconcile();
  const none = { appliedEvents: 0, refundsRetried: 0, refundsMissed: 0 };
  expect(reports.splice(0)).toEqual([{ ...none, refundsMissed: 1 }]);

  await db.update(orders).set({ state: 'refund_requested', paidAt: new Date(NOW.getTime() - 3_600_000) });
  await reconcile();
  expect(reports.splice(0)).toEqual([{ ...none, refundsRetried: 1 }]);

  const payment = {
    provider: 'sandbox',
    paymentId: 'unmatched',
    orderId,
    amountCents: 5,
    currency: 'EUR',
  } as const;
  const since = { reason: 'wrong-amount', state: 'refund_requested', receivedAt: new Date(0) } as const;
  await db.insert(unmatchedPayments).values({ ...payment, ...since });
  await reconcile();
  expect(reports.splice(0)).toEqual([{ ...none, refundsRetried: 2 }]);
});
