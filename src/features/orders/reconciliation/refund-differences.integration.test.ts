import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { NOW, SHOOT_ID } from '../../../../test/order-bench.ts';
import { openReconciliationBench, type ReconciliationBench } from '../../../../test/reconciliation-bench.ts';
import { orders, unmatchedPayments } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { createPaymentProviders } from '../../../platform/payments/payment-providers.ts';
import { requestRefund } from '../refunds/request-refund.server.ts';
import type { Difference, DifferenceKind } from './difference.ts';
import { reconcilePayments } from './reconcile-payments.server.ts';

const paymentOf = (orderId: string) => `north-of-${orderId}`;

const difference = (kind: DifferenceKind, orderId: string, refundCents: number): Difference => ({
  ...{ kind, provider: 'north', paymentId: paymentOf(orderId), orderId, refundCents },
  ...{ amountCents: 1900, currency: 'EUR' },
});

/** Pays the bench's order and delivers its headshots. */
async function deliverOrder(bench: ReconciliationBench): Promise<string> {
  const orderId = await bench.order();
  await bench.report(bench.north.pay(orderId));
  const delivered = { state: 'delivered', deliveredAt: bench.time.now } as const;
  await bench.db.update(shoots).set(delivered).where(eq(shoots.id, SHOOT_ID));
  bench.wait(11);
  return orderId;
}

async function differencesAt(bench: ReconciliationBench): Promise<readonly Difference[]> {
  return (await bench.reconcile()).flatMap(({ differences }) => differences);
}

/** Lets a refund fail, or a reversed payment come back, at the provider. */
function undoRefund({ north }: ReconciliationBench, orderId: string, refundedCents = 0): void {
  const payment = north.books.get(paymentOf(orderId))!;
  north.books.set(paymentOf(orderId), { ...payment, refundedCents });
}

it('reports a refund made at the provider after the delivery in every run, a part as well', async () => {
  const bench = await openReconciliationBench();
  const orderId = await deliverOrder(bench);
  bench.north.giveBack(paymentOf(orderId), 500);
  const part = difference('refunded-there-delivered-here', orderId, 500);
  expect(await differencesAt(bench), 'in the run that applies it').toEqual([part]);
  expect(await differencesAt(bench), 'in the next one').toEqual([part]);
  await bench.report(bench.north.giveBack(paymentOf(orderId)));
  const all = difference('refunded-there-delivered-here', orderId, 1900);
  expect(await differencesAt(bench), 'applied by a webhook').toEqual([all]);
  expect(await bench.orderRow(orderId)).toMatchObject({ state: 'refunded', refundReason: 'taken-back' });
});

it('does not report refunds after the delivery that we requested', async () => {
  const bench = await openReconciliationBench();
  const orderId = await deliverOrder(bench);
  await requestRefund(bench.ports, bench.bench.shootOfOrder, orderId, 'operator', 500);
  expect(await differencesAt(bench), 'a part').toEqual([]);
  await requestRefund(bench.ports, bench.bench.shootOfOrder, orderId, 'operator');
  expect(await differencesAt(bench)).toEqual([]);
  expect(await bench.orderRow(orderId)).toMatchObject({ state: 'refunded', refundReason: 'operator' });
});

it('reports what the provider refunds beyond our request', async () => {
  const bench = await openReconciliationBench();
  const orderId = await deliverOrder(bench);
  await requestRefund(bench.ports, bench.bench.shootOfOrder, orderId, 'operator', 500);
  bench.north.giveBack(paymentOf(orderId), 900);
  expect(await differencesAt(bench)).toEqual([difference('refunded-there-delivered-here', orderId, 900)]);
  expect(await bench.orderRow(orderId)).toMatchObject({ refundedCents: 900, ownRefundCents: 500 });
});

it('does not report a refund before the delivery', async () => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order();
  await bench.report(bench.north.pay(orderId));
  bench.wait(11);
  bench.north.giveBack(paymentOf(orderId));
  expect(await differencesAt(bench)).toEqual([]);
});

it('does not report a refund because an order of another payment is delivered', async () => {
  const bench = await openReconciliationBench();
  const atNorth = await bench.order({ shootId: 'north', email: 'jo@example.org' });
  const atSouth = await bench.order({ shootId: 'south', email: 'mia@example.org', provider: bench.south });
  const delivered = await deliverOrder(bench);
  await bench.report(bench.north.pay(atNorth));
  bench.north.giveBack(paymentOf(atNorth), 500);
  bench.wait(11);
  expect(await differencesAt(bench), 'another payment').toEqual([]);
  // Two providers may have the same id for different payments.
  await bench.report(bench.south.pay(atSouth, { paymentId: paymentOf(delivered) }));
  bench.south.giveBack(paymentOf(delivered), 500);
  bench.wait(11);
  expect(await differencesAt(bench), 'another provider').toEqual([]);
});

it('does not report a refund that both sides know, however old it is', async () => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order();
  await bench.report(bench.north.pay(orderId));
  await bench.report(bench.north.giveBack(paymentOf(orderId), 500));
  bench.wait(24 * 60);
  expect(await differencesAt(bench)).toEqual([]);
});

it.each([
  ['a whole refund', 1900, 0],
  ['a chargeback of which a part came back', 1900, 500],
  ['a partial refund', 500, 0],
])('reports %s that was undone at the provider, an hour after it was booked', async (_what, from, to) => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order();
  await bench.report(bench.north.pay(orderId));
  await bench.report(bench.north.giveBack(paymentOf(orderId), from));
  undoRefund(bench, orderId, to);
  bench.wait(60);
  expect(await differencesAt(bench), 'the list may be late').toEqual([]);
  const before = await bench.orderRow(orderId);
  bench.wait(1);
  const undone = difference('refunded-here-not-there', orderId, from);
  expect(await differencesAt(bench)).toEqual([undone]);
  expect(await differencesAt(bench)).toEqual([undone]);
  expect(await bench.orderRow(orderId), 'nothing is undone here').toEqual(before);
  expect(await bench.ledger()).toHaveLength(2);
});

it('reports the undone refund of a payment without an order', async () => {
  const bench = await openReconciliationBench();
  bench.north.pay('nobody');
  bench.north.giveBack('north-of-nobody');
  bench.wait(11);
  await bench.reconcile();
  undoRefund(bench, 'nobody');
  bench.wait(61);
  expect(await differencesAt(bench)).toEqual([
    { ...difference('paid-there-unknown-here', 'nobody', 0), refundCents: undefined },
    difference('refunded-here-not-there', 'nobody', 1900),
  ]);
});

it.each([
  ['all', undefined, 1900],
  ['a part', 500, 500],
])('reports a requested refund of %s that is not confirmed for a day', async (_what, totalCents, cents) => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order();
  await bench.report(bench.north.pay(orderId));
  bench.wait(48 * 60);
  bench.north.refund = async () => undefined;
  await requestRefund(bench.ports, bench.bench.shootOfOrder, orderId, 'operator', totalCents);
  bench.wait(24 * 60);
  await requestRefund(bench.ports, bench.bench.shootOfOrder, orderId, 'operator', totalCents);
  expect(await differencesAt(bench)).toEqual([]);
  bench.wait(1);
  expect(await differencesAt(bench)).toEqual([difference('refund-overdue', orderId, cents)]);
  await bench.report(bench.north.giveBack(paymentOf(orderId), totalCents));
  expect(await differencesAt(bench), 'confirmed').toEqual([]);
});

it('reports the overdue refund of an unmatched payment', async () => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order();
  await bench.report(bench.north.pay(orderId, { amountCents: 5 }));
  bench.wait(24 * 60);
  expect(await differencesAt(bench)).toEqual([]);
  bench.wait(1);
  const overdue = { ...difference('refund-overdue', orderId, 5), amountCents: 5 };
  expect(await differencesAt(bench)).toEqual([overdue]);
  await bench.report(bench.north.giveBack(paymentOf(orderId)));
  expect(await differencesAt(bench), 'confirmed').toEqual([]);
});

it('reports the refund that is overdue for the longest time first', async () => {
  const bench = await openReconciliationBench();
  bench.north.refund = async () => undefined;
  const ids = [await bench.order(), await bench.order({ shootId: 'second' })];
  for (const id of ids) {
    bench.wait(1);
    await bench.report(bench.north.pay(id));
    await bench.report(bench.north.pay(id, { paymentId: `more-of-${id}`, amountCents: 5 }));
    await requestRefund(bench.ports, bench.bench.shootOfOrder, id, 'operator');
  }
  bench.wait(24 * 60 + 1);
  // A row that was changed last is the last one that PostgreSQL finds.
  await bench.db.update(orders).set({ refundRequestedCents: 1900 }).where(eq(orders.id, ids[0]!));
  await bench.db
    .update(unmatchedPayments)
    .set({ receivedAt: NOW })
    .where(eq(unmatchedPayments.orderId, ids[1]!));
  const overdue = (await differencesAt(bench)).filter(({ kind }) => kind === 'refund-overdue');
  expect(overdue.map(({ paymentId }) => paymentId)).toEqual([
    ...ids.map(paymentOf),
    ...ids.toReversed().map((id) => `more-of-${id}`),
  ]);
});

it('reports overdue refunds of a payment that was refused, also when the provider does not answer', async () => {
  const bench = await openReconciliationBench();
  const first = await bench.order();
  const second = await bench.order({ email: 'mira+2@example.org' });
  await bench.report(bench.north.pay(first));
  await bench.report(bench.north.pay(second));
  bench.wait(24 * 60 + 1);
  bench.north.isDown = true;
  const [north] = await bench.reconcile();
  const overdue = difference('refund-overdue', second, 1900);
  expect(north).toMatchObject({ failure: 'north does not answer', differences: [overdue] });
});

it('reports overdue refunds of a provider that is not configured any more', async () => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order();
  await bench.report(bench.north.pay(orderId));
  bench.north.isDown = true;
  await expect(requestRefund(bench.ports, bench.bench.shootOfOrder, orderId, 'operator')).rejects.toThrow(
    'does not answer',
  );
  bench.wait(24 * 60 + 1);
  const payments = createPaymentProviders([bench.south], 'south');
  const results = await reconcilePayments({ ...bench.ports, payments }, bench.bench.shootOfOrder);
  expect(results).toEqual([
    { provider: 'south', checked: 0, applied: 0, differences: [], failure: undefined },
    {
      ...{ provider: 'north', checked: 0, applied: 0, failure: undefined },
      differences: [difference('refund-overdue', orderId, 1900)],
    },
  ]);
});
