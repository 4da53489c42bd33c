import { and, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { orders, paymentCandidates } from '../../../platform/db/tables/orders.ts';

interface PaymentKey {
  readonly provider: string;
  readonly paymentId: string;
}

/** Remembers the orders that a payment fits equally well, so that it is not given to the last of them that is not erased. */
export async function insertCandidates(
  tx: Transaction,
  { provider, paymentId }: PaymentKey,
  orderIds: readonly string[],
): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .insert(paymentCandidates)
    .values(orderIds.map((orderId) => ({ provider, paymentId, orderId })))
    .onConflictDoNothing();
}

export interface Candidate {
  readonly orderId: string;
  /** The payment that has paid for the order; null while none has. */
  readonly paidBy: string | null;
}

/** Lists the orders that a payment fitted when it was first seen, those whose buyer was erased included. */
export async function listCandidates(
  db: Database,
  { provider, paymentId }: PaymentKey,
): Promise<readonly Candidate[]> {
  return db
    .select({ orderId: paymentCandidates.orderId, paidBy: orders.paymentId })
    .from(paymentCandidates)
    .innerJoin(orders, eq(orders.id, paymentCandidates.orderId))
    .where(and(eq(paymentCandidates.provider, provider), eq(paymentCandidates.paymentId, paymentId)))
    .orderBy(paymentCandidates.orderId);
}
