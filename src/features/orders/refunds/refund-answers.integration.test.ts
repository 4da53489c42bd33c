import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CrashPoints, crashingDatabase, crashingQueue } from '../../../../test/crash-points.ts';
import { killAtEveryStep } from '../../../../test/kill-at-every-step.ts';
import { openReconciliationBench } from '../../../../test/reconciliation-bench.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { ledgerEntries, paymentEvents, unmatchedPayments } from '../../../platform/db/tables/orders.ts';
import { createPaymentProviders } from '../../../platform/payments/payment-providers.ts';
import { refundUnmatchedPayment } from './refund-unmatched-payment.server.ts';
import { requestRefund } from './request-refund.server.ts';

/** A paid order of a provider that confirms refunds in its answers. */
async function openPaidOrder() {
  const bench = await openReconciliationBench();
  bench.north.confirmsRefunds = true;
  const orderId = await bench.order();
  await bench.report(bench.north.pay(orderId));
  const refund = (totalCents?: number) =>
    requestRefund(bench.ports, bench.bench.shootOfOrder, orderId, 'operator', totalCents);
  return { bench, orderId, paymentId: `north-of-${orderId}`, refund };
}

it('completes a refund that the provider confirms in its answer, although its webhook is lost', async () => {
  const { bench, orderId, paymentId, refund } = await openPaidOrder();
  bench.wait(60 * 24 * 200);
  await refund();
  expect(await bench.orderRow(orderId)).toMatchObject({
    ...{ state: 'refunded', refundedCents: 1_900, refundedAt: bench.time.now, refundReason: 'operator' },
  });
  expect(await bench.ledger()).toMatchObject([
    { kind: 'payment', amountCents: 1_900, taxCents: 303 },
    { kind: 'refund', amountCents: -1_900, taxCents: -303, totalCents: 1_900, source: 'refund-answer' },
  ]);

  const before = await bench.everything();
  expect(await bench.report(bench.north.giveBack(paymentId))).toBe('no-change');
  await refund();
  expect(await bench.everything(), 'after the webhook').toEqual(before);
});

it('counts a part that the provider confirms in its answer, and a late webhook changes nothing', async () => {
  const { bench, orderId, paymentId, refund } = await openPaidOrder();
  await refund(500);
  expect(await bench.orderRow(orderId)).toMatchObject({ state: 'paid', refundedCents: 500 });
  const before = await bench.everything();
  expect(await bench.report(bench.north.giveBack(paymentId, 500))).toBe('partial-refund');
  expect(await bench.everything()).toEqual(before);

  await refund(900);
  await refund();
  const booked = (await bench.ledger()).map(({ amountCents }) => amountCents);
  expect(booked).toEqual([1_900, -500, -400, -1_000]);
  expect(await bench.orderRow(orderId)).toMatchObject({ state: 'refunded', refundedCents: 1_900 });
});

it('stores no second event when the webhook was faster than the answer', async () => {
  const { bench, paymentId, refund } = await openPaidOrder();
  await bench.report(bench.north.giveBack(paymentId, 500));
  await refund(500);
  const events = await bench.db.select().from(paymentEvents).where(eq(paymentEvents.kind, 'refunded'));
  expect(events).toMatchObject([{ eventId: `refunded-${paymentId}-500` }]);
});

it('completes the refund of an unmatched payment by the answer', async () => {
  const { bench, orderId } = await openPaidOrder();
  const { shootOfOrder } = bench.bench;
  const second = bench.north.pay(orderId, { paymentId: 'second' });
  expect(await bench.report(second)).toBe('second-payment');
  await refundUnmatchedPayment(bench.ports, shootOfOrder, { provider: 'north', paymentId: 'second' });
  expect(await bench.db.select().from(unmatchedPayments)).toMatchObject([{ state: 'refunded' }]);
  expect((await bench.orderRow(orderId)).state).toBe('paid');
  expect((await bench.ledger()).reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(1_900);
});

it('applies a confirmed refund once, wherever a process is killed', async () => {
  const bench = await openReconciliationBench();
  bench.north.confirmsRefunds = true;
  const crash = new CrashPoints();
  const { north } = bench;
  const killable = {
    ...bench.ports,
    db: crashingDatabase(bench.ports.db, crash),
    queue: crashingQueue(bench.bench.queue, crash),
    payments: createPaymentProviders(
      [
        {
          ...north,
          async refund(request) {
            crash.step();
            const confirmed = await north.refund(request);
            crash.step();
            return confirmed;
          },
        },
      ],
      'north',
    ),
  };
  let number = 0;
  const steps = await killAtEveryStep(
    crash,
    async () => {
      number += 1;
      const orderId = await bench.order({ shootId: `s-${number}`, email: `s-${number}@example.org` });
      await bench.report(north.pay(orderId));
      return orderId;
    },
    async (orderId) => {
      bench.wait(10);
      for (const totalCents of [500, undefined])
        await requestRefund(killable, bench.bench.shootOfOrder, orderId, 'operator', totalCents);
    },
    async (orderId, killedAt) => {
      expect(await bench.orderRow(orderId), killedAt).toMatchObject({
        ...{ state: 'refunded', refundRequestedCents: 1_900, refundedCents: 1_900 },
      });
      const entries = await bench.db.select().from(ledgerEntries).where(eq(ledgerEntries.orderId, orderId));
      expect(entries.map(({ amountCents }) => amountCents).toSorted(), killedAt).toEqual([
        ...[-1_400, -500, 1_900],
      ]);
      const written = (await bench.db.select().from(mails)).filter(({ dedupeKey }) =>
        dedupeKey.startsWith(`refund:${orderId}`),
      );
      expect(written, killedAt).toHaveLength(2);
    },
  );
  expect(steps).toBeGreaterThan(15);
});
