import { invariant } from '../../../base/invariant.ts';
import type { OrderPorts, ShootOfOrder } from '../order-ports.ts';
import { findOrder } from '../order-store.server.ts';
import { refundPayment } from './refund-payment.server.ts';
import { findUnmatchedPayment, type PaymentKey } from './unmatched-payment-store.server.ts';

/**
 * Requests the refund of an unmatched payment; its mail was written when it arrived. Order and shoot do not change.
 * Idempotent: the refund is requested until the provider has confirmed it, in its answer or by its `refunded` event.
 *
 * @throws {PaymentError} when the payment's provider does not answer or is not configured; the queue retries
 */
export async function refundUnmatchedPayment(
  ports: OrderPorts,
  shoot: ShootOfOrder,
  key: PaymentKey,
): Promise<void> {
  const { db, log } = ports;
  const payment = await findUnmatchedPayment(db, key);
  invariant(
    payment,
    `orders.refund-unmatched names payment ${key.paymentId}, which is not an unmatched payment`,
  );
  if (payment.state === 'refunded') return;
  const { provider, paymentId, orderId, currency, reason } = payment;
  await refundPayment(ports, shoot, { provider, paymentId, orderId, currency });
  const shootId = (await findOrder(db, orderId))?.shootId;
  log.info({ shootId, orderId, paymentId, reason }, 'requested the refund of an unmatched payment');
}
