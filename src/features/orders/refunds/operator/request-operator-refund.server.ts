import { err, ok, type Result } from '../../../../base/result.ts';
import type { OrderPorts } from '../../order-ports.ts';
import { lockOrder } from '../../order-store.server.ts';
import { recordRefundRequest } from '../request-refund.server.ts';

export type OperatorRefundError =
  'order-gone' | 'nothing-to-refund' | 'amount-too-small' | 'amount-too-large';

/**
 * Requests a refund that an operator decided on, with the mail to the buyer, and enqueues it at the provider in the same transaction.
 * Idempotent: a repeated request finds the order changed and is refused.
 *
 * @param totalCents the total of the payment that shall be refunded afterwards, less than the price; undefined for all of it
 */
export async function requestOperatorRefund(
  ports: Pick<OrderPorts, 'db' | 'queue' | 'clock' | 'ids' | 'log'>,
  orderId: string,
  totalCents?: number,
): Promise<Result<'requested', OperatorRefundError>> {
  const requested = await ports.db.transaction(
    async (tx): Promise<Result<'requested', OperatorRefundError>> => {
      const order = await lockOrder(tx, orderId);
      if (!order) return err('order-gone');
      if (order.state !== 'paid') return err('nothing-to-refund');
      if (totalCents !== undefined && totalCents <= order.refundRequestedCents)
        return err('amount-too-small');
      if (totalCents !== undefined && totalCents >= order.amountCents) return err('amount-too-large');
      await recordRefundRequest(tx, ports, orderId, 'operator', totalCents);
      const singletonKey = totalCents === undefined ? orderId : `${orderId}:${totalCents}`;
      const job = { orderId, reason: 'operator', ...(totalCents !== undefined && { totalCents }) } as const;
      await ports.queue.enqueue(tx, 'orders.refund', job, { singletonKey });
      return ok('requested');
    },
  );
  if (requested.ok) ports.log.info({ orderId, totalCents }, 'an operator requested a refund');
  return requested;
}
