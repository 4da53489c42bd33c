import { asc, inArray } from 'drizzle-orm';
import type { Reader } from '../../../platform/db/database.ts';
import {
  ledgerEntries,
  orderReminders,
  orders,
  paymentEvents,
  unmatchedPayments,
  withdrawals,
} from '../../../platform/db/tables/orders.ts';
import type { OrderHistory } from './order-history.ts';

/** Lists the orders of these shoots, oldest first. */
export async function listOrdersOfShoots(db: Reader, shootIds: readonly string[]) {
  if (shootIds.length === 0) return [];
  return db
    .select()
    .from(orders)
    .where(inArray(orders.shootId, [...shootIds]))
    .orderBy(asc(orders.createdAt), asc(orders.id));
}

/** Loads the orders of a shoot, oldest first, with everything that is stored about them. */
export async function loadOrderHistories(db: Reader, shootId: string): Promise<readonly OrderHistory[]> {
  const ofShoot = await listOrdersOfShoots(db, [shootId]);
  const ids = ofShoot.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [events, movements, unmatched, reminders, declared] = await Promise.all([
    db
      .select()
      .from(paymentEvents)
      .where(inArray(paymentEvents.orderId, ids))
      .orderBy(asc(paymentEvents.receivedAt)),
    db.select().from(ledgerEntries).where(inArray(ledgerEntries.orderId, ids)).orderBy(asc(ledgerEntries.id)),
    db.select().from(unmatchedPayments).where(inArray(unmatchedPayments.orderId, ids)),
    db.select().from(orderReminders).where(inArray(orderReminders.orderId, ids)),
    db
      .select({
        orderId: withdrawals.orderId,
        receivedAt: withdrawals.receivedAt,
        orderMatch: withdrawals.orderMatch,
      })
      .from(withdrawals)
      .where(inArray(withdrawals.orderId, ids)),
  ]);
  const of = <Row extends { readonly orderId: string | null }>(rows: readonly Row[], orderId: string) =>
    rows.filter((row) => row.orderId === orderId);
  return ofShoot.map((order) => ({
    order,
    events: of(events, order.id),
    movements: of(movements, order.id),
    unmatched: of(unmatched, order.id),
    reminders: of(reminders, order.id),
    withdrawals: of(declared, order.id),
  }));
}
