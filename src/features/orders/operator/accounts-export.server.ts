import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { afterKey } from '../../../platform/db/keyset.ts';
import { ledgerEntries, orders } from '../../../platform/db/tables/orders.ts';
import { streamCsv } from '../../../platform/csv/csv.ts';
import { dayIn, UTC_DAY } from '../ledger/calendar-day.ts';
import { LEDGER_COLUMNS, ledgerLine } from '../ledger/ledger-csv.ts';
import { inZonedDays } from './in-zoned-days.server.ts';
import { ORDER_COLUMNS, orderLine } from './order-csv.ts';
import type { ZonedDays } from './zoned-days.ts';

/** Rows that are read at once. Each batch is a query of its own, so that a slow download holds no connection. */
const BATCH_SIZE = 2_000;

/** The exports for the accountant, which hold no names or addresses. */
export const ACCOUNTS_EXPORTS = { movements: streamMovements, orders: streamOrders } as const;
export type AccountsExport = keyof typeof ACCOUNTS_EXPORTS;

/** Streams every movement of money, oldest first. */
export function streamMovements(db: Database, days: ZonedDays): ReadableStream<Uint8Array> {
  const dayOf = dayIn(days.timeZone) ?? UTC_DAY;
  const { occurredAt, id } = ledgerEntries;
  const batches = inBatches(
    (last: typeof ledgerEntries.$inferSelect | undefined) =>
      db
        .select()
        .from(ledgerEntries)
        .where(
          and(
            inZonedDays(occurredAt, days),
            afterKey([occurredAt, id], last && [last.occurredAt, last.id], 'ascending'),
          ),
        )
        .orderBy(asc(occurredAt), asc(id))
        .limit(BATCH_SIZE),
    (entry) => ledgerLine(entry, dayOf),
  );
  return streamCsv(LEDGER_COLUMNS, batches);
}

/** Streams the orders that were paid in these days with their tax, oldest first. */
export function streamOrders(db: Database, days: ZonedDays): ReadableStream<Uint8Array> {
  const dayOf = dayIn(days.timeZone) ?? UTC_DAY;
  const { paidAt, id } = orders;
  const batches = inBatches(
    async (last: PaidOrder | undefined) => {
      const paid = await db
        .select()
        .from(orders)
        .where(
          and(
            inZonedDays(paidAt, days),
            afterKey([paidAt, id], last && [last.paidAt!, last.id], 'ascending'),
          ),
        )
        .orderBy(asc(paidAt), asc(id))
        .limit(BATCH_SIZE);
      return withRefundedTax(db, paid);
    },
    (order) => orderLine(order, dayOf),
  );
  return streamCsv(ORDER_COLUMNS, batches);
}

type PaidOrder = typeof orders.$inferSelect & { readonly refundedTaxCents: number | null };

/** Adds the tax of each order's refunds, 0 without any, null when it is not known. */
async function withRefundedTax(
  db: Database,
  paid: readonly (typeof orders.$inferSelect)[],
): Promise<readonly PaidOrder[]> {
  if (paid.length === 0) return [];
  const { orderId, provider, paymentId, kind, taxCents } = ledgerEntries;
  const rows = await db
    .select({
      ...{ orderId, paymentId, provider },
      tax: sql<number | null>`case when bool_and(${taxCents} is not null) then -sum(${taxCents})::float8 end`,
    })
    .from(ledgerEntries)
    .where(
      and(
        eq(kind, 'refund'),
        inArray(
          orderId,
          paid.map(({ id }) => id),
        ),
      ),
    )
    .groupBy(orderId, paymentId, provider);
  const keyOf = (...key: (string | null)[]) => JSON.stringify(key);
  // The refund of an unmatched payment names the order as well, and is no refund of its price.
  const taxes = new Map(rows.map((row) => [keyOf(row.orderId, row.provider, row.paymentId), row.tax]));
  return paid.map((order) => {
    const key = keyOf(order.id, order.provider, order.paymentId);
    return { ...order, refundedTaxCents: taxes.has(key) ? (taxes.get(key) ?? null) : 0 };
  });
}

async function* inBatches<Row, Line>(
  read: (last: Row | undefined) => PromiseLike<readonly Row[]>,
  lineOf: (row: Row) => Line,
): AsyncGenerator<readonly Line[]> {
  let last: Row | undefined;
  do {
    const rows = await read(last);
    if (rows.length > 0) yield rows.map(lineOf);
    last = rows.length < BATCH_SIZE ? undefined : rows.at(-1);
  } while (last !== undefined);
}
