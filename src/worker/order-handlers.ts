import type { ShootOfOrder } from '../features/orders/order-ports.ts';
import { reconcileOrders } from '../features/orders/reconcile-orders.server.ts';
import { refundUnmatchedPayment } from '../features/orders/refunds/refund-unmatched-payment.server.ts';
import { requestRefund } from '../features/orders/refunds/request-refund.server.ts';
import { sweepWithdrawals } from '../features/orders/withdrawal/sweep-withdrawals.server.ts';
import { refundShoot } from '../features/shoots/rendering/refund-shoot.server.ts';
import { startPaidShoot } from '../features/shoots/rendering/start-paid-shoot.server.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';

export function orderHandlers(
  context: Pick<
    WorkerContext,
    'db' | 'queue' | 'live' | 'payments' | 'sandboxEvents' | 'clock' | 'ids' | 'log'
  >,
) {
  const { sandboxEvents } = context;
  const shootOfOrder: ShootOfOrder = {
    startPaidShoot: (tx, shootId, order) => startPaidShoot(tx, context, shootId, order),
    endRefundedShoot: (tx, shootId) => refundShoot(tx, context, shootId),
  };
  return {
    'orders.refund': ({ orderId, reason }) => requestRefund(context, orderId, reason),
    'orders.refund-unmatched': (payment) => refundUnmatchedPayment(context, payment),
    'orders.reconcile': async () => {
      await reconcileOrders(context, shootOfOrder);
      const undelivered = await sandboxEvents?.redeliverEvents();
      if (undelivered) context.log.warn({ undelivered }, 'sandbox events are waiting to be delivered');
    },
    'withdrawals.sweep': () => sweepWithdrawals(context),
    ...(sandboxEvents && {
      'sandbox.webhook': ({ eventId }: { eventId: string }) => sandboxEvents.deliverEvent(eventId),
    }),
  } satisfies JobHandlers;
}
