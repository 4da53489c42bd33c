import { invariant } from '../../../base/invariant.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { lockShootOfOrder } from '../order-shoot-store.server.ts';
import { lockOrder, markRefundRequested } from '../order-store.server.ts';
import { automaticRefund } from './automatic-refund.ts';
import type { FoundOrders } from './match-order.ts';
import type { WithdrawalPorts } from './withdrawal-ports.ts';

/**
 * Requests the refund of a withdrawn order whose headshots were not begun, and resolves to whether it is refunded automatically, now
 * or by an earlier declaration. Order and shoot stay locked until the transaction ends, so that the headshots cannot be begun
 * meanwhile; afterwards the order is no longer paid.
 */
export async function refundWithdrawnOrder(
  tx: Transaction,
  { queue, clock }: Pick<WithdrawalPorts, 'queue' | 'clock'>,
  { match, orders: [named] }: FoundOrders,
): Promise<boolean> {
  if (match !== 'number-and-email' || !named) return false;
  const order = await lockOrder(tx, named.id);
  invariant(order, `the withdrawn order ${named.id} does not exist`);
  const shoot = order.shootId === null ? undefined : await lockShootOfOrder(tx, order.shootId);
  const refund = automaticRefund(match, order, shoot, clock.now());
  if (refund === 'due') {
    await markRefundRequested(tx, order, 'withdrawal', clock.now());
    const job = { orderId: order.id, reason: 'withdrawal' } as const;
    await queue.enqueue(tx, 'orders.refund', job, { singletonKey: order.id });
  }
  return refund !== 'not-due';
}
