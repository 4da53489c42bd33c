import { and, desc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import { cutPage, type KeyedPage } from '../../../platform/db/keyset.ts';
import {
  ledgerEntries,
  orders,
  paymentCandidates,
  paymentEvents,
  reconciliations,
  reportedDifferences,
} from '../../../platform/db/tables/orders.ts';

type DifferenceRow = typeof reportedDifferences.$inferSelect;

/** A difference with what our books know about its payment. */
export interface ListedDifference extends DifferenceRow {
  /** Undefined when the payment is not in our books. */
  readonly payment: { readonly amountCents: number; readonly currency: string } | undefined;
  /** The payment's order; several when several fit it. */
  readonly orderIds: readonly string[];
}

export const DIFFERENCE_FILTERS = ['open', 'settled', 'all'] as const;
export type DifferenceFilter = (typeof DIFFERENCE_FILTERS)[number];

const { id, settledAt } = reportedDifferences;
const IS_WANTED = { open: isNull(settledAt), settled: isNotNull(settledAt), all: undefined } as const;

/** Lists differences, the latest found first, from before `beforeId` on. */
export async function listDifferences(
  db: Reader,
  filter: DifferenceFilter,
  page: { readonly beforeId?: number | undefined; readonly limit: number },
): Promise<KeyedPage<ListedDifference>> {
  const rows = await db
    .select()
    .from(reportedDifferences)
    .where(and(IS_WANTED[filter], page.beforeId === undefined ? undefined : lt(id, page.beforeId)))
    .orderBy(desc(id))
    .limit(page.limit + 1);
  const { rows: shown, last } = cutPage(rows, page.limit);
  const listed = await withPayments(db, shown);
  return { rows: listed, last: last && listed.at(-1) };
}

async function withPayments(
  db: Reader,
  differences: readonly DifferenceRow[],
): Promise<readonly ListedDifference[]> {
  if (differences.length === 0) return [];
  const paymentIds = new Map<string, string[]>();
  for (const { provider, paymentId } of differences)
    paymentIds.set(provider, [...(paymentIds.get(provider) ?? []), paymentId]);
  const isOfOne = (
    table: typeof ledgerEntries | typeof paymentEvents | typeof orders | typeof paymentCandidates,
  ) =>
    or(
      ...[...paymentIds].map(([provider, ids]) =>
        and(eq(table.provider, provider), inArray(table.paymentId, ids)),
      ),
    );
  const keyOf = (row: { readonly provider: string; readonly paymentId: string | null }) =>
    `${row.provider} ${row.paymentId}`;
  const [movements, events, ofOrders, candidates] = await Promise.all([
    db.select().from(ledgerEntries).where(isOfOne(ledgerEntries)),
    db
      .selectDistinct({
        ...{ provider: paymentEvents.provider, paymentId: paymentEvents.paymentId },
        orderId: paymentEvents.orderId,
      })
      .from(paymentEvents)
      .where(isOfOne(paymentEvents)),
    db
      .select({ provider: orders.provider, paymentId: orders.paymentId, orderId: orders.id })
      .from(orders)
      .where(isOfOne(orders)),
    db.select().from(paymentCandidates).where(isOfOne(paymentCandidates)),
  ]);
  return differences.map((difference) => {
    const isSame = (row: { readonly provider: string; readonly paymentId: string | null }) =>
      keyOf(row) === keyOf(difference);
    const booked = movements.filter(isSame);
    const payment = booked.find(({ kind }) => kind === 'payment') ?? booked[0];
    const own = [...ofOrders, ...booked, ...events].filter(isSame).map(({ orderId }) => orderId);
    const certain = own.filter((orderId) => orderId !== null);
    const fitting = candidates.filter(isSame).map(({ orderId }) => orderId);
    return {
      ...difference,
      payment: payment && { amountCents: Math.abs(payment.amountCents), currency: payment.currency },
      orderIds: [...new Set(certain.length > 0 ? certain : fitting)],
    };
  });
}

/** Lists how far each provider's list was read. */
export async function listReadings(db: Reader): Promise<readonly (typeof reconciliations.$inferSelect)[]> {
  return db.select().from(reconciliations).orderBy(reconciliations.provider);
}

export function countOpenDifferences(db: Reader): Promise<number> {
  return db.$count(reportedDifferences, IS_WANTED.open);
}
