import { and, asc, count, gte, inArray, lt, sql } from 'drizzle-orm';
import { type DayRange, momentsOf, stepOf } from '../../../base/day-range.ts';
import { stepSql } from '../../../platform/db/step-sql.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { ledgerEntries, orders } from '../../../platform/db/tables/orders.ts';

/** The money that moved on one day, or in one week, in one currency. All amounts include taxes. */
export interface MoneyStep {
  /** The day, or the Monday of the week. */
  readonly day: string;
  readonly currency: string;
  readonly payments: number;
  readonly paidCents: number;
  readonly refunds: number;
  /** Positive. */
  readonly refundedCents: number;
}

/** Sums the ledger by day or week in UTC and currency, oldest first. Steps without a movement are left out. */
export async function moneySteps(db: Reader, range: DayRange): Promise<readonly MoneyStep[]> {
  const { from, until } = momentsOf(range);
  const { kind, amountCents, currency, occurredAt } = ledgerEntries;
  const day = stepSql(occurredAt, stepOf(range));
  const sumOf = (wanted: 'payment' | 'refund') =>
    sql<number>`coalesce(sum(abs(${amountCents})) filter (where ${kind} = ${wanted}), 0)::int`;
  const countOf = (wanted: 'payment' | 'refund') =>
    sql<number>`(count(*) filter (where ${kind} = ${wanted}))::int`;
  return db
    .select({
      ...{ day, currency, payments: countOf('payment'), paidCents: sumOf('payment') },
      ...{ refunds: countOf('refund'), refundedCents: sumOf('refund') },
    })
    .from(ledgerEntries)
    .where(and(gte(occurredAt, from), lt(occurredAt, until)))
    .groupBy(sql`1`, currency)
    .orderBy(asc(sql`1`), asc(currency));
}

/** Counts the orders that were opened in a range, and those of them that are paid by now, refunded ones included. */
export async function countOrders(
  db: Reader,
  range: DayRange,
): Promise<{ readonly opened: number; readonly paid: number }> {
  const { from, until } = momentsOf(range);
  const rows = await db
    .select({ state: orders.state, orders: count() })
    .from(orders)
    .where(and(gte(orders.createdAt, from), lt(orders.createdAt, until)))
    .groupBy(orders.state);
  const sum = (chosen: typeof rows) => chosen.reduce((total, row) => total + row.orders, 0);
  return { opened: sum(rows), paid: sum(rows.filter(({ state }) => state !== 'open')) };
}

/** Counts the orders whose refund was requested and is not confirmed yet. */
export function countPendingRefunds(db: Reader): Promise<number> {
  return db.$count(orders, inArray(orders.state, ['refund_requested']));
}
