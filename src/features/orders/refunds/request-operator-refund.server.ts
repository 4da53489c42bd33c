import { err, ok, type Result } from '../../../base/result.ts';
import type { OrderPorts } from '../order-ports.ts';
import { lockOrder, type OrderRow } from '../order-store.server.ts';

/** A refund that was enqueued. */
export interface OperatorRefund extends Pick<OrderRow, 'provider' | 'currency'> {
  readonly priceCents: number;
  /** The total that was requested before, and the one that is requested now. */
  readonly earlierCents: number;
  readonly totalCents: number;
}

export type OperatorRefundError =
  | 'order-unknown'
  | 'order-unpaid'
  | 'order-refunded'
  | 'refund-requested'
  | 'provider-missing'
  | 'amount-over-price'
  /** Earlier requests add up to this total already. */
  | 'amount-requested';

/**
 * Enqueues the refund of a paid order on behalf of the operator.
 * @param totalCents the total of the payment that shall be refunded afterwards; all of it by default
 */
export async function requestOperatorRefund(
  { db, queue, payments }: Pick<OrderPorts, 'db' | 'queue' | 'payments'>,
  orderId: string,
  totalCents?: number,
): Promise<Result<OperatorRefund, OperatorRefundError>> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return err('order-unknown');
    if (order.state === 'open') return err('order-unpaid');
    if (order.state === 'refunded') return err('order-refunded');
    if (order.state === 'refund_requested') return err('refund-requested');
    if (!payments.find(order.provider)) return err('provider-missing');
    const { provider, currency, amountCents: priceCents, refundRequestedCents: earlierCents } = order;
    const total = totalCents ?? priceCents;
    if (total > priceCents) return err('amount-over-price');
    if (total <= earlierCents) return err('amount-requested');
    // The same keys as those of the regular repetition, so that a refund is not enqueued beside its repetition.
    const [job, singletonKey] =
      total < priceCents ? [{ totalCents: total }, `${orderId}:${total}`] : [{}, orderId];
    await queue.enqueue(tx, 'orders.refund', { orderId, reason: 'operator', ...job }, { singletonKey });
    return ok({ provider, currency, priceCents, earlierCents, totalCents: total });
  });
}
