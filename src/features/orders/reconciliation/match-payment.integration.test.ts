import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { NOW, SHOOT_ID } from '../../../../test/order-bench.ts';
import { difference, found, openReconciliationBench } from '../../../../test/reconciliation-bench.ts';
import { LIMITS } from '../../../catalog/limits.ts';
import { orders, unmatchedPayments } from '../../../platform/db/tables/orders.ts';
import { forgetBuyer } from '../buyer-store.server.ts';

it.each([
  ['the same address', 'mira@example.org', 'mira@example.org'],
  ['another spelling of the address', 'Mira.Lang+shop@gmail.com', 'miralang@googlemail.com'],
])('finds the one order that fits a payment without an order, with %s', async (_what, ordered, paid) => {
  const bench = await openReconciliationBench();
  bench.north.listsOrders = false;
  const orderId = await bench.order({ email: ordered });
  bench.north.pay(orderId, { email: paid });
  bench.wait(11);
  expect(await bench.reconcile()).toEqual(found({ applied: 1 }));
  expect((await bench.orderRow(orderId)).state).toBe('paid');
  bench.north.giveBack(`north-of-${orderId}`);
  expect(await bench.reconcile()).toEqual(found({ applied: 1 }));
  expect((await bench.orderRow(orderId)).state).toBe('refunded');
});

it('reports a payment that several orders fit, and gives it to none of them', async () => {
  const bench = await openReconciliationBench();
  bench.north.listsOrders = false;
  const first = await bench.order();
  const second = await bench.order({ shootId: 'again', email: 'Mira@example.org' });
  bench.north.pay(first);
  bench.wait(11);
  const several = difference('several-orders-fit', undefined, `north-of-${first}`);
  expect(await bench.reconcile()).toEqual(found({ applied: 1, differences: [several] }));
  for (const id of [first, second]) expect((await bench.orderRow(id)).state).toBe('open');
  expect(await bench.ledger()).toMatchObject([{ orderId: null, amountCents: 1900 }]);
  expect(await bench.reconcile()).toEqual(found({ differences: [several] }));
});

it('gives a payment that several orders fitted to the last of them', async () => {
  const bench = await openReconciliationBench();
  bench.north.listsOrders = false;
  const first = await bench.order();
  const second = await bench.order({ shootId: 'again' });
  bench.north.pay(first);
  bench.wait(11);
  const [several] = await bench.reconcile();
  expect(several).toMatchObject({ applied: 1, differences: [{ kind: 'several-orders-fit' }] });
  await bench.report(bench.north.pay(second));
  bench.wait(11);
  expect(await bench.reconcile()).toEqual(found({ checked: 2, applied: 1 }));
  expect(await bench.orderRow(first)).toMatchObject({ state: 'paid', paymentId: `north-of-${first}` });
  expect(await bench.reconcile()).toEqual(found({ checked: 2 }));
  expect((await bench.ledger()).map(({ amountCents }) => amountCents)).toEqual([1900, 1900]);
});

it('does not give a payment that several orders fitted to the one that is not erased', async () => {
  const bench = await openReconciliationBench();
  bench.north.listsOrders = false;
  const first = await bench.order();
  const second = await bench.order({ shootId: 'again' });
  bench.north.pay(first);
  bench.wait(11);
  const several = difference('several-orders-fit', undefined, `north-of-${first}`);
  expect(await bench.reconcile()).toEqual(found({ applied: 1, differences: [several] }));
  await bench.db.transaction((tx) => forgetBuyer(tx, SHOOT_ID));
  expect(await bench.reconcile()).toEqual(found({ differences: [several] }));
  expect((await bench.orderRow(second)).state).toBe('open');
  // Its webhook may still name the order.
  await bench.report(bench.north.pay(first));
  bench.wait(11);
  expect(await bench.reconcile()).toEqual(found({}));
  expect(await bench.orderRow(first)).toMatchObject({ state: 'paid', paymentId: `north-of-${first}` });
});

it('does not give a payment to the last order that it fitted once the buyer of that order is erased', async () => {
  const bench = await openReconciliationBench();
  bench.north.listsOrders = false;
  const first = await bench.order();
  const second = await bench.order({ shootId: 'again' });
  bench.north.pay(first);
  bench.wait(11);
  await bench.reconcile();
  await bench.report(bench.north.pay(second));
  await bench.db.transaction((tx) => forgetBuyer(tx, SHOOT_ID));
  bench.wait(11);
  const several = difference('several-orders-fit', undefined, `north-of-${first}`);
  expect(await bench.reconcile()).toEqual(found({ checked: 2, differences: [several] }));
  expect((await bench.orderRow(first)).state).toBe('open');
});

it('finds the order of a payment although several fit another payment, also one with the same id elsewhere', async () => {
  const bench = await openReconciliationBench();
  bench.north.listsOrders = false;
  bench.south.listsOrders = false;
  const first = await bench.order();
  await bench.order({ shootId: 'again' });
  bench.north.pay(first);
  bench.wait(11);
  await bench.reconcile();
  const other = await bench.order({ shootId: 'other', email: 'jo@example.org' });
  const south = await bench.order({ shootId: 'south', email: 'jo@example.org', provider: bench.south });
  bench.north.pay(other);
  bench.south.pay(south, { paymentId: `north-of-${first}` });
  bench.wait(11);
  await bench.reconcile();
  expect((await bench.orderRow(other)).state).toBe('paid');
  expect((await bench.orderRow(south)).state).toBe('paid');
  expect((await bench.orderRow(first)).state).toBe('open');
});

it('does not give a payment that fitted no order to one whose checkout is opened again later', async () => {
  const bench = await openReconciliationBench();
  bench.north.listsOrders = false;
  const orderId = await bench.order();
  bench.wait(5 * 60);
  bench.north.pay(orderId);
  bench.wait(11);
  const unknown = difference('paid-there-unknown-here', undefined, `north-of-${orderId}`);
  expect(await bench.reconcile()).toEqual(found({ applied: 1, differences: [unknown] }));
  await bench.order();
  expect(await bench.reconcile()).toEqual(found({ differences: [unknown] }));
  expect((await bench.orderRow(orderId)).state).toBe('open');
});

it('applies a payment that fitted no order once the webhook of its refund names one', async () => {
  const bench = await openReconciliationBench();
  bench.north.listsOrders = false;
  const orderId = await bench.order();
  await bench.report(bench.north.pay(orderId));
  bench.north.pay(orderId, { paymentId: 'once-more' });
  bench.wait(11);
  await bench.reconcile();
  const part = bench.north.giveBack('once-more', 500);
  expect(await bench.report(part)).toBe('refund-first');
  expect(await bench.reconcile()).toEqual(found({ checked: 2, applied: 1 }));
  expect(await bench.db.select().from(unmatchedPayments)).toMatchObject([
    { paymentId: 'once-more', orderId, reason: 'duplicate', state: 'refund_requested' },
  ]);
  expect(await bench.reconcile()).toEqual(found({ checked: 2 }));
});

it.each([
  ['another person', { email: 'joe@example.org' }],
  ['no address', { email: undefined }],
  ['another amount', { amountCents: 1899 }],
  ['another currency of ours', { currency: 'USD' }],
  ['another product', { variantId: 'north-premium-EUR' }],
  ['no product', { variantId: undefined }],
  ['a time before the order', { paidAt: new Date(NOW.getTime() - 5 * 60_000 - 1) }],
  [
    'a time after its checkout closed',
    { paidAt: new Date(NOW.getTime() + LIMITS.checkoutLifetimeMs + 5 * 60_000 + 1) },
  ],
])('finds no order for a payment of %s', async (_what, payment) => {
  const bench = await openReconciliationBench();
  bench.north.listsOrders = false;
  const orderId = await bench.order();
  bench.north.pay(orderId, payment);
  bench.wait(24 * 60);
  const [north] = await bench.reconcile();
  expect(north).toMatchObject({ applied: 1, differences: [{ kind: 'paid-there-unknown-here' }] });
  expect((await bench.orderRow(orderId)).state).toBe('open');
});

it.each([
  ['behind', -5 * 60_000],
  ['ahead', LIMITS.checkoutLifetimeMs + 5 * 60_000],
])('finds the order although the provider’s clock is five minutes %s', async (_what, afterMs) => {
  const bench = await openReconciliationBench();
  bench.north.listsOrders = false;
  const orderId = await bench.order();
  bench.north.pay(orderId, { paidAt: new Date(NOW.getTime() + afterMs) });
  bench.wait(24 * 60);
  expect(await bench.reconcile()).toEqual(found({ applied: 1 }));
  expect((await bench.orderRow(orderId)).state).toBe('paid');
});

it('finds the order whose checkout was opened again hours later', async () => {
  const bench = await openReconciliationBench();
  bench.north.listsOrders = false;
  const orderId = await bench.order();
  bench.wait(5 * 60);
  expect(await bench.order()).toBe(orderId);
  bench.wait(119);
  bench.north.pay(orderId);
  bench.wait(11);
  expect(await bench.reconcile()).toEqual(found({ applied: 1 }));
  expect((await bench.orderRow(orderId)).state).toBe('paid');
});

it('does not give the payment of a reopened checkout to a newer order that nobody paid', async () => {
  const bench = await openReconciliationBench();
  bench.north.listsOrders = false;
  const orderId = await bench.order();
  bench.wait(5 * 60);
  await bench.order();
  const abandoned = await bench.order({ shootId: 'abandoned' });
  bench.north.pay(orderId);
  bench.wait(11);
  const several = difference('several-orders-fit', undefined, `north-of-${orderId}`);
  expect(await bench.reconcile()).toEqual(found({ applied: 1, differences: [several] }));
  for (const id of [orderId, abandoned]) expect((await bench.orderRow(id)).state).toBe('open');
});

it('finds no order after its reopened checkout closed', async () => {
  const bench = await openReconciliationBench();
  bench.north.listsOrders = false;
  const orderId = await bench.order();
  bench.wait(60);
  await bench.order();
  bench.wait(2 * 60 + 6);
  bench.north.pay(orderId);
  bench.wait(11);
  const [north] = await bench.reconcile();
  expect(north).toMatchObject({ differences: [{ kind: 'paid-there-unknown-here' }] });
});

it('finds no order that is paid already, and none of another provider', async () => {
  const bench = await openReconciliationBench();
  bench.north.listsOrders = false;
  const paid = await bench.order();
  await bench.report(bench.north.pay(paid));
  const elsewhere = await bench.order({ shootId: 'elsewhere', provider: bench.south });
  // Two providers may have the same id for different products.
  await bench.db.update(orders).set({ variantId: 'north-basic-EUR' }).where(eq(orders.id, elsewhere));
  bench.north.pay(paid, { paymentId: 'once-more' });
  bench.wait(11);
  expect(await bench.reconcile()).toEqual(
    found({
      ...{ checked: 2, applied: 1 },
      differences: [difference('paid-there-unknown-here', undefined, 'once-more')],
    }),
  );
});

it('takes a webhook that names the order later, and reports the payment no longer', async () => {
  const bench = await openReconciliationBench();
  bench.north.listsOrders = false;
  const orderId = await bench.order();
  const paid = bench.north.pay(orderId, { email: 'somebody-else@example.org' });
  bench.wait(11);
  const unknown = difference('paid-there-unknown-here', undefined, `north-of-${orderId}`);
  expect(await bench.reconcile()).toEqual(found({ applied: 1, differences: [unknown] }));
  expect(await bench.report(paid)).toBe('paid');
  expect(await bench.reconcile()).toEqual(found({}));
  // Also a refund is applied to the order now.
  bench.north.giveBack(`north-of-${orderId}`);
  expect(await bench.reconcile()).toEqual(found({ applied: 1 }));
  expect((await bench.orderRow(orderId)).state).toBe('refunded');
  expect((await bench.ledger()).map(({ amountCents }) => amountCents)).toEqual([1900, -1900]);
});
