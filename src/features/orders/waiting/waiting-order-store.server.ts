import { and, eq, inArray, isNull, lt, type SQL } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../../platform/db/database.ts';
import { orders } from '../../../platform/db/tables/orders.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';
import { lockShootOfOrder } from '../order-shoot-store.server.ts';
import { lockOrder, type OrderRow } from '../order-store.server.ts';
import { isWaiting, WAITING_STATES } from './is-waiting.ts';

/** An order is waiting while it is paid and its customer has not asked for the headshots. `isWaiting` is the same for a row. */
const IS_WAITING = and(
  eq(orders.state, 'paid'),
  inArray(shoots.state, [...WAITING_STATES]),
  isNull(shoots.startRequestedAt),
  isNull(shoots.erasedAt),
);

async function listWaiting(db: Reader, where: SQL | undefined): Promise<readonly OrderRow[]> {
  const rows = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(shoots, eq(shoots.id, orders.shootId))
    .where(and(IS_WAITING, where))
    .orderBy(orders.paidAt);
  return rows.map(({ order }) => order);
}

/** Finds the draft that this order has paid for and that still takes selfies. */
export async function findPaidDraftId(db: Database, orderId: string): Promise<string | undefined> {
  const isPaidDraft = and(
    ...[eq(orders.id, orderId), eq(orders.state, 'paid')],
    ...[inArray(shoots.state, [...WAITING_STATES]), isNull(shoots.erasedAt)],
  );
  const [row] = await db
    .select({ shootId: shoots.id })
    .from(orders)
    .innerJoin(shoots, eq(shoots.id, orders.shootId))
    .where(isPaidDraft);
  return row?.shootId;
}

/** Lists the orders of a person that wait for their selfies, oldest first. @param emailKey see `recipientKey` */
export function listWaitingOrdersOf(db: Reader, emailKey: string): Promise<readonly OrderRow[]> {
  return listWaiting(db, eq(orders.emailKey, emailKey));
}

/** Lists the waiting orders that were paid before a moment and whose buyers were not reminded yet. */
export function listOrdersToRemind(db: Database, paidBefore: Date): Promise<readonly OrderRow[]> {
  return listWaiting(db, and(lt(orders.paidAt, paidBefore), isNull(orders.remindedAt)));
}

/** Lists the waiting orders that were paid before a moment. */
export function listOrdersPaidBefore(db: Database, paidBefore: Date): Promise<readonly OrderRow[]> {
  return listWaiting(db, lt(orders.paidAt, paidBefore));
}

/**
 * Locks an order and its shoot until the transaction ends, and returns the order as it is now; undefined when it does not wait
 * any more.
 */
export async function lockWaitingOrder(tx: Transaction, orderId: string): Promise<OrderRow | undefined> {
  const order = await lockOrder(tx, orderId);
  if (order?.state !== 'paid' || order.shootId === null) return undefined;
  const shoot = await lockShootOfOrder(tx, order.shootId);
  return shoot && isWaiting(shoot) ? order : undefined;
}

/** Lock the order first. */
export async function markReminded(tx: Transaction, orderId: string, remindedAt: Date): Promise<void> {
  await tx.update(orders).set({ remindedAt }).where(eq(orders.id, orderId));
}
