import { and, asc, eq, exists, gt, gte, inArray, isNull, lt, not, or } from 'drizzle-orm';
import { LIMITS } from '../../catalog/limits.ts';
import type { Reader, Transaction } from '../../platform/db/database.ts';
import { orders, reconciliations } from '../../platform/db/tables/orders.ts';
import { shoots, type ShootState } from '../../platform/db/tables/shoots.ts';

export type ShootRow = typeof shoots.$inferSelect;

export async function insertShoot(tx: Transaction, row: typeof shoots.$inferInsert): Promise<void> {
  await tx.insert(shoots).values(row);
}

export async function findShoot(db: Reader, shootId: string): Promise<ShootRow | undefined> {
  const [row] = await db.select().from(shoots).where(eq(shoots.id, shootId));
  return row;
}

/** Locks the shoot until the transaction ends, so that changes are decided on its current row. */
export async function lockShoot(tx: Transaction, shootId: string): Promise<ShootRow | undefined> {
  const [row] = await tx.select().from(shoots).where(eq(shoots.id, shootId)).for('update');
  return row;
}

/** Finds the paid order of this shoot. */
export async function findPaidOrder(db: Reader, shootId: string) {
  const [order] = await db
    .select({
      ...{ id: orders.id, packageId: orders.packageId, paidAt: orders.paidAt, email: orders.email },
      ...{ provider: orders.provider, paymentId: orders.paymentId },
    })
    .from(orders)
    .where(and(eq(orders.shootId, shootId), eq(orders.state, 'paid')));
  return order;
}

/**
 * Lists, by id, the shoots in one of these states that have expired or whose erasure has started but not finished. A draft that may
 * have been paid waits: see `mayBePaidUnnoticed`.
 */
export async function listShootIdsToErase(
  db: Reader,
  now: Date,
  states: readonly ShootState[],
  page: { readonly afterId: string; readonly limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: shoots.id })
    .from(shoots)
    .where(
      and(
        isNull(shoots.erasedAt),
        lt(shoots.expiresAt, now),
        inArray(shoots.state, [...states]),
        gt(shoots.id, page.afterId),
        not(mayBePaidUnnoticed(db, now)),
      ),
    )
    .orderBy(asc(shoots.id))
    .limit(page.limit);
  return rows.map((row) => row.id);
}

/**
 * True for a draft with an open order as long as its provider's list was not read until the draft's expiry: the webhook of its
 * payment may be lost, and without the draft nothing could be delivered. A provider that never answers is not waited for any longer
 * than `LIMITS.unreadPaymentHoldMs`.
 */
function mayBePaidUnnoticed(db: Reader, now: Date) {
  const isRead = db
    .select({ provider: reconciliations.provider })
    .from(reconciliations)
    .where(
      and(eq(reconciliations.provider, orders.provider), gte(reconciliations.readUntil, shoots.expiresAt)),
    );
  const unreadOrder = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.shootId, shoots.id), eq(orders.state, 'open'), not(exists(isRead))));
  return and(
    inArray(shoots.state, ['draft', 'ready_to_pay']),
    gt(shoots.expiresAt, new Date(now.getTime() - LIMITS.unreadPaymentHoldMs)),
    exists(unreadOrder),
  )!;
}

export async function listShootIdsErasedSince(db: Reader, since: Date): Promise<string[]> {
  const rows = await db.select({ id: shoots.id }).from(shoots).where(gt(shoots.erasedAt, since));
  return rows.map((row) => row.id);
}

export async function listShootIdsInStates(db: Reader, states: readonly ShootState[]): Promise<string[]> {
  const rows = await db
    .select({ id: shoots.id })
    .from(shoots)
    .where(inArray(shoots.state, [...states]));
  return rows.map((row) => row.id);
}

/** Lists the shoots that take no uploads any more and are not erased: failed, refunded, or delivered after the given time. */
export async function listShootIdsWithoutUploads(db: Reader, deliveredAfter: Date): Promise<string[]> {
  const ended = or(inArray(shoots.state, ['failed', 'refunded']), gt(shoots.deliveredAt, deliveredAfter));
  const rows = await db
    .select({ id: shoots.id })
    .from(shoots)
    .where(and(isNull(shoots.erasedAt), ended));
  return rows.map((row) => row.id);
}
