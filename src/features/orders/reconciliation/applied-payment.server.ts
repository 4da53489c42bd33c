import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { paymentEvents } from '../../../platform/db/tables/orders.ts';

/** The part of a payment's story that its order knows, because a webhook or an earlier run has reported it. */
export interface AppliedPayment {
  readonly isPaid: boolean;
  readonly refundedCents: number;
}

/**
 * Finds what was applied to an order. That can be less than is booked: a payment is booked without an order as long as none or
 * several fit, or until a refund names it.
 */
export async function findAppliedPayment(
  db: Database,
  provider: string,
  paymentId: string,
): Promise<AppliedPayment> {
  const events = await db
    .select({ kind: paymentEvents.kind, amountCents: paymentEvents.amountCents })
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.paymentId, paymentId)));
  const refunds = events.filter(({ kind }) => kind === 'refunded');
  return {
    isPaid: events.some(({ kind }) => kind === 'paid'),
    refundedCents: Math.max(0, ...refunds.map(({ amountCents }) => amountCents)),
  };
}
