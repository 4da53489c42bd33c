import { setTimeout as delay } from 'node:timers/promises';
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/create-test-database.ts';
import { checkOut, deliver, event, NOW, openOrderBench, outcome } from '../../../../test/order-bench.ts';
import { ledgerEntries, paymentEvents } from '../../../platform/db/tables/orders.ts';
import type { PaymentEvent } from '../../../platform/payments/payments.ts';
import { applyPaymentEvent } from '../apply-payment-event.server.ts';
import { findBookedPayment, listLedgerEntries, listRefunds, recordMovement } from './ledger-store.server.ts';

const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const PAID = event('order', { paymentId: 'pay', taxCents: 303 });
const back = (amountCents: number, more: Partial<PaymentEvent> = {}) =>
  event('order', { kind: 'refunded', paymentId: 'pay', amountCents, occurredAt: at(1), ...more });

const entriesOf = ({ own }: TestDatabase) => own.select().from(ledgerEntries).orderBy(asc(ledgerEntries.id));

const record = ({ db }: TestDatabase, sent: PaymentEvent) =>
  db.transaction((tx) => recordMovement(tx, sent, 'webhook', at(2)));

it('books a payment once, however often it is reported', async () => {
  await using database = await createTestDatabase();
  expect(await record(database, PAID)).toBe(true);
  expect(await record(database, { ...PAID, eventId: 'again', occurredAt: at(9) })).toBe(false);
  expect(await record(database, { ...PAID, eventId: 'higher', amountCents: 2_000 })).toBe(false);
  const { id: _id, ...entry } = (await entriesOf(database))[0]!;
  expect(entry).toEqual({
    ...{ provider: 'sandbox', paymentId: 'pay', orderId: 'order', kind: 'payment', totalCents: 0 },
    ...{ amountCents: 1900, taxCents: 303, currency: 'EUR', source: 'webhook' },
    ...{ occurredAt: NOW, recordedAt: at(2) },
  });
  expect(await entriesOf(database)).toHaveLength(1);
});

it('books what each partial refund adds to the total before', async () => {
  await using database = await createTestDatabase();
  await record(database, PAID);
  expect(await record(database, back(500, { taxCents: 80 }))).toBe(true);
  expect(await record(database, back(500, { taxCents: 80 }))).toBe(false);
  expect(await record(database, back(1_900, { taxCents: 303 }))).toBe(true);
  expect(await entriesOf(database)).toMatchObject([
    { kind: 'payment', totalCents: 0, amountCents: 1900, taxCents: 303 },
    { kind: 'refund', totalCents: 500, amountCents: -500, taxCents: -80 },
    { kind: 'refund', totalCents: 1900, amountCents: -1400, taxCents: -223 },
  ]);
});

it('books nothing for a smaller total that arrives late', async () => {
  await using database = await createTestDatabase();
  await record(database, PAID);
  expect(await record(database, back(900))).toBe(true);
  expect(await record(database, back(500))).toBe(false);
  expect((await entriesOf(database)).map(({ amountCents }) => amountCents)).toEqual([1900, -900]);
});

it('books a refund that arrives before its payment, and then the payment', async () => {
  await using database = await createTestDatabase();
  expect(await record(database, back(1_900))).toBe(true);
  expect(await findBookedPayment(database.db, 'sandbox', 'pay')).toMatchObject({
    ...{ orderId: 'order', isPaymentBooked: false, paidCents: 0, refundedCents: 1900 },
  });
  expect(await record(database, PAID)).toBe(true);
  expect(await findBookedPayment(database.db, 'sandbox', 'pay')).toEqual({
    ...{ orderId: 'order', isPaymentBooked: true, paidCents: 1900, refundedCents: 1900 },
    ...{ currency: 'EUR', refundRecordedAt: expect.any(Date) },
  });
});

it('books the tax of a refund only while that of every earlier part is known', async () => {
  await using database = await createTestDatabase();
  await record(database, { ...PAID, taxCents: undefined });
  await record(database, back(100, { taxCents: 16 }));
  await record(database, back(200, { taxCents: undefined }));
  await record(database, back(300, { taxCents: 48 }));
  await record(database, event('free', { paymentId: 'untaxed', taxCents: 0 }));
  expect((await entriesOf(database)).map(({ taxCents }) => taxCents)).toEqual([null, -16, null, null, 0]);
});

it('books the tax that the provider reports for a later part, also when it is not its share', async () => {
  await using database = await createTestDatabase();
  await record(database, PAID);
  await record(database, back(500, { taxCents: 79 }));
  await record(database, back(900, { taxCents: 150 }));
  await record(database, back(1_900, { taxCents: 303 }));
  expect((await entriesOf(database)).map(({ taxCents }) => taxCents)).toEqual([303, -79, -71, -153]);
});

it('knows when the largest refund of a payment was recorded here, and of no refund', async () => {
  await using database = await createTestDatabase();
  await record(database, PAID);
  const found = () => findBookedPayment(database.db, 'sandbox', 'pay');
  expect(await found()).toMatchObject({ refundedCents: 0, refundRecordedAt: undefined });
  for (const [minutes, cents] of [
    [5, 500],
    [7, 900],
  ] as const) {
    await database.db.transaction((tx) => recordMovement(tx, back(cents), 'webhook', at(minutes)));
    expect(await found()).toMatchObject({ refundedCents: cents, refundRecordedAt: at(minutes) });
  }
});

it('finds the order of a payment that was booked without one in the events of its own provider', async () => {
  await using database = await createTestDatabase();
  const { db, own } = database;
  await db.transaction((tx) => recordMovement(tx, { ...PAID, orderId: undefined }, 'reconciliation', NOW));
  const orderId = async () => (await findBookedPayment(db, 'sandbox', 'pay'))?.orderId;
  const stored = { ...PAID, receivedAt: NOW, outcome: 'unknown-order' };
  await own.insert(paymentEvents).values({ ...stored, provider: 'another', orderId: 'elsewhere' });
  expect(await orderId()).toBeUndefined();
  await own.insert(paymentEvents).values(stored);
  expect(await orderId()).toBe('order');
});

it('lists the refunds of the order’s own payment only, the first one first', async () => {
  await using database = await createTestDatabase();
  const { db, own } = database;
  const common = { provider: 'sandbox', paymentId: 'pay', orderId: 'order', kind: 'refund' } as const;
  const rest = { currency: 'EUR', source: 'webhook', recordedAt: at(9) } as const;
  await own.insert(ledgerEntries).values([
    { ...common, ...rest, totalCents: 900, amountCents: -400, occurredAt: at(2) },
    { ...common, ...rest, totalCents: 500, amountCents: -500, occurredAt: at(1) },
    { ...common, ...rest, totalCents: 0, amountCents: 1900, occurredAt: at(0), kind: 'payment' },
    { ...common, ...rest, totalCents: 100, amountCents: -100, occurredAt: at(3), provider: 'another' },
    { ...common, ...rest, totalCents: 200, amountCents: -200, occurredAt: at(4), paymentId: 'second' },
    { ...common, ...rest, totalCents: 300, amountCents: -300, occurredAt: at(5), orderId: 'other' },
  ]);
  const order = { id: 'order', provider: 'sandbox', paymentId: 'pay' };
  expect(await listRefunds(db, order)).toEqual([
    { amountCents: 500, refundedAt: at(1) },
    { amountCents: 400, refundedAt: at(2) },
  ]);
  expect(await listRefunds(db, { ...order, paymentId: null })).toEqual([]);
});

it('gives a refund whose tax was not reported its share of the payment’s tax', async () => {
  await using database = await createTestDatabase();
  await record(database, PAID);
  await record(database, back(500));
  await record(database, back(900, { taxCents: 144 }));
  await record(database, back(1_900));
  expect((await entriesOf(database)).map(({ taxCents }) => taxCents)).toEqual([303, -80, -64, -159]);
});

it('adds the taxes of refunds that arrived before their payment', async () => {
  await using database = await createTestDatabase();
  await record(database, back(500));
  await record(database, back(1_900));
  await record(database, back(500, { provider: 'another' }));
  expect((await entriesOf(database)).map(({ taxCents }) => taxCents)).toEqual([null, null, null]);
  await record(database, PAID);
  expect(await entriesOf(database)).toMatchObject([
    { kind: 'refund', totalCents: 500, taxCents: -80 },
    { kind: 'refund', totalCents: 1_900, taxCents: -223 },
    { provider: 'another', totalCents: 500, taxCents: null },
    { kind: 'payment', taxCents: 303 },
  ]);
});

it('books no declined card and no empty payment', async () => {
  await using database = await createTestDatabase();
  expect(await record(database, { ...PAID, kind: 'declined' })).toBe(false);
  expect(await record(database, { ...PAID, amountCents: 0 })).toBe(false);
  expect(await record(database, back(0))).toBe(false);
  expect(await entriesOf(database)).toEqual([]);
});

it('distinguishes payments of the same id at two providers', async () => {
  await using database = await createTestDatabase();
  for (const provider of ['sandbox', 'another']) {
    expect(await record(database, { ...PAID, provider })).toBe(true);
    expect(await record(database, back(500, { provider }))).toBe(true);
  }
  expect(await findBookedPayment(database.db, 'another', 'pay')).toMatchObject({ refundedCents: 500 });
  expect(await findBookedPayment(database.db, 'third', 'pay')).toBeUndefined();
});

it.each([
  ['the same total', 500, 500, [1900, -500]],
  ['a larger total', 500, 900, [1900, -500, -400]],
  ['a smaller total', 900, 500, [1900, -900]],
])('lets a second transaction that reports %s wait for the first', async (_what, first, second, amounts) => {
  await using database = await createTestDatabase();
  const { db } = database;
  await record(database, PAID);
  let waiting: Promise<boolean> | undefined;
  await db.transaction(async (tx) => {
    await recordMovement(tx, back(first), 'webhook', NOW);
    waiting = db.transaction((other) => recordMovement(other, back(second), 'reconciliation', NOW));
    expect(await Promise.race([waiting, delay(300, 'waits')])).toBe('waits');
  });
  expect(await waiting).toBe(second > first);
  expect((await entriesOf(database)).map(({ amountCents }) => amountCents)).toEqual(amounts);
});

it('books a payment that two transactions report at once, and nothing of one that is rolled back', async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  const failing = db.transaction(async (tx) => {
    await recordMovement(tx, PAID, 'webhook', NOW);
    throw new Error('killed');
  });
  await expect(failing).rejects.toThrow('killed');
  expect(await entriesOf(database)).toEqual([]);
  const both = await Promise.all([record(database, PAID), record(database, PAID)]);
  expect(both.toSorted()).toEqual([false, true]);
  expect(await entriesOf(database)).toHaveLength(1);
});

it('lists the entries from one moment until before another, oldest first', async () => {
  await using database = await createTestDatabase();
  for (const minutes of [3, 2, 1, 0])
    await record(database, event(`o${minutes}`, { occurredAt: at(minutes) }));
  const listed = await listLedgerEntries(database.db, { from: at(1), until: at(3) });
  expect(listed.map(({ orderId }) => orderId)).toEqual(['o1', 'o2']);
});

it('books every event of an order in the transaction that applies it, also of unmatched payments', async () => {
  const bench = await openOrderBench();
  const { db } = bench.database;
  const orderId = await checkOut(bench);
  const apply = (sent: PaymentEvent) => applyPaymentEvent(bench.ports, bench.shootOfOrder, sent);
  await apply(event('unknown', { occurredAt: at(-1) }));
  await apply(event(orderId, { taxCents: 303 }));
  await apply(event(orderId, { eventId: 'second', paymentId: 'second', amountCents: 5 }));
  // A repeated event, and the same payment in another event.
  await apply(event(orderId, { taxCents: 303 }));
  expect(await outcome(deliver(bench, event(orderId, { eventId: 'other' })))).toBe('no-change');
  expect(await outcome(deliver(bench, back(700, { orderId, paymentId: `payment-${orderId}` })))).toBe(
    'partial-refund',
  );
  const entries = await db.select().from(ledgerEntries).orderBy(asc(ledgerEntries.id));
  expect(entries).toMatchObject([
    { orderId: 'unknown', amountCents: 1900, taxCents: null, recordedAt: NOW },
    { orderId, paymentId: `payment-${orderId}`, amountCents: 1900, taxCents: 303 },
    { orderId, paymentId: 'second', amountCents: 5 },
    { orderId, paymentId: `payment-${orderId}`, amountCents: -700, kind: 'refund' },
  ]);
  expect(entries).toHaveLength(4);
  expect(new Set(entries.map(({ source }) => source))).toEqual(new Set(['webhook']));
});
