import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { orders } from '../../../platform/db/tables/orders.ts';

/** A request to a provider, with its retries, has certainly ended this time after it was begun. */
export const REFUND_REQUEST_ENDS_AFTER_MS = 5 * 60_000;

/**
 * Claims the right to send a partial refund to the provider. Resolves to false while an earlier one may still be executed: its
 * answer was lost, or its process was killed, so that the provider does not count it yet.
 */
export async function claimRefundAttempt(db: Database, orderId: string, now: Date): Promise<boolean> {
  const endedBefore = new Date(now.getTime() - REFUND_REQUEST_ENDS_AFTER_MS);
  const claimed = await db
    .update(orders)
    .set({ refundAttemptedAt: now })
    .where(
      and(
        eq(orders.id, orderId),
        or(isNull(orders.refundAttemptedAt), lt(orders.refundAttemptedAt, endedBefore)),
      ),
    )
    .returning({ id: orders.id });
  return claimed.length === 1;
}

/** Ends the claim of `claimRefundAttempt`, because the provider has answered. */
export async function endRefundAttempt(db: Database, orderId: string, attemptedAt: Date): Promise<void> {
  await db
    .update(orders)
    .set({ refundAttemptedAt: null })
    .where(and(eq(orders.id, orderId), eq(orders.refundAttemptedAt, attemptedAt)));
}
