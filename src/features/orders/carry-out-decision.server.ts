import type { Transaction } from '../../platform/db/database.ts';
import type { PaymentEvent } from '../../platform/payments/payments.ts';
import type { OrderPorts, ShootOfOrder } from './order-ports.ts';
import type { OrderDecision } from './order-state.ts';
import { markOrderPaid, markOrderRefunded, rejectOrderPayment, type OrderRow } from './order-store.server.ts';
import type { RefundReason, StrayReason } from './refund-reason.ts';
import { enqueueStrayRefund } from './enqueue-stray-refund.server.ts';
import {
  markStrayPaymentRefunded,
  insertStrayPayment,
  type StrayPayment,
} from './stray-payment-store.server.ts';
import { writeOrderConfirmation } from './write-order-confirmation.server.ts';
import { writeRefundMail, writeStrayRefundMail } from './write-refund-mail.server.ts';

type Ports = Pick<OrderPorts, 'queue' | 'clock' | 'ids'>;

/** What is known of the payment that an event speaks of, besides its order. */
export interface KnownPayment {
  readonly anotherOrderIsPaid: boolean;
  readonly stray: StrayPayment | undefined;
  /** The refund of this payment that was heard of before the payment itself. */
  readonly refund: PaymentEvent | undefined;
}

interface Decided {
  readonly order: OrderRow;
  readonly event: PaymentEvent;
  readonly decision: OrderDecision;
  readonly known: KnownPayment;
}

/** Writes what an event changes of order, shoot and payment, and asks for the work that follows. */
export async function carryOutDecision(
  tx: Transaction,
  ports: Ports,
  shoot: ShootOfOrder,
  decided: Decided,
): Promise<void> {
  const { order, event, decision, known } = decided;
  if (decision.strayReason) await sendBackStray(tx, ports, decided, decision.strayReason);
  switch (decision.outcome) {
    case 'paid':
      return orderWasPaid(tx, ports, shoot, order, event);
    case 'duplicate':
      return sendBackOrder(tx, ports, order, event, 'duplicate');
    case 'refunded':
      return orderWentBack(tx, ports, shoot, decided);
    case 'stray-refund':
      if (known.stray && isWholeOf(event, known.stray))
        await markStrayPaymentRefunded(tx, event, event.occurredAt);
      return;
    default:
  }
}

async function orderWasPaid(
  tx: Transaction,
  ports: Ports,
  shoot: ShootOfOrder,
  order: OrderRow,
  event: PaymentEvent,
): Promise<void> {
  const paidAt = event.occurredAt;
  if (order.shootId) {
    const started = await shoot.startPaidShoot(tx, order.shootId, { packageId: order.packageId, paidAt });
    if (!started.ok) {
      const reason = started.error === 'shoot-erased' ? 'draft-erased' : 'late-payment';
      return sendBackOrder(tx, ports, order, event, reason);
    }
  }
  await markOrderPaid(tx, order.id, { paymentId: event.paymentId, paidAt });
  if (order.shootId) await writeOrderConfirmation(tx, ports, { ...order, paidAt });
}

/** Paid, but for nothing: the order ends with the way back of its only payment. */
async function sendBackOrder(
  tx: Transaction,
  ports: Ports,
  order: OrderRow,
  { paymentId, occurredAt: paidAt }: PaymentEvent,
  reason: 'duplicate' | 'draft-erased' | 'late-payment',
): Promise<void> {
  await rejectOrderPayment(tx, order.id, { paymentId, paidAt }, reason);
  // At once: the draft's erasure may be about to take the address.
  await writeRefundMail(tx, ports, order, reason);
  const job = { orderId: order.id, reason };
  await ports.queue.enqueue(tx, 'orders.refund', job, { singletonKey: order.id });
}

/** The shoot that the order paid for, if any, ends. Who was not told before of the way back is told now. */
async function orderWentBack(
  tx: Transaction,
  ports: Ports,
  shoot: ShootOfOrder,
  { order, event, known }: Decided,
): Promise<void> {
  const neverPaid = order.state === 'open' ? 'refund-first' : 'taken-back';
  const unasked: RefundReason = known.anotherOrderIsPaid ? 'duplicate' : neverPaid;
  const reason = (order.refundReason ?? unasked) as RefundReason;
  await markOrderRefunded(tx, order.id, {
    refundReason: reason,
    paymentId: event.paymentId,
    paidAt: order.paidAt ?? event.occurredAt,
    refundedAt: (known.refund ?? event).occurredAt,
  });
  await writeRefundMail(tx, ports, order, reason);
  // While another order pays for the shoot, the one that comes back leaves it alone.
  if (order.shootId && paidForItsShoot(order) && !known.anotherOrderIsPaid) {
    await shoot.endRefundedShoot(tx, order.shootId);
  }
}

function paidForItsShoot({ state, refundReason }: OrderRow): boolean {
  const neverDid: readonly RefundReason[] = ['duplicate', 'draft-erased', 'late-payment'];
  return state !== 'open' && !neverDid.some((reason) => reason === refundReason);
}

async function sendBackStray(
  tx: Transaction,
  ports: Ports,
  { order, event, known: { refund } }: Decided,
  reason: StrayReason,
): Promise<void> {
  const { provider, paymentId, orderId, amountCents, currency } = event;
  const isBack = refund !== undefined && isWholeOf(refund, event);
  await insertStrayPayment(tx, {
    ...{ provider, paymentId, orderId, amountCents, currency, reason },
    state: isBack ? 'refunded' : 'refund_requested',
    receivedAt: ports.clock.now(),
    refundedAt: isBack ? refund.occurredAt : null,
  });
  await writeStrayRefundMail(tx, ports, order, event, reason);
  if (!isBack) await enqueueStrayRefund(tx, ports.queue, { provider, paymentId });
}

type Amount = Pick<PaymentEvent, 'amountCents' | 'currency'>;

function isWholeOf(refund: Amount, payment: Amount): boolean {
  return refund.currency === payment.currency && refund.amountCents >= payment.amountCents;
}
