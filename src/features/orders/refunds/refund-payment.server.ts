import { sql } from 'drizzle-orm';
import type { Currency } from '../../../catalog/packages.ts';
import type { ConfirmedRefund, RefundRequest } from '../../../platform/payments/payments.ts';
import { applyPaymentEvent } from '../apply-payment-event.server.ts';
import type { OrderPorts, ShootOfOrder } from '../order-ports.ts';
import { findAppliedPayment } from '../reconciliation/applied-payment.server.ts';

/** The payment that shall be refunded, and how much of it. */
export interface PaymentToRefund extends RefundRequest {
  readonly provider: string;
  readonly currency: Currency;
}

/**
 * Requests a refund from the provider that took the payment, and applies what its answer confirms, because the webhook about it may
 * be lost. Refunds of one payment wait for each other, in all processes, because some providers have no idempotency keys: what is
 * refunded already is read before the rest is requested. If the process is killed before the answer is applied, the next call
 * requests nothing new and applies it.
 *
 * @throws {PaymentError} when the provider does not answer or is not configured
 */
export async function refundPayment(
  ports: OrderPorts,
  shoot: ShootOfOrder,
  { provider: providerName, currency, ...request }: PaymentToRefund,
): Promise<void> {
  const provider = ports.payments.require(providerName);
  const lock = `refund:${providerName}:${request.paymentId}`;
  const confirmed = await ports.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
    return provider.refund(request);
  });
  if (confirmed)
    await applyConfirmedRefund(ports, shoot, { ...request, provider: providerName, currency }, confirmed);
}

/** Applies a total as the provider's event would. Whichever of both comes second changes nothing. */
async function applyConfirmedRefund(
  ports: OrderPorts,
  shoot: ShootOfOrder,
  { provider, paymentId, orderId, currency }: PaymentToRefund,
  { totalCents, taxCents, refundedAt = ports.clock.now() }: ConfirmedRefund,
): Promise<void> {
  const known = await findAppliedPayment(ports.db, provider, paymentId);
  if (known.refundedCents >= totalCents) return;
  await applyPaymentEvent(
    ports,
    shoot,
    {
      ...{ provider, kind: 'refunded', eventId: `refund-answer:${paymentId}:${totalCents}` },
      ...{ orderId, paymentId, amountCents: totalCents, currency, taxCents, occurredAt: refundedAt },
    },
    'refund-answer',
  );
}
