import { invariant } from '../../../base/invariant.ts';
import type { OrderPorts } from '../order-ports.ts';
import { lockOrder, markRefundRequested } from '../order-store.server.ts';
import type { RefundReason } from './refund-reason.ts';
import { writeRefundMail } from './write-refund-mail.server.ts';

type Ports = Pick<OrderPorts, 'db' | 'queue' | 'payments' | 'clock' | 'ids' | 'log'>;

/**
 * Requests an order's refund from its provider and writes the mail to the buyer. Idempotent: the first call fixes the reason
 * and writes the mail, and every call requests the refund again until the provider's `refunded` event has arrived.
 *
 * @throws {PaymentError} when the order's own provider does not answer or is not configured; the queue retries
 */
export async function requestRefund(ports: Ports, orderId: string, reason: RefundReason): Promise<void> {
  const order = await ports.db.transaction(async (tx) => {
    const row = await lockOrder(tx, orderId);
    invariant(row, `orders.refund names order ${orderId}, which does not exist`);
    if (row.state === 'paid') await markRefundRequested(tx, orderId, reason);
    if (row.state === 'paid' || row.state === 'refund_requested') {
      await writeRefundMail(tx, ports, row, (row.refundReason ?? reason) as RefundReason);
    }
    return row;
  });
  if (order.state === 'refunded') return;
  const fields = { shootId: order.shootId, orderId, reason: order.refundReason ?? reason };
  // An open order has no payment id, because the id arrives with the payment.
  if (!order.paymentId) {
    ports.log.warn(fields, 'no payment to refund');
    return;
  }
  await ports.payments.require(order.provider).refund({ paymentId: order.paymentId, orderId });
  ports.log.info({ ...fields, paymentId: order.paymentId }, 'requested the refund of an order');
}
