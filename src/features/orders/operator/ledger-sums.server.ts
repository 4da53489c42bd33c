import { and, desc, eq, sql } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { afterKey, cutPage, type KeyedPage } from '../../../platform/db/keyset.ts';
import { ledgerEntries } from '../../../platform/db/tables/orders.ts';
import type { DailySum } from '../ledger/daily-sums.ts';
import { inZonedDays, zonedDay } from './in-zoned-days.server.ts';
import type { ZonedDays } from './zoned-days.ts';

export type SumOfPeriod = Omit<DailySum, 'day'>;

const { amountCents, currency, kind, occurredAt, provider, taxCents } = ledgerEntries;

const countOf = (wanted: 'payment' | 'refund') =>
  sql<number>`(count(*) filter (where ${kind} = ${wanted}))::int`;
// A float holds every whole number of cents that a period may sum up to, and the driver returns it as a number.
const centsOf = (wanted: 'payment' | 'refund') =>
  sql<number>`coalesce(sum(abs(${amountCents})) filter (where ${kind} = ${wanted}), 0)::float8`;

const SUMS = {
  payments: countOf('payment'),
  paidCents: centsOf('payment'),
  refunds: countOf('refund'),
  refundedCents: centsOf('refund'),
  netCents: sql<number>`sum(${amountCents})::float8`,
  taxCents: sql<number | null>`case when bool_and(${taxCents} is not null) then sum(${taxCents})::float8 end`,
};

type SummedRow = Omit<SumOfPeriod, 'taxCents'> & { readonly taxCents: number | null };
const withKnownTax = <Row extends SummedRow>(row: Row) => ({ ...row, taxCents: row.taxCents ?? undefined });

/** Sums the ledger as `dailySums` does, but in the database, and the latest day first. */
export async function sumLedgerByDay(db: Reader, days: ZonedDays): Promise<readonly DailySum[]> {
  const rows = await db
    .select({ day: zonedDay(occurredAt, days), provider, currency, ...SUMS })
    .from(ledgerEntries)
    .where(inZonedDays(occurredAt, days))
    .groupBy(sql`1`, provider, currency)
    .orderBy(desc(sql`1`), provider, currency);
  return rows.map(withKnownTax);
}

/** Sums a whole period by provider and currency. */
export async function sumLedger(db: Reader, days: ZonedDays): Promise<readonly SumOfPeriod[]> {
  const rows = await db
    .select({ provider, currency, ...SUMS })
    .from(ledgerEntries)
    .where(inZonedDays(occurredAt, days))
    .groupBy(provider, currency)
    .orderBy(provider, currency);
  return rows.map(withKnownTax);
}

/** The place of a movement in their list. */
export type MovementKey = readonly [occurredAt: Date, id: number];

/** Lists the movements of a period, the latest first, one page at a time. */
export async function listMovements(
  db: Reader,
  filter: { readonly days: ZonedDays; readonly provider?: string | undefined },
  page: { readonly after?: MovementKey | undefined; readonly limit: number },
): Promise<KeyedPage<typeof ledgerEntries.$inferSelect>> {
  const rows = await db
    .select()
    .from(ledgerEntries)
    .where(
      and(
        inZonedDays(occurredAt, filter.days),
        filter.provider === undefined ? undefined : eq(provider, filter.provider),
        afterKey([occurredAt, ledgerEntries.id], page.after, 'descending'),
      ),
    )
    .orderBy(desc(occurredAt), desc(ledgerEntries.id))
    .limit(page.limit + 1);
  return cutPage(rows, page.limit);
}
