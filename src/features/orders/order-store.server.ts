import { and, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import { invariant } from '../../base/invariant.ts';
import type { Reader, Transaction } from '../../platform/db/database.ts';
import { orders, type OrderState } from '../../platform/db/tables/orders.ts';
import type { PaymentEvent } from '../../platform/payments/payments.ts';
import type { RefundReason } from './refunds/refund-reason.ts';

export type OrderRow = typeof orders.$inferSelect;

export async function findOrder(db: Reader, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
  return row;
}

/** Finds the order that a payment has paid; undefined while none has it. */
export async function findOrderIdOfPayment(
  tx: Transaction,
  { provider, paymentId }: Pick<PaymentEvent, 'provider' | 'paymentId'>,
): Promise<string | undefined> {
  const isOfPayment = and(eq(orders.provider, provider), eq(orders.paymentId, paymentId));
  const [row] = await tx.select({ id: orders.id }).from(orders).where(isOfPayment).limit(1);
  return row?.id;
}

export async function lockOrder(tx: Transaction, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
  return row;
}

export async function insertOrder(tx: Transaction, row: typeof orders.$inferInsert): Promise<void> {
  await tx.insert(orders).values(row);
}

/** Records that the checkout of an open order is opened again, so that it may be paid for some time longer. */
export async function markCheckoutReopened(tx: Transaction, orderId: string, at: Date): Promise<void> {
  await tx
    .update(orders)
    .set({
      checkoutReopenedAt: sql`greatest(${orders.checkoutReopenedAt}, ${at.toISOString()}::timestamptz)`,
    })
    .where(and(eq(orders.id, orderId), eq(orders.state, 'open')));
}

/**
 * Replaces the remembered checkout of an open order. Resolves to false when it is another one than `from` by now, or the order is
 * not open any more.
 */
export async function setCheckoutReference(
  db: Reader,
  orderId: string,
  { from, to }: { readonly from: string | null; readonly to: string },
): Promise<boolean> {
  const isUnchanged = from === null ? isNull(orders.checkoutReference) : eq(orders.checkoutReference, from);
  const changed = await db
    .update(orders)
    .set({ checkoutReference: to })
    .where(and(eq(orders.id, orderId), eq(orders.state, 'open'), isUnchanged))
    .returning({ id: orders.id });
  return changed.length === 1;
}

/** The payment of an order, with what the provider reports about it. */
export interface OrderPayment {
  readonly paymentId: string;
  readonly paidAt: Date;
  readonly taxCents?: number | null;
  readonly invoiceUrl?: string | null;
}

/**
 * Marks an order of a restored backup as paid whose headshots were delivered after the backup, and then erased. The reconciliation books
 * the payment, and changes nothing else.
 */
export async function markDeliveredOrderPaid(
  tx: Transaction,
  orderId: string,
  { paymentId, paidAt }: OrderPayment,
): Promise<void> {
  await tx
    .update(orders)
    .set({ state: 'paid', paymentId, paidAt })
    .where(and(eq(orders.id, orderId), eq(orders.state, 'open')));
}

export async function markOrderPaid(tx: Transaction, orderId: string, payment: OrderPayment): Promise<void> {
  await move(tx, orderId, ['open'], { state: 'paid', ...payment });
}

/** Marks a paid order whose whole payment was requested to be refunded. */
export async function markRefundRequested(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'amountCents'>,
  refundReason: RefundReason,
  requestedAt: Date,
): Promise<void> {
  const request = requestOf(order.amountCents, requestedAt);
  await move(tx, order.id, ['paid'], { state: 'refund_requested', refundReason, ...request });
}

/** Raises the part of a paid order's payment that was requested to be refunded. The order stays paid. */
export async function markPartialRefundRequested(
  tx: Transaction,
  orderId: string,
  totalCents: number,
  requestedAt: Date,
): Promise<void> {
  await move(tx, orderId, ['paid'], { state: 'paid', ...requestOf(totalCents, requestedAt) });
}

function requestOf(totalCents: number, requestedAt: Date) {
  return { refundRequestedCents: totalCents, ownRefundCents: totalCents, refundRequestedAt: requestedAt };
}

/** Records the total that the provider has refunded so far. A late report of a smaller total changes nothing. */
export async function recordRefundedTotal(
  tx: Transaction,
  orderId: string,
  totalCents: number,
): Promise<void> {
  await tx
    .update(orders)
    .set({
      refundedCents: sql`greatest(${orders.refundedCents}, least(${totalCents}, ${orders.amountCents}))`,
      refundRequestedCents: sql`greatest(${orders.refundRequestedCents}, least(${totalCents}, ${orders.amountCents}))`,
    })
    .where(eq(orders.id, orderId));
}

/** Marks an open order that was paid although nothing can be delivered for it, so that its payment is refunded. */
export async function rejectOrderPayment(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'amountCents'>,
  payment: OrderPayment,
  { reason: refundReason, requestedAt }: { readonly reason: RefundReason; readonly requestedAt: Date },
): Promise<void> {
  await move(tx, order.id, ['open'], {
    ...{ state: 'refund_requested', refundReason, ...payment },
    ...requestOf(order.amountCents, requestedAt),
  });
}

export async function markOrderRefunded(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'amountCents'>,
  refund: OrderPayment & { readonly refundReason: RefundReason; readonly refundedAt: Date },
): Promise<void> {
  const { amountCents } = order;
  const totals = { refundRequestedCents: amountCents, refundedCents: amountCents };
  await move(tx, order.id, ['open', 'paid', 'refund_requested'], { state: 'refunded', ...totals, ...refund });
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

/** Lists the orders paid before `before` whose requested refund the provider has not confirmed. */
export async function listUnconfirmedRefunds(db: Reader, before: Date): Promise<readonly OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.state, 'refund_requested'), lt(orders.paidAt, before)));
}

/** Lists the paid orders of whose payment a part was requested to be refunded, without a confirmation so far. */
export async function listUnconfirmedPartialRefunds(db: Reader): Promise<readonly OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.state, 'paid'), gt(orders.refundRequestedCents, orders.refundedCents)));
}
