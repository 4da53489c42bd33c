import { expect, it } from 'vitest';
import { jobCount, NOW } from '../../../../test/order-bench.ts';
import { difference, found, openReconciliationBench } from '../../../../test/reconciliation-bench.ts';
import { mails } from '../../../platform/db/tables/mails.ts';
import { orders, unmatchedPayments } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { AMOUNT_MAX_CENTS } from '../../../platform/payments/payments.ts';
import { silentLog } from '../../../platform/log/silent-log.ts';

it('applies a payment that no webhook brought, once', async () => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order();
  bench.north.pay(orderId);
  bench.wait(11);
  expect(await bench.reconcile()).toEqual(found({ applied: 1 }));
  expect(await bench.orderRow(orderId)).toMatchObject({
    ...{ state: 'paid', paymentId: `north-of-${orderId}`, paidAt: NOW, taxCents: 303 },
    invoiceUrl: `https://north.example/invoice-of-${orderId}`,
  });
  expect(await bench.ledger()).toMatchObject([
    {
      ...{ provider: 'north', orderId, kind: 'payment', amountCents: 1900, taxCents: 303 },
      ...{ source: 'reconciliation', occurredAt: NOW, recordedAt: bench.time.now },
    },
  ]);
  expect(await jobCount(bench.bench, 'shoots.render')).toBe(1);
  expect((await bench.db.select().from(mails)).map(({ kind }) => kind)).toEqual(['order-confirmation']);

  const before = await bench.everything();
  bench.wait(60);
  expect(await bench.reconcile()).toEqual(found({}));
  expect(await bench.everything()).toEqual(before);
});

it('applies a refund that no webhook brought, once, at the time that the provider tells', async () => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order();
  await bench.report(bench.north.pay(orderId));
  bench.wait(120);
  const refundedAt = bench.time.now;
  bench.north.giveBack(`north-of-${orderId}`);
  bench.wait(1);
  expect(await bench.reconcile()).toEqual(found({ applied: 1 }));
  expect(await bench.orderRow(orderId)).toMatchObject({
    ...{ state: 'refunded', refundReason: 'taken-back', refundedCents: 1900, refundedAt },
  });
  expect((await bench.db.select().from(shoots))[0]?.state).toBe('refunded');
  expect(await bench.ledger()).toMatchObject([
    { kind: 'payment', amountCents: 1900, source: 'webhook' },
    { kind: 'refund', amountCents: -1900, source: 'reconciliation', occurredAt: refundedAt, taxCents: -303 },
  ]);
  const before = await bench.everything();
  expect(await bench.reconcile()).toEqual(found({}));
  expect(await bench.everything()).toEqual(before);
});

it('applies a payment and a refund although another provider has reported both with the same id', async () => {
  const bench = await openReconciliationBench();
  const [orderId, elsewhere] = [
    await bench.order(),
    await bench.order({ shootId: 's', provider: bench.south }),
  ];
  const paymentId = `north-of-${orderId}`;
  await bench.report(bench.south.pay(elsewhere, { paymentId }));
  await bench.report(bench.south.giveBack(paymentId));
  bench.north.pay(orderId);
  bench.wait(11);
  await bench.reconcile();
  expect((await bench.orderRow(orderId)).state).toBe('paid');
  bench.north.giveBack(paymentId);
  await bench.reconcile();
  expect((await bench.orderRow(orderId)).state).toBe('refunded');
});

it('begins nothing for a payment that was refunded before it was seen, and sends one mail', async () => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order();
  bench.north.pay(orderId);
  bench.north.giveBack(`north-of-${orderId}`);
  bench.wait(11);
  expect(await bench.reconcile()).toEqual(found({ applied: 2 }));
  const refunded = { state: 'refunded', refundReason: 'refund-first', refundedCents: 1900, taxCents: 303 };
  expect(await bench.orderRow(orderId)).toMatchObject(refunded);
  expect((await bench.ledger()).map(({ amountCents }) => amountCents)).toEqual([-1900, 1900]);
  expect(await jobCount(bench.bench, 'shoots.render')).toBe(0);
  expect((await bench.db.select().from(mails)).map(({ kind }) => kind)).toEqual(['refund']);
  const before = await bench.everything();
  expect(await bench.reconcile()).toEqual(found({}));
  expect(await bench.everything()).toEqual(before);
});

it('begins the headshots of a payment of which a part was refunded before it was seen', async () => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order();
  bench.north.pay(orderId);
  bench.north.giveBack(`north-of-${orderId}`, 500);
  bench.wait(11);
  expect(await bench.reconcile()).toEqual(found({ applied: 2 }));
  expect(await bench.orderRow(orderId)).toMatchObject({ state: 'paid', refundedCents: 500 });
  expect(await jobCount(bench.bench, 'shoots.render')).toBe(1);
});

it('books the tax of a refund that the provider’s list reports, also without an order', async () => {
  const bench = await openReconciliationBench();
  const refunded = { refundedCents: 500, refundedTaxCents: 79 };
  bench.north.pay(await bench.order(), refunded);
  bench.north.pay('nobody', refunded);
  bench.wait(11);
  await bench.reconcile();
  expect((await bench.ledger()).map(({ taxCents }) => taxCents)).toEqual([-79, 303, 303, -79]);
});

it('applies each part of a refund that became larger between two runs', async () => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order();
  await bench.report(bench.north.pay(orderId));
  bench.wait(11);
  for (const [totalCents, state] of [
    [500, 'paid'],
    [900, 'paid'],
    [1900, 'refunded'],
  ] as const) {
    bench.north.giveBack(`north-of-${orderId}`, totalCents);
    expect(await bench.reconcile()).toEqual(found({ applied: 1 }));
    expect(await bench.orderRow(orderId)).toMatchObject({ state, refundedCents: totalCents });
  }
  expect((await bench.ledger()).map(({ amountCents }) => amountCents)).toEqual([1900, -500, -400, -1000]);
});

it('lets a late webhook change nothing', async () => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order();
  const paid = bench.north.pay(orderId);
  const part = bench.north.giveBack(`north-of-${orderId}`, 500);
  bench.wait(11);
  await bench.reconcile();
  const afterPart = await bench.everything();
  expect(await bench.report(paid)).toBe('no-change');
  expect(await bench.report(part)).toBe('partial-refund');
  expect(await bench.everything()).toEqual(afterPart);

  const all = bench.north.giveBack(`north-of-${orderId}`);
  expect(await bench.reconcile()).toEqual(found({ applied: 1 }));
  const afterAll = await bench.everything();
  for (const late of [all, part, paid]) await bench.report({ ...late, eventId: `${late.eventId}-late` });
  expect(await bench.everything()).toEqual(afterAll);
});

it('refunds a payment of the list whose amount is not the price, as the webhook would', async () => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order();
  bench.north.pay(orderId, { amountCents: 5 });
  bench.wait(11);
  expect(await bench.reconcile()).toEqual(found({ applied: 1 }));
  expect(await bench.db.select().from(unmatchedPayments)).toMatchObject([
    { orderId, amountCents: 5, reason: 'wrong-amount', provider: 'north' },
  ]);
  expect((await bench.orderRow(orderId)).state).toBe('open');
  expect(await bench.reconcile()).toEqual(found({}));
});

it('leaves a payment to its webhook for ten minutes', async () => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order();
  bench.north.pay(orderId);
  bench.time.now = new Date(NOW.getTime() + 10 * 60_000 - 1);
  expect(await bench.reconcile()).toEqual(found({}));
  expect(await bench.ledger()).toEqual([]);
  bench.time.now = new Date(NOW.getTime() + 10 * 60_000);
  expect(await bench.reconcile()).toEqual(found({ applied: 1 }));
});

it.each([
  ['names an order that nobody has', true, 'nobody'],
  ['names no order', false, undefined],
])(
  'books a payment that %s, with its refund, and reports it at each run',
  async (_what, listsOrders, orderId) => {
    const bench = await openReconciliationBench();
    bench.north.listsOrders = listsOrders;
    bench.north.pay('nobody');
    bench.wait(11);
    const unknown = difference('paid-there-unknown-here', orderId, 'north-of-nobody');
    expect(await bench.reconcile()).toEqual(found({ applied: 1, differences: [unknown] }));
    expect(await bench.reconcile()).toEqual(found({ differences: [unknown] }));
    bench.north.giveBack('north-of-nobody', 500);
    expect(await bench.reconcile()).toEqual(found({ applied: 1, differences: [unknown] }));
    const common = { orderId: orderId ?? null, source: 'reconciliation', provider: 'north' };
    expect(await bench.ledger()).toMatchObject([
      { ...common, kind: 'payment', amountCents: 1900, taxCents: 303, occurredAt: NOW },
      { ...common, kind: 'refund', amountCents: -500, taxCents: -80, occurredAt: bench.time.now },
    ]);
    // Only the operator gets a mail, and only one.
    expect((await bench.db.select().from(mails)).map(({ kind }) => kind)).toEqual(['payment-differences']);
  },
);

it('does not take an order of another provider for the one that its list names', async () => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order({ provider: bench.south });
  bench.north.pay(orderId);
  bench.wait(11);
  const unknown = difference('paid-there-unknown-here', orderId, `north-of-${orderId}`);
  expect(await bench.reconcile()).toEqual(found({ applied: 1, differences: [unknown] }));
  expect((await bench.orderRow(orderId)).state).toBe('open');
});

it.each([
  ['amount', { amountCents: 1800 }],
  ['currency', { currency: 'USD' }],
])('reports another %s than is booked, and changes nothing', async (_what, listed) => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order();
  await bench.report(bench.north.pay(orderId));
  bench.wait(11);
  bench.north.pay(orderId, { ...listed, paidAt: NOW });
  const state = async () => [await bench.orderRow(orderId), await bench.ledger()];
  const before = await state();
  const [north] = await bench.reconcile();
  expect(north).toMatchObject({ applied: 0, differences: [{ kind: 'amount-differs', orderId, ...listed }] });
  expect(await state()).toEqual(before);
});

it.each([
  ['a currency in which we sell nothing', { currency: 'GBP' }],
  ['an amount that our books cannot hold', { amountCents: 2 ** 31 }],
  ['a fraction of a cent', { amountCents: 0.5 }],
  ['a negative amount', { amountCents: -1900 }],
  ['a refund that our books cannot hold', { refundedCents: 2 ** 31 }],
])('reports %s, and books nothing', async (_what, listed) => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order();
  bench.north.pay(orderId, listed);
  bench.wait(11);
  const [north] = await bench.reconcile();
  expect(north).toMatchObject({ checked: 1, applied: 0, differences: [{ kind: 'amount-differs', orderId }] });
  expect(await bench.ledger()).toEqual([]);
  expect((await bench.orderRow(orderId)).state).toBe('open');
});

it('books the largest amount that our books can hold', async () => {
  const bench = await openReconciliationBench();
  bench.north.pay('nobody', { amountCents: AMOUNT_MAX_CENTS });
  bench.wait(11);
  const [north] = await bench.reconcile();
  expect(north).toMatchObject({ applied: 1, differences: [{ kind: 'paid-there-unknown-here' }] });
  expect(await bench.ledger()).toMatchObject([{ amountCents: AMOUNT_MAX_CENTS }]);
});

it('reports a payment of our books that the provider does not list, between start and margin', async () => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order();
  await bench.report(bench.north.pay(orderId));
  await bench.report(bench.north.giveBack(`north-of-${orderId}`, 500));
  bench.north.books.clear();
  const missing = difference('paid-here-unknown-there', orderId, `north-of-${orderId}`);
  const none = found({ checked: 0 });
  bench.wait(10);
  expect(await bench.reconcile(), 'younger than ten minutes').toEqual(none);
  bench.wait(1);
  expect(await bench.reconcile()).toEqual(found({ checked: 0, differences: [missing] }));
  expect(await bench.reconcile(new Date(NOW.getTime() + 1)), 'before the start').toEqual(none);
  expect((await bench.orderRow(orderId)).state).toBe('paid');
});

it('does not miss a payment whose time at the provider is just before the start of its list', async () => {
  const bench = await openReconciliationBench();
  const orderId = await bench.order();
  const checkedOutAt = NOW;
  bench.wait(90);
  // The provider lists the time of the checkout, and its event has that of the payment.
  await bench.report({ ...bench.north.pay(orderId, { paidAt: checkedOutAt }), occurredAt: bench.time.now });
  bench.wait(24 * 60);
  expect(await bench.reconcile(bench.hour(1))).toEqual(found({ checked: 0 }));
});

it('reports a provider that does not answer, and goes on with the next one', async () => {
  const bench = await openReconciliationBench();
  const atNorth = await bench.order();
  await bench.report(bench.north.pay(atNorth));
  const atSouth = await bench.order({ shootId: 'south', provider: bench.south });
  bench.south.pay(atSouth);
  bench.north.isDown = true;
  bench.wait(11);
  expect(await bench.reconcile()).toEqual([
    { provider: 'north', checked: 0, applied: 0, differences: [], failure: 'north does not answer' },
    { provider: 'south', checked: 1, applied: 1, differences: [], failure: undefined },
  ]);
  expect((await bench.orderRow(atSouth)).state).toBe('paid');
});

it('reports an entry that cannot be read, and goes on with the next one', async () => {
  const bench = await openReconciliationBench();
  const [odd, next] = [await bench.order(), await bench.order({ shootId: 'next' })];
  await bench.report(bench.north.pay(odd));
  bench.north.pay(next);
  bench.north.unreadableIds.add(`north-of-${odd}`);
  bench.wait(11);
  const unreadable = { kind: 'unreadable', provider: 'north', paymentId: `north-of-${odd}` };
  expect((await bench.reconcile())[0]).toMatchObject({
    ...{ checked: 2, applied: 1, failure: undefined, differences: [unreadable] },
  });
  expect((await bench.orderRow(next)).state).toBe('paid');
});

it('applies what a list shows before it breaks off, and reports nothing as missing', async () => {
  const bench = await openReconciliationBench();
  const first = await bench.order();
  bench.north.pay(first);
  const second = await bench.order({ shootId: 'second' });
  await bench.report(bench.north.pay(second));
  bench.north.listBreaksAfter = 1;
  bench.wait(11);
  expect(await bench.reconcile()).toEqual(found({ applied: 1, failure: 'north’s list broke off' }));
  bench.north.listBreaksAfter = Number.POSITIVE_INFINITY;
  expect(await bench.reconcile()).toEqual(found({ checked: 2 }));
});

it('fails with a fault of our own, so that its job is retried', async () => {
  const bench = await openReconciliationBench();
  bench.north.listPayments = () => {
    throw new TypeError('our fault');
  };
  await expect(bench.reconcile()).rejects.toThrow('our fault');
});

it('logs what it applied and what differs, and nothing when both agree', async () => {
  const bench = await openReconciliationBench();
  const logged: unknown[] = [];
  const log = {
    ...silentLog,
    info: (fields: object, message: string) => void logged.push(['info', message, fields]),
    warn: (fields: object, message: string) => void logged.push(['warn', message, fields]),
  };
  const reconcile = async () => {
    logged.length = 0;
    await bench.reconcile(undefined, log);
    // The events are logged, too.
    return logged.filter((line) => /payments (differ|reconciled)/.test(String((line as unknown[])[1])));
  };
  const orderId = await bench.order({ email: 'mira@example.org' });
  bench.north.pay(orderId);
  bench.wait(11);
  const counts = { provider: 'north', checked: 1, applied: 1, differences: [], failure: undefined };
  expect(await reconcile()).toEqual([['info', 'payments reconciled', counts]]);
  expect(await reconcile()).toEqual([]);
  bench.north.pay('nobody');
  bench.wait(11);
  const differences = [{ kind: 'paid-there-unknown-here', paymentId: 'north-of-nobody' }];
  expect(await reconcile()).toEqual([
    ['warn', 'payments differ from the provider’s list', { ...counts, checked: 2, differences }],
  ]);
  expect(JSON.stringify(logged)).not.toContain('mira@example.org');
  bench.north.isDown = true;
  const failed = { ...counts, checked: 0, applied: 0, failure: 'north does not answer' };
  expect(await reconcile()).toEqual([['warn', 'payments differ from the provider’s list', failed]]);
  expect((await bench.db.select().from(orders)).length).toBe(1);
});
