import { and, desc, eq, gt, gte, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { orderReminders, orders, reconciliations } from '../../../platform/db/tables/orders.ts';
import { deletionReceipts } from '../../../platform/db/tables/shoots.ts';

/** The latest time at which a checkout was opened. Expressions are not parsed as dates by themselves. */
const OPENED_AT = sql<Date>`coalesce(${orders.checkoutReopenedAt}, ${orders.createdAt})`.mapWith(
  orders.createdAt,
);

/** Lists open orders whose address is still stored and that nobody was looked up for. */
export async function listUnlinkedOrders(
  db: Database,
  openedAfter: Date,
): Promise<readonly { readonly id: string; readonly email: string }[]> {
  const rows = await db
    .select({ id: orders.id, email: orders.email })
    .from(orders)
    .leftJoin(orderReminders, eq(orderReminders.orderId, orders.id))
    .where(
      and(
        eq(orders.state, 'open'),
        isNotNull(orders.email),
        isNull(orderReminders.orderId),
        gt(OPENED_AT, openedAfter),
      ),
    )
    .orderBy(orders.createdAt);
  return rows.flatMap(({ id, email }) => (email === null ? [] : [{ id, email }]));
}

/** Records that a subscriber has opened an order. Idempotent. */
export async function linkOrder(tx: Transaction, orderId: string, subscriberId: string): Promise<void> {
  await tx.insert(orderReminders).values({ orderId, subscriberId }).onConflictDoNothing();
}

/** Lists the undecided reminders of orders that were opened until a moment, oldest first. */
export function listDue(
  db: Database,
  openedUntil: Date,
): Promise<readonly { readonly orderId: string; readonly subscriberId: string }[]> {
  return db
    .select({ orderId: orderReminders.orderId, subscriberId: orderReminders.subscriberId })
    .from(orderReminders)
    .innerJoin(orders, eq(orders.id, orderReminders.orderId))
    .where(and(isNull(orderReminders.sentAt), lte(OPENED_AT, openedUntil)))
    .orderBy(OPENED_AT);
}

/** Lets one decision at a time be made about a person, until the transaction ends. */
export async function lockReminders(tx: Transaction, subscriberId: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`order-reminders:${subscriberId}`}, 0))`,
  );
}

/** Returns false when another process has decided meanwhile. Lock the person first. */
export async function isUndecided(tx: Transaction, orderId: string): Promise<boolean> {
  const undecided = and(eq(orderReminders.orderId, orderId), isNull(orderReminders.sentAt));
  return (await tx.$count(orderReminders, undecided)) > 0;
}

export async function findLatestReminder(tx: Transaction, subscriberId: string): Promise<Date | undefined> {
  const [row] = await tx
    .select({ sentAt: orderReminders.sentAt })
    .from(orderReminders)
    .where(and(eq(orderReminders.subscriberId, subscriberId), isNotNull(orderReminders.sentAt)))
    .orderBy(desc(orderReminders.sentAt))
    .limit(1);
  return row?.sentAt ?? undefined;
}

/** Returns whether the person has opened another order after this moment that is still open. */
export async function hasOpenedLater(
  tx: Transaction,
  subscriberId: string,
  { orderId, openedAt }: { readonly orderId: string; readonly openedAt: Date },
): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orderReminders)
    .innerJoin(orders, eq(orders.id, orderReminders.orderId))
    .where(
      and(
        eq(orderReminders.subscriberId, subscriberId),
        ne(orders.id, orderId),
        eq(orders.state, 'open'),
        gt(OPENED_AT, openedAt),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Returns whether a person has paid for an order since a moment. @param emailKey see `recipientKey` */
export async function hasPaidSince(tx: Transaction, emailKey: string, since: Date): Promise<boolean> {
  return (await tx.$count(orders, and(eq(orders.emailKey, emailKey), gte(orders.paidAt, since)))) > 0;
}

/** Returns whether any order of this shoot was paid. */
export async function isShootPaid(tx: Transaction, shootId: string): Promise<boolean> {
  return (await tx.$count(orders, and(eq(orders.shootId, shootId), isNotNull(orders.paidAt)))) > 0;
}

/** Returns whether the owner has erased the shoot, in whichever state. The shoots feature writes receipts. */
export async function isErasedByOwner(tx: Transaction, shootId: string): Promise<boolean> {
  const receipt = and(eq(deletionReceipts.shootId, shootId), eq(deletionReceipts.reason, 'owner'));
  return (await tx.$count(deletionReceipts, receipt)) > 0;
}

/** Returns whether the provider's list of payments was read until a moment. */
export async function isListReadUntil(tx: Transaction, provider: string, until: Date): Promise<boolean> {
  const read = and(eq(reconciliations.provider, provider), gte(reconciliations.readUntil, until));
  return (await tx.$count(reconciliations, read)) > 0;
}

export async function markReminded(tx: Transaction, orderId: string, sentAt: Date): Promise<void> {
  await tx.update(orderReminders).set({ sentAt }).where(eq(orderReminders.orderId, orderId));
}

export async function dropReminder(tx: Transaction, orderId: string): Promise<void> {
  await tx.delete(orderReminders).where(eq(orderReminders.orderId, orderId));
}

/** Erases reminders that prevent no further ones any more. */
export async function erasePastReminders(db: Database, sentBefore: Date): Promise<void> {
  await db.delete(orderReminders).where(lte(orderReminders.sentAt, sentBefore));
}
