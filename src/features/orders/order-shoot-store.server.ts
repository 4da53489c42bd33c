import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/db/database.ts';
import { orders } from '../../platform/db/tables/orders.ts';
import { shoots } from '../../platform/db/tables/shoots.ts';
import { hasPaidForShoot } from './order-state.ts';
import type { OrderRow } from './order-store.server.ts';

/** Locks all decisions about the orders of this shoot until the transaction ends. */
export async function lockOrdersOfShoot(tx: Transaction, shootId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`orders-of:${shootId}`}, 0))`);
}

/** Returns whether an order that has paid for this shoot is being refunded, which ends the shoot. */
export async function isRefundPending(db: Reader, shootId: string): Promise<boolean> {
  const rows = await db
    .select({ state: orders.state, refundReason: orders.refundReason })
    .from(orders)
    .where(and(eq(orders.shootId, shootId), eq(orders.state, 'refund_requested')));
  return rows.some(hasPaidForShoot);
}

export async function listOrdersOfShoot(db: Reader, shootId: string): Promise<readonly OrderRow[]> {
  return db.select().from(orders).where(eq(orders.shootId, shootId));
}

export async function isAnotherOrderPaid(tx: Transaction, order: OrderRow): Promise<boolean> {
  if (order.shootId === null) return false;
  const others = and(eq(orders.shootId, order.shootId), eq(orders.state, 'paid'), ne(orders.id, order.id));
  return (await tx.$count(orders, others)) > 0;
}

/** Lists the paid orders whose shoot ended without headshots and whose refund was not requested. */
export async function listPaidOrdersOfEndedShoots(db: Reader) {
  return db
    .select({ id: orders.id, shootState: shoots.state, consents: shoots.consents })
    .from(orders)
    .innerJoin(shoots, eq(shoots.id, orders.shootId))
    .where(
      and(
        eq(orders.state, 'paid'),
        or(
          inArray(shoots.state, ['failed', 'refunded']),
          and(eq(shoots.state, 'expired'), isNull(shoots.paidAt)),
        ),
      ),
    );
}

const SHOOT_PROGRESS = {
  state: shoots.state,
  startRequestedAt: shoots.startRequestedAt,
  erasedAt: shoots.erasedAt,
  deliveredAt: shoots.deliveredAt,
  expiresAt: shoots.expiresAt,
};

/** Finds the state and the dates of an order's shoot, which stay when it is erased. */
export async function findShootOfOrder(db: Reader, shootId: string) {
  const [row] = await db.select(SHOOT_PROGRESS).from(shoots).where(eq(shoots.id, shootId));
  return row;
}

/** Locks the shoot of an order, so that its headshots are not begun before the transaction ends. Lock the order first. */
export async function lockShootOfOrder(tx: Transaction, shootId: string) {
  const [row] = await tx.select(SHOOT_PROGRESS).from(shoots).where(eq(shoots.id, shootId)).for('update');
  return row;
}
