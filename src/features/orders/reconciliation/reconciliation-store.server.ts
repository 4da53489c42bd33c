import { and, eq, gte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import {
  orders,
  paymentCandidates,
  reconciliations,
  reportedDifferences,
} from '../../../platform/db/tables/orders.ts';
import type { Difference } from './difference.ts';
import { isLongRead, type ReadingProgress } from './reconciliation-start.ts';

/** Resolves to undefined until a provider's list was read a long way back. */
export async function findReadingProgress(
  db: Database,
  provider: string,
): Promise<ReadingProgress | undefined> {
  const [row] = await db.select().from(reconciliations).where(eq(reconciliations.provider, provider));
  return row;
}

/** A provider's list that was read to its end. */
export interface Reading {
  readonly provider: string;
  readonly startedAt: Date;
  /** The list contained the payments from `since`, and those until `readUntil` were compared with our books. */
  readonly since: Date;
  readonly readUntil: Date;
}

/**
 * Records how far a list was read. A list that begins after the end of what was read before leaves a gap, and counts only if it
 * reaches a long way back. Idempotent, and a slower run does not undo a faster one.
 */
export async function recordReading(db: Database, reading: Reading): Promise<void> {
  const { provider, startedAt, since, readUntil } = reading;
  if (isLongRead(since, startedAt)) {
    await db
      .insert(reconciliations)
      .values({ provider, readUntil, longReadAt: startedAt })
      .onConflictDoUpdate({
        target: reconciliations.provider,
        set: {
          readUntil: sql`greatest(${reconciliations.readUntil}, excluded.read_until)`,
          longReadAt: sql`greatest(${reconciliations.longReadAt}, excluded.long_read_at)`,
        },
      });
    return;
  }
  const later = sql`greatest(${reconciliations.readUntil}, ${readUntil.toISOString()}::timestamptz)`;
  await db
    .update(reconciliations)
    .set({ readUntil: later })
    .where(and(eq(reconciliations.provider, provider), gte(reconciliations.readUntil, since)));
}

interface PaymentKey {
  readonly provider: string;
  readonly paymentId: string;
}

/** Remembers the orders that a payment fits equally well, so that it is not given to the last of them that is not erased. */
export async function insertCandidates(
  tx: Transaction,
  { provider, paymentId }: PaymentKey,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .insert(paymentCandidates)
    .values(orderIds.map((orderId) => ({ provider, paymentId, orderId })))
    .onConflictDoNothing();
}

export interface Candidate {
  readonly orderId: string;
  /** The payment that has paid for the order; null while none has. */
  readonly paidBy: string | null;
}

/** Lists the orders that a payment fitted when it was first seen, those whose buyer was erased included. */
export async function listCandidates(
  db: Database,
  { provider, paymentId }: PaymentKey,
): Promise<readonly Candidate[]> {
  return db
    .select({ orderId: paymentCandidates.orderId, paidBy: orders.paymentId })
    .from(paymentCandidates)
    .innerJoin(orders, eq(orders.id, paymentCandidates.orderId))
    .where(and(eq(paymentCandidates.provider, provider), eq(paymentCandidates.paymentId, paymentId)))
    .orderBy(paymentCandidates.orderId);
}

/**
 * Records differences, and returns those that have to be mailed: the ones that were not mailed before. Waits for a run that records
 * the same.
 * @param isMailed false while there is nobody to mail them to; they are then mailed by a later run
 */
export async function recordNewDifferences(
  tx: Transaction,
  differences: readonly Difference[],
  { foundAt, isMailed }: { readonly foundAt: Date; readonly isMailed: boolean },
): Promise<readonly Difference[]> {
  const fresh: Difference[] = [];
  const { provider, paymentId, kind, refundCents, mailedAt, settledAt } = reportedDifferences;
  const target = [provider, paymentId, kind, refundCents];
  // Always in the same order, so that two runs at once do not wait for each other.
  for (const difference of differences.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const insert = tx.insert(reportedDifferences).values({
      ...{ provider: difference.provider, paymentId: difference.paymentId, kind: difference.kind },
      ...{ refundCents: difference.refundCents ?? 0, reportedAt: foundAt },
      mailedAt: isMailed ? foundAt : null,
    });
    const recorded = await (
      isMailed
        ? insert.onConflictDoUpdate({
            ...{ target, set: { mailedAt: foundAt } },
            setWhere: sql`${mailedAt} is null and ${settledAt} is null`,
          })
        : insert.onConflictDoNothing()
    ).returning({ kind });
    if (isMailed && recorded.length === 1) fresh.push(difference);
  }
  return fresh;
}

function keyOf({ provider, paymentId, kind, refundCents }: Difference): string {
  return [provider, paymentId, kind, refundCents ?? 0].join(' ');
}
