import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CrashPoints, crashingDatabase, crashingQueue } from '../../../../test/crash-points.ts';
import { killAtEveryStep } from '../../../../test/kill-at-every-step.ts';
import { jobCount } from '../../../../test/order-bench.ts';
import { openReconciliationBench } from '../../../../test/reconciliation-bench.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { ledgerEntries, unmatchedPayments } from '../../../platform/db/tables/orders.ts';
import { createPaymentProviders } from '../../../platform/payments/payment-providers.ts';
import { reconcilePayments } from './reconcile-payments.server.ts';

it('applies each payment and refund once, wherever a reconciliation is killed', async () => {
  const bench = await openReconciliationBench();
  const crash = new CrashPoints();
  const killable = {
    ...bench.ports,
    db: crashingDatabase(bench.ports.db, crash),
    queue: crashingQueue(bench.bench.queue, crash),
    payments: createPaymentProviders([bench.north], 'north'),
  };
  let number = 0;
  const steps = await killAtEveryStep(
    crash,
    async () => {
      number += 1;
      bench.north.books.clear();
      const kept = await bench.order({ shootId: `kept-${number}`, email: `kept-${number}@example.org` });
      const back = await bench.order({ shootId: `back-${number}`, email: `back-${number}@example.org` });
      bench.north.pay(kept);
      bench.north.giveBack(`north-of-${kept}`, 500);
      bench.north.pay(back);
      bench.north.giveBack(`north-of-${back}`);
      bench.north.pay(`nobody-${number}`);
      bench.north.giveBack(`north-of-nobody-${number}`, 700);
      const at = bench.time.now;
      bench.wait(11);
      return { kept, back, nobody: `nobody-${number}`, at };
    },
    async ({ at }) => void (await reconcilePayments(killable, bench.bench.shootOfOrder, at)),
    async ({ kept, back, nobody }, killedAt) => {
      expect(await bench.orderRow(kept), killedAt).toMatchObject({ state: 'paid', refundedCents: 500 });
      expect(await bench.orderRow(back), killedAt).toMatchObject({ state: 'refunded', refundedCents: 1900 });
      for (const [orderId, amounts] of [
        // A refund is applied before its payment, so that a refunded payment begins nothing.
        [kept, [-500, 1900]],
        [back, [-1900, 1900]],
        [nobody, [1900, -700]],
      ] as const) {
        const entries = await bench.db
          .select()
          .from(ledgerEntries)
          .where(eq(ledgerEntries.orderId, orderId))
          .orderBy(ledgerEntries.id);
        expect(
          entries.map(({ amountCents }) => amountCents),
          killedAt,
        ).toEqual(amounts);
      }
    },
  );
  expect(steps).toBeGreaterThan(15);
  const runs = steps + 1;
  expect(await jobCount(bench.bench, 'shoots.render')).toBe(runs);
  const written = (await bench.db.select().from(mails)).map(({ kind }) => kind);
  const count = (kind: string) => written.filter((one) => one === kind).length;
  expect([count('order-confirmation'), count('refund')]).toEqual([runs, runs]);
  expect(await bench.db.select().from(unmatchedPayments)).toEqual([]);
});

it('agrees with the webhooks that arrive during a reconciliation, and with other reconciliations', async () => {
  const bench = await openReconciliationBench();
  for (let round = 1; round <= 5; round += 1) {
    const orderId = await bench.order({ shootId: `round-${round}`, email: `round-${round}@example.org` });
    const paid = bench.north.pay(orderId);
    const part = bench.north.giveBack(`north-of-${orderId}`, 500);
    bench.wait(11);
    await Promise.all([
      ...[bench.report(paid), bench.reconcile(), bench.report(part), bench.reconcile()],
      ...[bench.report(part), bench.report(paid)],
    ]);
    const order = await bench.orderRow(orderId);
    expect(order, `round ${round}`).toMatchObject({ state: 'paid', refundedCents: 500 });
    const entries = (await bench.ledger()).filter((entry) => entry.orderId === orderId);
    expect(entries.map(({ amountCents }) => amountCents).toSorted((a, b) => a - b)).toEqual([-500, 1900]);
    expect(await bench.reconcile()).toMatchObject([{ applied: 0, differences: [] }, { applied: 0 }]);
  }
  expect(await jobCount(bench.bench, 'shoots.render')).toBe(5);
  expect(await bench.db.select().from(unmatchedPayments)).toEqual([]);
});
