import { invariant } from '../../../base/invariant.ts';
import type { OrderPorts, ShootOfOrder } from '../order-ports.ts';
import {
  lockOrder,
  markPartialRefundRequested,
  markRefundRequested,
  type OrderRow,
} from '../order-store.server.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { PaymentError } from '../../../platform/payments/payments.ts';
import { claimRefundAttempt, endRefundAttempt } from './refund-attempt-store.server.ts';
import { type PaymentToRefund, refundPayment } from './refund-payment.server.ts';
import type { RefundReason } from './refund-reason.ts';
import { writeRefundMail } from './write-refund-mail.server.ts';

/** The provider may still execute an earlier request; the queue tries again later. */
export class RefundInProgressError extends PaymentError {}

/**
 * Requests an order's refund from its provider and writes the mail to the buyer. Idempotent: the first call fixes the reason
 * and writes the mail, and every call requests the refund again until the provider has confirmed it, in its answer or by its
 * `refunded` event.
 *
 * @param totalCents the total of the payment that shall be refunded afterwards; all of it by default. A smaller total leaves the
 * order paid
 * @throws {PaymentError} when the order's own provider does not answer or is not configured; the queue retries
 */
export async function requestRefund(
  ports: OrderPorts,
  shoot: ShootOfOrder,
  orderId: string,
  reason: RefundReason,
  totalCents?: number,
): Promise<void> {
  const order = await ports.db.transaction((tx) => recordRequest(tx, ports, orderId, reason, totalCents));
  if (order.state === 'refunded') return;
  const fields = { shootId: order.shootId, orderId, reason: order.refundReason ?? reason, totalCents };
  // An open order has no payment id, because the id arrives with the payment.
  if (!order.paymentId) {
    ports.log.warn(fields, 'no payment to refund');
    return;
  }
  const isPartial = totalCents !== undefined && totalCents < order.amountCents;
  const { provider, paymentId, currency } = order;
  const payment = { provider, paymentId, orderId, currency };
  if (isPartial) await refundPart(ports, shoot, { ...payment, totalCents });
  else await refundPayment(ports, shoot, payment);
  ports.log.info({ ...fields, paymentId }, 'requested the refund of an order');
}

/**
 * Requests a partial refund unless an earlier one may still be executed, after which the provider would make both. A full refund
 * needs no such care: made twice, it exceeds the payment, and the provider refuses it.
 */
async function refundPart(ports: OrderPorts, shoot: ShootOfOrder, payment: PaymentToRefund): Promise<void> {
  const { orderId } = payment;
  const now = ports.clock.now();
  if (!(await claimRefundAttempt(ports.db, orderId, now))) {
    throw new RefundInProgressError('An earlier partial refund of this order may still be executed.');
  }
  await refundPayment(ports, shoot, payment);
  await endRefundAttempt(ports.db, orderId, now);
}

/** Returns the order as it was before, locked. */
async function recordRequest(
  tx: Transaction,
  ports: Pick<OrderPorts, 'queue' | 'clock' | 'ids'>,
  orderId: string,
  reason: RefundReason,
  totalCents: number | undefined,
): Promise<OrderRow> {
  const row = await lockOrder(tx, orderId);
  invariant(row, `orders.refund names order ${orderId}, which does not exist`);
  const isPartial = totalCents !== undefined && totalCents < row.amountCents;
  if (isPartial) {
    if (row.state !== 'paid' || totalCents <= row.refundRequestedCents) return row;
    await markPartialRefundRequested(tx, orderId, totalCents, ports.clock.now());
    await writeRefundMail(tx, ports, row, reason, totalCents);
    return row;
  }
  if (row.state === 'paid') await markRefundRequested(tx, row, reason, ports.clock.now());
  if (row.state === 'paid' || row.state === 'refund_requested') {
    await writeRefundMail(tx, ports, row, (row.refundReason ?? reason) as RefundReason);
  }
  return row;
}
