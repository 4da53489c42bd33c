import { and, desc, eq, lt } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../../platform/db/database.ts';
import { paymentEvents, unmatchedPayments } from '../../../platform/db/tables/orders.ts';
import type { PaymentEvent } from '../../../platform/payments/payments.ts';

export type UnmatchedPayment = typeof unmatchedPayments.$inferSelect;
export type PaymentKey = Pick<UnmatchedPayment, 'provider' | 'paymentId'>;

const withKey = ({ provider, paymentId }: PaymentKey) =>
  and(eq(unmatchedPayments.provider, provider), eq(unmatchedPayments.paymentId, paymentId));

export async function findUnmatchedPayment(
  db: Reader,
  key: PaymentKey,
): Promise<UnmatchedPayment | undefined> {
  const [row] = await db.select().from(unmatchedPayments).where(withKey(key));
  return row;
}

export async function insertUnmatchedPayment(
  tx: Transaction,
  row: typeof unmatchedPayments.$inferInsert,
): Promise<void> {
  await tx.insert(unmatchedPayments).values(row);
}

/** Idempotent: the first refund reported by the provider counts. */
export async function markUnmatchedPaymentRefunded(
  tx: Transaction,
  key: PaymentKey,
  refundedAt: Date,
): Promise<void> {
  await tx
    .update(unmatchedPayments)
    .set({ state: 'refunded', refundedAt })
    .where(and(withKey(key), eq(unmatchedPayments.state, 'refund_requested')));
}

/** Lists the unmatched payments received before `before` whose refund the provider has not confirmed. */
export async function listUnconfirmedUnmatchedPayments(
  db: Database,
  before: Date,
): Promise<readonly PaymentKey[]> {
  return db
    .select({ provider: unmatchedPayments.provider, paymentId: unmatchedPayments.paymentId })
    .from(unmatchedPayments)
    .where(and(eq(unmatchedPayments.state, 'refund_requested'), lt(unmatchedPayments.receivedAt, before)));
}

/** The facts that an event reports about a refund. */
export type ReportedRefund = Pick<PaymentEvent, 'amountCents' | 'currency' | 'occurredAt'>;

/** Finds the largest refund of this event's payment, in the same currency, that a stored event reports. */
export async function findLargestRefund(
  tx: Transaction,
  event: PaymentEvent,
): Promise<ReportedRefund | undefined> {
  const { amountCents, currency, occurredAt } = paymentEvents;
  const [row] = await tx
    .select({ amountCents, currency, occurredAt })
    .from(paymentEvents)
    .where(
      and(
        eq(paymentEvents.kind, 'refunded'),
        eq(paymentEvents.provider, event.provider),
        eq(paymentEvents.orderId, event.orderId),
        eq(paymentEvents.paymentId, event.paymentId),
        eq(currency, event.currency),
      ),
    )
    .orderBy(desc(amountCents), occurredAt)
    .limit(1);
  return row;
}
