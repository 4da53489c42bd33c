import { findOfferRecipient } from '../features/newsletter/offer-recipient.server.ts';
import { findSubscriberId } from '../features/newsletter/subscriber-store.server.ts';
import {
  type NewsletterOfBuyers,
  remindAbandonedOrders,
} from '../features/orders/abandoned/remind-abandoned-orders.server.ts';
import type { ShootOfOrder } from '../features/orders/order-ports.ts';
import { reconcileOrders } from '../features/orders/reconcile-orders.server.ts';
import { reconcilePayments } from '../features/orders/reconciliation/reconcile-payments.server.ts';
import { remindBuyers } from '../features/orders/waiting/remind-buyers.server.ts';
import { refundUnmatchedPayment } from '../features/orders/refunds/refund-unmatched-payment.server.ts';
import { requestRefund } from '../features/orders/refunds/request-refund.server.ts';
import { sweepWithdrawals } from '../features/orders/withdrawal/sweep-withdrawals.server.ts';
import { refundShoot } from '../features/shoots/rendering/refund-shoot.server.ts';
import { startPaidShoot } from '../features/shoots/rendering/start-paid-shoot.server.ts';
import type { JobHandlers } from '../platform/queue/queue.ts';
import type { WorkerContext } from './context.ts';

/** The effects of payments on shoots, which belong to another feature. */
export function shootOfOrder(context: Pick<WorkerContext, 'queue' | 'live' | 'clock'>): ShootOfOrder {
  return {
    startPaidShoot: (tx, shootId, order) => startPaidShoot(tx, context, shootId, order),
    endRefundedShoot: (tx, shootId) => refundShoot(tx, context, shootId),
  };
}

/** The subscribers among buyers, for the reminder of open orders. They belong to another feature. */
function newsletterOfBuyers(
  context: Pick<WorkerContext, 'db' | 'capabilities' | 'settings'>,
): NewsletterOfBuyers {
  return {
    findSubscriberId: (email) => findSubscriberId(context.db, email),
    findRecipient: (tx, subscriberId) => findOfferRecipient(tx, context, subscriberId),
  };
}

export function orderHandlers(
  context: Pick<
    WorkerContext,
    | 'db'
    | 'queue'
    | 'live'
    | 'payments'
    | 'sandboxEvents'
    | 'capabilities'
    | 'contractDocuments'
    | 'clock'
    | 'ids'
    | 'log'
    | 'settings'
  >,
) {
  const { sandboxEvents } = context;
  const shoot = shootOfOrder(context);
  return {
    'orders.refund': ({ orderId, reason, totalCents }) =>
      requestRefund(context, shoot, orderId, reason, totalCents),
    'orders.refund-unmatched': (payment) => refundUnmatchedPayment(context, shoot, payment),
    'orders.reconcile': async () => {
      await reconcileOrders(context, shoot);
      const undelivered = await sandboxEvents?.redeliverEvents();
      if (undelivered) context.log.warn({ undelivered }, 'sandbox events are waiting to be delivered');
    },
    'orders.remind': () => remindBuyers(context),
    'orders.remind-abandoned': () => remindAbandonedOrders(context, newsletterOfBuyers(context)),
    'payments.reconcile': async () => {
      await reconcilePayments(context, shoot);
    },
    'withdrawals.sweep': () => sweepWithdrawals(context),
    ...(sandboxEvents && {
      'sandbox.webhook': ({ eventId }: { eventId: string }) => sandboxEvents.deliverEvent(eventId),
    }),
  } satisfies JobHandlers;
}
