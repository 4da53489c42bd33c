import { and, eq } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/db/database.ts';
import { orders, paymentEvents } from '../../platform/db/tables/orders.ts';
import type { PaymentEvent } from '../../platform/payments/payments.ts';
import { type EventOutcome } from './order-state.ts';

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
function toPaymentEvent(row: typeof paymentEvents.$inferSelect): PaymentEvent {
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
