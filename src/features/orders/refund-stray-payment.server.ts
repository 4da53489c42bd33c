import { invariant } from '../../base/invariant.ts';
import type { OrderPorts } from './order-ports.ts';
import { findOrder } from './order-store.server.ts';
import { findStrayPayment, type PaymentKey } from './stray-payment-store.server.ts';

/**
 * Asks the provider to pay back a payment that pays for nothing; the buyer was told when it came. Order and shoot
 * stay as they are. Safe to repeat: the provider is asked until its `refunded` event has come.
 *
 * @throws {PaymentError} when the provider that took it does not answer or is not configured; the queue tries again.
 */
export async function refundStrayPayment(
  { db, payments, log }: Pick<OrderPorts, 'db' | 'payments' | 'log'>,
  key: PaymentKey,
): Promise<void> {
  const stray = await findStrayPayment(db, key);
  invariant(stray, `orders.refund-stray names payment ${key.paymentId}, which is not known as stray`);
  if (stray.state === 'refunded') return;
  const { paymentId, orderId, reason } = stray;
  await payments.require(stray.provider).refund(paymentId, orderId);
  const shootId = (await findOrder(db, orderId))?.shootId;
  log.info({ shootId, orderId, paymentId, reason }, 'the provider was asked to pay a stray payment back');
}
