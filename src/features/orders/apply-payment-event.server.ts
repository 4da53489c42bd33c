import type { Transaction } from '../../platform/db/database.ts';
import type { PaymentEvent } from '../../platform/payments/payments.ts';
import type { OrderPorts, ShootOfOrder } from './order-ports.ts';
import { decideEvent, type EventOutcome } from './order-state.ts';
import {
  holdOrdersOfShoot,
  insertEvent,
  isAnotherOrderPaid,
  lockOrder,
  lockUnappliedEvents,
  type OrderRow,
  setEventOutcome,
  updateOrder,
} from './order-store.server.ts';
import { writeOrderConfirmation } from './write-order-confirmation.server.ts';

export type ApplyPorts = Pick<OrderPorts, 'db' | 'queue' | 'clock' | 'ids' | 'log'>;

/**
 * Stores a verified event and does what it says, in one transaction: the order, the shoot's render job and the
 * confirmation mail all happen with it or not at all. `repeat`: it was stored before, nothing happens.
 */
export async function applyPaymentEvent(
  ports: ApplyPorts,
  shoot: ShootOfOrder,
  event: PaymentEvent,
): Promise<EventOutcome | 'repeat'> {
  const outcome = await ports.db.transaction(async (tx) => {
    if (!(await insertEvent(tx, event, ports.clock.now(), 'unknown-order'))) return 'repeat';
    return applyStoredEvent(tx, ports, shoot, event);
  });
  const fields = { orderId: event.orderId, eventId: event.eventId, kind: event.kind, outcome };
  if (outcome === 'amount-mismatch' || outcome === 'second-payment' || outcome === 'unknown-order') {
    ports.log.warn(fields, 'a payment event needs a look');
  } else {
    ports.log.info(fields, 'payment event applied');
  }
  return outcome;
}

/** Events that came before their order, now that it is there. Returns how many were applied. */
export async function applyWaitingEvents(
  tx: Transaction,
  ports: ApplyPorts,
  shoot: ShootOfOrder,
  orderId: string,
): Promise<number> {
  const waiting = await lockUnappliedEvents(tx, orderId);
  let applied = 0;
  for (const event of waiting) {
    if ((await applyStoredEvent(tx, ports, shoot, event)) !== 'unknown-order') applied += 1;
  }
  return applied;
}

async function applyStoredEvent(
  tx: Transaction,
  ports: ApplyPorts,
  shoot: ShootOfOrder,
  event: PaymentEvent,
): Promise<EventOutcome> {
  const order = await lockOrder(tx, event.orderId);
  if (!order || order.provider !== event.provider) return 'unknown-order';
  if (order.shootId) await holdOrdersOfShoot(tx, order.shootId);
  const anotherIsPaid = await isAnotherOrderPaid(tx, order);
  const decision = decideEvent({ ...order, paymentId: order.paymentId ?? undefined }, event, anotherIsPaid);
  await setEventOutcome(tx, event, decision.outcome);
  switch (decision.outcome) {
    case 'paid':
      await orderWasPaid(tx, ports, shoot, order, event);
      break;
    case 'duplicate':
      await updateOrder(tx, order.id, {
        state: decision.state,
        refundReason: 'duplicate',
        paymentId: event.paymentId,
        paidAt: event.occurredAt,
      });
      await ports.queue.enqueue(tx, 'orders.refund', { orderId: order.id, reason: 'duplicate' });
      break;
    case 'refunded':
      await updateOrder(tx, order.id, {
        state: decision.state,
        refundedAt: event.occurredAt,
        paymentId: order.paymentId ?? event.paymentId,
      });
      // While another order pays for the shoot, the one that comes back leaves it alone.
      if (order.shootId && order.state !== 'open' && order.refundReason !== 'duplicate' && !anotherIsPaid) {
        await shoot.endRefundedShoot(tx, order.shootId);
      }
      break;
    default:
      break;
  }
  return decision.outcome;
}

async function orderWasPaid(
  tx: Transaction,
  ports: ApplyPorts,
  shoot: ShootOfOrder,
  order: OrderRow,
  event: PaymentEvent,
): Promise<void> {
  const paidAt = event.occurredAt;
  await updateOrder(tx, order.id, { state: 'paid', paymentId: event.paymentId, paidAt });
  if (!order.shootId) return;
  const started = await shoot.startPaidShoot(tx, order.shootId, { packageId: order.packageId, paidAt });
  if (!started.ok) {
    await ports.queue.enqueue(tx, 'orders.refund', { orderId: order.id, reason: 'shoot-failed' });
    return;
  }
  await writeOrderConfirmation(tx, ports, { ...order, paidAt });
}
