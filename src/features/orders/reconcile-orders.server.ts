import { applyWaitingEvents } from './apply-payment-event.server.ts';
import type { OrderPorts, ShootOfOrder } from './order-ports.ts';
import { listOrdersWithUnappliedEvents, listUnconfirmedRefunds } from './order-store.server.ts';
import type { RefundReason } from './refund-reason.ts';

/** A provider that has confirmed nothing for this long is asked again. */
const REFUND_PATIENCE_MS = 30 * 60_000;

export interface Reconciliation {
  readonly appliedEvents: number;
  readonly refundsAskedAgain: number;
}

/** Regularly: does what was missed when events came before their order or a refund was never confirmed. */
export async function reconcileOrders(
  ports: Omit<OrderPorts, 'payments'>,
  shoot: ShootOfOrder,
): Promise<Reconciliation> {
  let appliedEvents = 0;
  for (const orderId of await listOrdersWithUnappliedEvents(ports.db)) {
    appliedEvents += await ports.db.transaction((tx) => applyWaitingEvents(tx, ports, shoot, orderId));
  }
  const before = new Date(ports.clock.now().getTime() - REFUND_PATIENCE_MS);
  const unconfirmed = await listUnconfirmedRefunds(ports.db, before);
  for (const { id: orderId, refundReason } of unconfirmed) {
    const reason = (refundReason ?? 'operator') as RefundReason;
    await ports.db.transaction((tx) =>
      ports.queue.enqueue(tx, 'orders.refund', { orderId, reason }, { singletonKey: orderId }),
    );
  }
  const result = { appliedEvents, refundsAskedAgain: unconfirmed.length };
  if (appliedEvents + unconfirmed.length > 0) ports.log.info(result, 'orders reconciled');
  return result;
}
