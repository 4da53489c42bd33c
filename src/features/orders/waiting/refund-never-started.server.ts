import { LIMITS } from '../../../catalog/limits.ts';
import type { OrderPorts } from '../order-ports.ts';
import { markRefundRequested } from '../order-store.server.ts';
import { listOrdersPaidBefore, lockWaitingOrder } from './waiting-order-store.server.ts';

/**
 * Requests the refund of the orders that nobody started within a year. Order and shoot are locked while that is decided, so that
 * headshots that are begun at this moment are not refunded. Resolves to the number of refunds.
 */
export async function refundNeverStarted({
  db,
  queue,
  clock,
}: Pick<OrderPorts, 'db' | 'queue' | 'clock'>): Promise<number> {
  const overdue = await listOrdersPaidBefore(
    db,
    new Date(clock.now().getTime() - LIMITS.waitingOrderLifetimeMs),
  );
  let refunds = 0;
  for (const { id } of overdue) {
    await db.transaction(async (tx) => {
      const order = await lockWaitingOrder(tx, id);
      if (!order) return;
      await markRefundRequested(tx, order, 'never-started', clock.now());
      await queue.enqueue(
        tx,
        'orders.refund',
        { orderId: id, reason: 'never-started' },
        { singletonKey: id },
      );
      refunds += 1;
    });
  }
  return refunds;
}
