import { sql } from 'drizzle-orm';
import type { RefundRequest } from '../../../platform/payments/payments.ts';
import type { OrderPorts } from '../order-ports.ts';

/**
 * Requests a refund from the provider that took the payment. Refunds of one payment wait for each other, in all processes, because
 * some providers have no idempotency keys: what is refunded already is read before the rest is requested.
 *
 * @throws {PaymentError} when the provider does not answer or is not configured
 */
export async function refundPayment(
  { db, payments }: Pick<OrderPorts, 'db' | 'payments'>,
  providerName: string,
  request: RefundRequest,
): Promise<void> {
  const provider = payments.require(providerName);
  const lock = `refund:${providerName}:${request.paymentId}`;
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    await provider.refund(request);
  });
}
