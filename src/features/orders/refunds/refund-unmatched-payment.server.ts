import { invariant } from '../../../base/invariant.ts';
import type { OrderPorts } from '../order-ports.ts';
import { findOrder } from '../order-store.server.ts';
import { refundPayment } from './refund-payment.server.ts';
import { findUnmatchedPayment, type PaymentKey } from './unmatched-payment-store.server.ts';

/**
 * Requests the refund of an unmatched payment; its mail was written when it arrived. Order and shoot do not change.
 * Idempotent: the refund is requested until the provider's `refunded` event has arrived.
 *
 * @throws {PaymentError} when the payment's provider does not answer or is not configured; the queue retries
 */
export async function refundUnmatchedPayment(
  ports: Pick<OrderPorts, 'db' | 'payments' | 'log'>,
  key: PaymentKey,
): Promise<void> {
  const { db, log } = ports;
  const payment = await findUnmatchedPayment(db, key);
  invariant(
    payment,
    `orders.refund-unmatched names payment ${key.paymentId}, which is not an unmatched payment`,
  );
  if (payment.state === 'refunded') return;
  const { paymentId, orderId, reason } = payment;
  await refundPayment(ports, payment.provider, { paymentId, orderId });
  const shootId = (await findOrder(db, orderId))?.shootId;
  log.info({ shootId, orderId, paymentId, reason }, 'requested the refund of an unmatched payment');
}
