import { LIMITS } from '../../../catalog/limits.ts';
import type { OrderPorts } from '../order-ports.ts';
import { lockShootOfOrder } from '../order-shoot-store.server.ts';
import { lockOrder, markRefundRequested } from '../order-store.server.ts';
import { isWaiting } from './is-waiting.ts';
import { listOrdersPaidBefore } from './waiting-order-store.server.ts';

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
      const order = await lockOrder(tx, id);
      if (order?.state !== 'paid' || order.shootId === null) return;
      const shoot = await lockShootOfOrder(tx, order.shootId);
      if (!shoot || !isWaiting(shoot)) return;
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
