import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createTestDatabase } from '../../../../test/create-test-database.ts';
import { isOfSecondCustomer, SECOND } from '../../../../test/second-customer/second-customer.ts';
import type { Database } from '../../../platform/db/database.ts';
import {
  ledgerEntries,
  orders,
  paymentEvents,
  reportedDifferences,
  unmatchedPayments,
} from '../../../platform/db/tables/orders.ts';
import { dayIn } from '../ledger/calendar-day.ts';
import { dailySums } from '../ledger/daily-sums.ts';
import { listDifferences } from './difference-list.server.ts';
import { listMovements, sumLedger, sumLedgerByDay } from './ledger-sums.server.ts';
import { loadOrderDetails } from './order-details.server.ts';
import { listOrders, type OrderFilter, type OrderKey } from './order-list.server.ts';
import { listUnmatchedPayments } from './unmatched-list.server.ts';
import { TIME_ZONES } from './zoned-days.ts';

const AT = new Date('2026-11-20T10:00:00Z');
const minutesLater = (minutes: number) => new Date(AT.getTime() + minutes * 60_000);

function insertOrders(db: Database, rows: readonly Partial<typeof orders.$inferInsert>[]) {
  return db.insert(orders).values(
    rows.map((row, index) => ({
      ...{ id: `o-${index}`, packageId: 'basic' as const, productId: 'basic' as const, amountCents: 1900 },
      ...{ currency: 'EUR' as const, language: 'en' as const, provider: 'stripe', createdAt: AT },
      ...row,
    })),
  );
}

/** Reads all pages of the orders, and returns their ids. */
async function allOrders(db: Database, filter: OrderFilter, limit: number): Promise<readonly string[]> {
  const ids: string[] = [];
  let after: OrderKey | undefined;
  do {
    const { rows, last } = await listOrders(db, filter, { limit, after });
    ids.push(...rows.map(({ id }) => id));
    after = last && [last.createdAt, last.id];
  } while (after);
  return ids.filter((id) => !isOfSecondCustomer(id));
}

describe('the list of orders', () => {
  it('is paged without a gap or a repetition, also where several were opened at once', async () => {
    await using database = await createTestDatabase();
    await insertOrders(
      database.db,
      Array.from({ length: 11 }, (_, index) => ({ createdAt: minutesLater(Math.floor(index / 4)) })),
    );
    const whole = await allOrders(database.db, {}, 100);
    expect(whole).toEqual(['o-9', 'o-8', 'o-10', 'o-7', 'o-6', 'o-5', 'o-4', 'o-3', 'o-2', 'o-1', 'o-0']);
    for (const limit of [1, 2, 3, 14]) expect(await allOrders(database.db, {}, limit)).toEqual(whole);
  });

  it('is filtered by state and provider', async () => {
    await using database = await createTestDatabase();
    await insertOrders(database.db, [
      { state: 'paid' },
      { state: 'paid', provider: 'paddle' },
      { state: 'open', provider: 'paddle' },
    ]);
    const find = (filter: OrderFilter) => allOrders(database.db, filter, 50);
    expect(await find({ state: 'paid' })).toEqual(['o-1', 'o-0']);
    expect(await find({ provider: 'paddle' })).toEqual(['o-2', 'o-1']);
    expect(await find({ provider: 'paddle', state: 'paid' })).toEqual(['o-1']);
    expect(await find({ provider: 'paddle', state: 'paid', search: 'o-0' })).toEqual([]);
  });

  it.each([
    ['o-1', ['o-1']],
    ['No. “o-1”', ['o-1']],
    ['pay_1', ['o-0']],
    ['Jo.Doe+shop@googlemail.com', ['o-0']],
    ['MIRA@example.org', ['o-1']],
    ['o-', []],
    ['pay', []],
    ['example.org', []],
    ['%', []],
    ['"', []],
  ] as const)('finds %s', async (search, found) => {
    await using database = await createTestDatabase();
    await insertOrders(database.db, [
      { paymentId: 'pay_1', email: 'jo.doe@gmail.com', emailKey: 'jodoe@gmail.com' },
      // From before there were keys.
      { email: 'Mira@example.org' },
    ]);
    expect(await allOrders(database.db, { search }, 50)).toEqual(found);
  });
});

describe('the sums of the ledger', () => {
  const entry = { source: 'webhook', recordedAt: AT } as const;

  /** Movements of two providers and currencies around the days on which Berlin changes its clocks. */
  const movements = Array.from({ length: 160 }, (_, index) => {
    const isRefund = index % 5 === 4;
    const start = index % 2 === 0 ? Date.UTC(2026, 2, 28, 20) : Date.UTC(2026, 9, 24, 20);
    return {
      ...{
        ...entry,
        provider: index % 3 === 0 ? 'paddle' : 'stripe',
        paymentId: `p-${index}`,
        orderId: null,
      },
      ...{ kind: isRefund ? ('refund' as const) : ('payment' as const), totalCents: isRefund ? index : 0 },
      ...{ amountCents: isRefund ? -index : 1000 + index, currency: index % 7 === 0 ? 'USD' : 'EUR' },
      taxCents: index === 33 ? null : isRefund ? -1 : 10 + index,
      occurredAt: new Date(start + index * 17 * 60_000),
    };
  });

  it.each(['UTC', 'Europe/Berlin', 'America/St_Johns', 'Pacific/Kiritimati'])(
    'of each day in %s are those that the command line prints',
    async (timeZone) => {
      await using database = await createTestDatabase();
      await database.db.insert(ledgerEntries).values(movements);
      const stored = await database.own.select().from(ledgerEntries);
      const days = { first: '2026-03-29', last: '2026-10-25', timeZone };
      const dayOf = dayIn(timeZone)!;
      const inDays = stored.filter(({ occurredAt }) => {
        const day = dayOf(occurredAt);
        return day >= days.first && day <= days.last;
      });
      expect(inDays.length).toBeLessThan(stored.length);
      const sums = dailySums(inDays, dayOf);
      const byKey = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
      expect(byKey(await sumLedgerByDay(database.db, days))).toEqual(byKey(sums));
      const totals = await sumLedger(database.db, days);
      for (const { provider, currency, ...total } of totals) {
        const ofThis = sums.filter((sum) => sum.provider === provider && sum.currency === currency);
        const sum = (key: 'payments' | 'paidCents' | 'refunds' | 'refundedCents' | 'netCents') =>
          ofThis.reduce((all, row) => all + row[key], 0);
        expect(total).toMatchObject({
          ...{ payments: sum('payments'), paidCents: sum('paidCents'), refunds: sum('refunds') },
          ...{ refundedCents: sum('refundedCents'), netCents: sum('netCents') },
        });
        expect(total.taxCents === undefined).toBe(ofThis.some(({ taxCents }) => taxCents === undefined));
      }
      expect(totals).toHaveLength(4);
    },
  );

  it('know every time zone that may be chosen', async () => {
    await using database = await createTestDatabase();
    const { rows } = await database.db.execute(
      sql`select zone from unnest(${sql.param([...TIME_ZONES])}::text[]) zone
        where not exists (select from pg_timezone_names where lower(name) = lower(zone))`,
    );
    expect(rows).toEqual([]);
  });

  it('are followed by movements that are paged by time and id', async () => {
    await using database = await createTestDatabase();
    await database.db
      .insert(ledgerEntries)
      .values(movements.slice(0, 7).map((row) => ({ ...row, occurredAt: AT, provider: 'paddle' })));
    const days = { first: '2026-11-20', last: '2026-11-20', timeZone: 'UTC' };
    const first = await listMovements(database.db, { days, provider: 'paddle' }, { limit: 4 });
    const { last } = first;
    const after = [last!.occurredAt, last!.id] as const;
    const second = await listMovements(database.db, { days, provider: 'paddle' }, { limit: 4, after });
    const ids = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    expect([ids.length, second.last]).toEqual([7, undefined]);
    expect((await listMovements(database.db, { days, provider: 'stripe' }, { limit: 4 })).rows).toEqual([]);
  });
});

it('lists unmatched payments, the latest first, by state', async () => {
  await using database = await createTestDatabase();
  await database.db.insert(unmatchedPayments).values(
    [0, 1, 2, 3].map((index) => ({
      ...{
        provider: 'stripe',
        paymentId: `u-${index}`,
        orderId: 'o',
        amountCents: 1900,
        currency: 'EUR' as const,
      },
      ...{
        reason: 'duplicate' as const,
        state: index === 2 ? ('refunded' as const) : ('refund_requested' as const),
      },
      receivedAt: AT,
    })),
  );
  const page = await listUnmatchedPayments(database.db, { state: 'refund_requested' }, { limit: 2 });
  expect(page.rows.map(({ paymentId }) => paymentId)).toEqual(['u-3', 'u-1']);
  const after = [AT, 'stripe', 'u-1'] as const;
  const rest = await listUnmatchedPayments(database.db, { state: 'refund_requested' }, { limit: 2, after });
  expect(rest.rows.map(({ paymentId }) => paymentId)).toEqual(['u-0']);
  expect(rest.last).toBeUndefined();
});

describe('the list of differences', () => {
  it('names the amount and the order of a payment, or the orders that fit it', async () => {
    await using database = await createTestDatabase();
    await insertOrders(database.db, [{ paymentId: 'own' }]);
    const found = { provider: 'stripe', kind: 'amount-differs', reportedAt: AT };
    await database.db
      .insert(reportedDifferences)
      .values(['own', 'event', 'booked', 'gone'].map((paymentId) => ({ ...found, paymentId })));
    await database.db.insert(paymentEvents).values({
      ...{ provider: 'stripe', eventId: 'e', orderId: 'of-event', kind: 'paid', paymentId: 'event' },
      ...{ amountCents: 900, currency: 'EUR', occurredAt: AT, receivedAt: AT, outcome: 'unknown-order' },
    });
    await database.db.insert(ledgerEntries).values([
      {
        ...{ provider: 'stripe', paymentId: 'booked', kind: 'refund', totalCents: 500, orderId: null },
        ...{ amountCents: -500, currency: 'USD', source: 'webhook', occurredAt: AT, recordedAt: AT },
      },
      {
        // The same id at another provider is another payment.
        ...{ provider: 'paddle', paymentId: 'gone', kind: 'payment', totalCents: 0, orderId: 'other' },
        ...{ amountCents: 700, currency: 'EUR', source: 'webhook', occurredAt: AT, recordedAt: AT },
      },
    ]);
    const { rows } = await listDifferences(database.db, 'open', { limit: 50 });
    expect(rows.map(({ paymentId, payment, orderIds }) => [paymentId, payment, orderIds])).toEqual([
      ['gone', undefined, []],
      ['booked', { amountCents: 500, currency: 'USD' }, []],
      ['event', undefined, ['of-event']],
      ['own', undefined, ['o-0']],
    ]);
    const settled = await listDifferences(database.db, 'settled', { limit: 50 });
    expect(settled.rows.map(({ kind, orderIds }) => [kind, orderIds.toSorted()])).toEqual([
      ['several-orders-fit', ['second-customer-open', SECOND.orderId]],
    ]);
    const { last } = await listDifferences(database.db, 'all', { limit: 3 });
    const rest = await listDifferences(database.db, 'all', { limit: 3, beforeId: last!.id });
    expect(rest.rows.map(({ paymentId }) => paymentId)).toEqual(['own', 'second-customer-unclear']);
  });
});

describe('the details of an order', () => {
  it('hold what belongs to it, and nothing of another order or payment', async () => {
    await using database = await createTestDatabase();
    await insertOrders(database.db, [{ paymentId: 'own', state: 'paid' }, { paymentId: 'other' }]);
    const entry = { provider: 'stripe', kind: 'payment', totalCents: 0, amountCents: 1900 } as const;
    const known = { currency: 'EUR', source: 'webhook', occurredAt: AT, recordedAt: AT } as const;
    await database.db.insert(ledgerEntries).values([
      // Booked before its order was known.
      { ...entry, ...known, paymentId: 'own', orderId: null },
      { ...entry, ...known, paymentId: 'other', orderId: 'o-1' },
      { ...entry, ...known, paymentId: 'second', orderId: 'o-0' },
      { ...entry, ...known, provider: 'paddle', paymentId: 'own', orderId: null },
    ]);
    const details = await loadOrderDetails(database.db, 'o-0', AT);
    expect(details?.ledger.map(({ provider, paymentId }) => `${provider} ${paymentId}`)).toEqual([
      'stripe own',
      'stripe second',
    ]);
    expect(details).toMatchObject({ stage: 'in-work', events: [], differences: [], withdrawals: [] });
    expect(await loadOrderDetails(database.db, 'none', AT)).toBeUndefined();
  });

  it('of the second customer list the events, the unmatched payment and the withdrawal', async () => {
    await using database = await createTestDatabase();
    const details = await loadOrderDetails(database.db, SECOND.orderId, AT);
    expect(details).toMatchObject({
      ...{ stage: 'delivered', unmatched: [{ reason: 'duplicate' }] },
      ...{
        events: [{ kind: 'paid' }, { kind: 'refunded' }],
        withdrawals: [{ orderMatch: 'number-and-email' }],
      },
    });
  });
});
