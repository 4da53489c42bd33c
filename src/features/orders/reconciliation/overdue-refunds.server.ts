import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { orders, unmatchedPayments } from '../../../platform/db/tables/orders.ts';
import type { Difference } from './difference.ts';

/** Longer than any provider takes to confirm a refund that it accepts. */
const CONFIRMATION_TIMEOUT_MS = 24 * 3_600_000;

/**
 * Lists the refunds of orders and of unmatched payments that were requested long ago and are not confirmed, because the provider
 * refuses them, or is not configured any more.
 */
export async function listOverdueRefunds(db: Database, now: Date): Promise<readonly Difference[]> {
  const before = new Date(now.getTime() - CONFIRMATION_TIMEOUT_MS);
  return [...(await listOfOrders(db, before)), ...(await listOfUnmatchedPayments(db, before))];
}

async function listOfOrders(db: Database, before: Date): Promise<readonly Difference[]> {
  const isUnconfirmed = or(
    eq(orders.state, 'refund_requested'),
    and(eq(orders.state, 'paid'), gt(orders.refundRequestedCents, orders.refundedCents)),
  );
  const rows = await db
    .select()
    .from(orders)
    .where(and(isUnconfirmed, lt(orders.refundRequestedAt, before)))
    .orderBy(orders.refundRequestedAt, orders.id);
  return rows.flatMap(({ id, provider, paymentId, amountCents, currency, refundRequestedCents }) =>
    paymentId === null
      ? []
      : [
          {
            ...{ kind: 'refund-overdue', provider, paymentId, orderId: id, amountCents, currency },
            refundCents: refundRequestedCents,
          },
        ],
  );
}

async function listOfUnmatchedPayments(db: Database, before: Date): Promise<readonly Difference[]> {
  const rows = await db
    .select()
    .from(unmatchedPayments)
    .where(and(eq(unmatchedPayments.state, 'refund_requested'), lt(unmatchedPayments.receivedAt, before)))
    .orderBy(unmatchedPayments.receivedAt, unmatchedPayments.paymentId);
  return rows.map(({ provider, paymentId, orderId, amountCents, currency }) => ({
    ...{ kind: 'refund-overdue', provider, paymentId, orderId, amountCents, currency },
    refundCents: amountCents,
  }));
}
