import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { isDiscountProduct, type ProductId } from '../../catalog/products.ts';
import { invariant } from '../../base/invariant.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { orders, type OrderState, paymentEvents } from '../../platform/db/tables/orders.ts';
import { shoots } from '../../platform/db/tables/shoots.ts';
import type { PaymentEvent } from '../../platform/payments/payments.ts';
import { type EventOutcome, hasPaidForShoot } from './order-state.ts';
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

/** Finds the order that a payment has paid; undefined while none has it. */
export async function findOrderIdOfPayment(
  tx: Transaction,
  { provider, paymentId }: Pick<PaymentEvent, 'provider' | 'paymentId'>,
): Promise<string | undefined> {
  const isOfPayment = and(eq(orders.provider, provider), eq(orders.paymentId, paymentId));
  const [row] = await tx.select({ id: orders.id }).from(orders).where(isOfPayment).limit(1);
  return row?.id;
}

/** Returns whether an order that has paid for this shoot is being refunded, which ends the shoot. */
export async function isRefundPending(db: Reader, shootId: string): Promise<boolean> {
  const rows = await db
    .select({ state: orders.state, refundReason: orders.refundReason })
    .from(orders)
    .where(and(eq(orders.shootId, shootId), eq(orders.state, 'refund_requested')));
  return rows.some(hasPaidForShoot);
}

/** Lists the payments that this provider has reported for the orders of a person. @param emailKey see `recipientKey` */
export async function listPaymentIdsOf(
  db: Reader,
  { provider, emailKey }: { readonly provider: string; readonly emailKey: string },
): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ paymentId: paymentEvents.paymentId })
    .from(paymentEvents)
    .innerJoin(orders, eq(orders.id, paymentEvents.orderId))
    .where(
      and(
        eq(orders.emailKey, emailKey),
        eq(paymentEvents.provider, provider),
        eq(paymentEvents.kind, 'paid'),
      ),
    );
  return rows.map(({ paymentId }) => paymentId);
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

/** A discount code or a discount product, and who uses it. */
export interface OfferUse {
  readonly discountCode: string | null | undefined;
  readonly productId: ProductId;
  readonly emailKey: string | null;
}

/**
 * Returns whether this person has paid with this code, or for this discount product, before. Locks the offer for the person
 * until the transaction ends, so that two payments at once are judged one after the other. Full prices are no offer.
 */
export async function isOfferUsed(
  tx: Transaction,
  { discountCode, productId, emailKey }: OfferUse,
  exceptOrderId?: string,
): Promise<boolean> {
  const offer = discountCode
    ? eq(orders.discountCode, discountCode)
    : isDiscountProduct(productId)
      ? eq(orders.productId, productId)
      : undefined;
  if (!offer || emailKey === null) return false;
  const lock = `offer:${discountCode ?? productId}:${emailKey}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const used = and(
    offer,
    eq(orders.emailKey, emailKey),
    inArray(orders.state, ['paid']),
    exceptOrderId === undefined ? undefined : ne(orders.id, exceptOrderId),
  );
  return (await tx.$count(orders, used)) > 0;
}

/** The payment of an order, with what the provider reports about it. */
export interface OrderPayment {
  readonly paymentId: string;
  readonly paidAt: Date;
  readonly taxCents?: number | null;
  readonly invoiceUrl?: string | null;
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
    .values({ ...event, taxCents: event.taxCents ?? null, receivedAt, outcome })
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

/** Returns a stored event as it was received. */
export function toPaymentEvent(row: typeof paymentEvents.$inferSelect): PaymentEvent {
  const { provider, eventId, kind, orderId, paymentId, amountCents, currency, occurredAt } = row;
  return {
    ...{ provider, eventId, kind, orderId, paymentId, amountCents, currency, occurredAt },
    taxCents: row.taxCents ?? undefined,
    variantId: row.variantId ?? undefined,
    invoiceUrl: row.invoiceUrl ?? undefined,
  };
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
  return rows.map(toPaymentEvent);
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

/** Lists the paid orders of whose payment a part was requested to be refunded, without a confirmation so far. */
export async function listUnconfirmedPartialRefunds(db: Reader): Promise<readonly OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.state, 'paid'), gt(orders.refundRequestedCents, orders.refundedCents)));
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
    .select({
      firstName: shoots.firstName,
      email: shoots.email,
      consents: shoots.consents,
      state: shoots.state,
      startRequestedAt: shoots.startRequestedAt,
      erasedAt: shoots.erasedAt,
    })
    .from(shoots)
    .where(eq(shoots.id, shootId));
  return row;
}

/** A person with more orders than this gets the links of the newest ones. */
const LINKED_ORDERS_MAX = 20;

/** Lists the orders of a person that were paid, newest first, refunded ones included. @param emailKey see `recipientKey` */
export async function listPaidOrdersOf(db: Reader, emailKey: string): Promise<readonly OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.emailKey, emailKey), ne(orders.state, 'open')))
    .orderBy(desc(orders.paidAt))
    .limit(LINKED_ORDERS_MAX);
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

/**
 * Removes the person from the accounting rows of a shoot, which stay. The provider's invoice shows name and address, so its link
 * goes as well. Resolves to the address of who paid last; undefined when nobody paid, or when it was removed before.
 */
export async function forgetBuyer(tx: Transaction, shootId: string): Promise<string | undefined> {
  const ofShoot = eq(orders.shootId, shootId);
  const [payer] = await tx
    .select({ email: orders.email })
    .from(orders)
    .where(and(ofShoot, isNotNull(orders.paidAt), isNotNull(orders.email)))
    .orderBy(desc(orders.paidAt))
    .limit(1);
  const ids = tx.select({ id: orders.id }).from(orders).where(ofShoot);
  await tx.update(paymentEvents).set({ invoiceUrl: null }).where(inArray(paymentEvents.orderId, ids));
  await tx.update(orders).set({ email: null, emailKey: null, invoiceUrl: null }).where(ofShoot);
  return payer?.email ?? undefined;
}
