import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { invariant } from '../../base/invariant.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { orders, type OrderState, paymentEvents } from '../../platform/db/tables/orders.ts';
import { shoots } from '../../platform/db/tables/shoots.ts';
import type { PaymentEvent } from '../../platform/payments/payments.ts';
import type { EventOutcome } from './order-state.ts';
import type { RefundReason } from './refunds/refund-reason.ts';

export type OrderRow = typeof orders.$inferSelect;
type Reader = Database | Transaction;

/** Locks all decisions about the orders of this shoot until the transaction ends. */
export async function lockOrdersOfShoot(tx: Transaction, shootId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`orders-of:${shootId}`}, 0))`);
}

export async function findOrder(db: Reader, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  return row;
}

export async function lockOrder(tx: Transaction, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return row;
}

export async function listOrdersOfShoot(db: Reader, shootId: string): Promise<readonly OrderRow[]> {
  return db.select().from(orders).where(eq(orders.shootId, shootId));
}

export async function insertOrder(tx: Transaction, row: typeof orders.$inferInsert): Promise<void> {
  await tx.insert(orders).values(row);
}

/** The payment of an order. */
export interface OrderPayment {
  readonly paymentId: string;
  readonly paidAt: Date;
}

export async function markOrderPaid(tx: Transaction, orderId: string, payment: OrderPayment): Promise<void> {
  await move(tx, orderId, ['open'], { state: 'paid', ...payment });
}

/** Marks a paid order whose refund was requested. */
export async function markRefundRequested(
  tx: Transaction,
  orderId: string,
  refundReason: RefundReason,
): Promise<void> {
  await move(tx, orderId, ['paid'], { state: 'refund_requested', refundReason });
}

/** Marks an open order that was paid although nothing can be delivered for it, so that its payment is refunded. */
export async function rejectOrderPayment(
  tx: Transaction,
  orderId: string,
  payment: OrderPayment,
  refundReason: RefundReason,
): Promise<void> {
  await move(tx, orderId, ['open'], { state: 'refund_requested', refundReason, ...payment });
}

export async function markOrderRefunded(
  tx: Transaction,
  orderId: string,
  refund: OrderPayment & { readonly refundReason: RefundReason; readonly refundedAt: Date },
): Promise<void> {
  await move(tx, orderId, ['open', 'paid', 'refund_requested'], { state: 'refunded', ...refund });
}

/** @throws {InvariantError} when the order is in none of the states `from`, because its row was not locked for the decision */
async function move(
  tx: Transaction,
  orderId: string,
  from: readonly OrderState[],
  change: Partial<typeof orders.$inferInsert> & { readonly state: OrderState },
): Promise<void> {
  const moved = await tx
    .update(orders)
    .set(change)
    .where(and(eq(orders.id, orderId), inArray(orders.state, [...from])))
    .returning({ id: orders.id });
  invariant(
    moved.length === 1,
    `order ${orderId} cannot become ${change.state}: it is not ${from.join(' or ')}`,
  );
}

export async function isAnotherOrderPaid(tx: Transaction, order: OrderRow): Promise<boolean> {
  if (order.shootId === null) return false;
  const others = and(eq(orders.shootId, order.shootId), eq(orders.state, 'paid'), ne(orders.id, order.id));
  return (await tx.$count(orders, others)) > 0;
}

/** Returns false when this event was stored before. Waits for a transaction that is storing the same one. */
export async function insertEvent(
  tx: Transaction,
  event: PaymentEvent,
  receivedAt: Date,
  outcome: EventOutcome,
): Promise<boolean> {
  const stored = await tx
    .insert(paymentEvents)
    .values({ ...event, receivedAt, outcome })
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return stored.length === 1;
}

export async function setEventOutcome(
  tx: Transaction,
  event: Pick<PaymentEvent, 'provider' | 'eventId'>,
  outcome: EventOutcome,
): Promise<void> {
  await tx
    .update(paymentEvents)
    .set({ outcome })
    .where(and(eq(paymentEvents.provider, event.provider), eq(paymentEvents.eventId, event.eventId)));
}

/** Lists the events that arrived before their order, oldest first, and locks them until the transaction ends. */
export async function lockUnappliedEvents(
  tx: Transaction,
  orderId: string,
): Promise<readonly PaymentEvent[]> {
  const rows = await tx
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.orderId, orderId), eq(paymentEvents.outcome, 'unknown-order')))
    .orderBy(paymentEvents.occurredAt)
    .for('update');
  return rows;
}

/** Lists the orders that exist now and have an unapplied event that arrived before them. */
export async function listOrdersWithUnappliedEvents(db: Reader): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ orderId: paymentEvents.orderId })
    .from(paymentEvents)
    .innerJoin(orders, and(eq(orders.id, paymentEvents.orderId), eq(orders.provider, paymentEvents.provider)))
    .where(eq(paymentEvents.outcome, 'unknown-order'));
  return rows.map(({ orderId }) => orderId);
}

/** Lists the orders paid before `before` whose requested refund the provider has not confirmed. */
export async function listUnconfirmedRefunds(db: Reader, before: Date): Promise<readonly OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.state, 'refund_requested'), lt(orders.paidAt, before)));
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

/**
 * Finds the buyer's data for the confirmation; empty once the shoot is erased. The shoots feature writes these columns, orders
 * only read them.
 */
export async function findBuyer(db: Reader, shootId: string) {
  const [row] = await db
    .select({ firstName: shoots.firstName, email: shoots.email, consents: shoots.consents })
    .from(shoots)
    .where(eq(shoots.id, shootId));
  return row;
}

/** Removes the person from the accounting rows of a shoot, which stay. Idempotent. */
export async function forgetBuyer(tx: Transaction, shootId: string): Promise<void> {
  await tx.update(orders).set({ email: null }).where(eq(orders.shootId, shootId));
}
