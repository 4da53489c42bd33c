import type { Transaction } from '../../platform/db/database.ts';
import type { PaymentEvent } from '../../platform/payments/payments.ts';
import type { OrderPorts, ShootOfOrder } from './order-ports.ts';
import { hasPaidForShoot, type OrderDecision } from './order-state.ts';
import {
  markOrderPaid,
  markOrderRefunded,
  recordRefundedTotal,
  rejectOrderPayment,
  type OrderPayment,
  type OrderRow,
} from './order-store.server.ts';
import type { RefundReason } from './refunds/refund-reason.ts';
import { enqueueUnmatchedRefund } from './refunds/enqueue-unmatched-refund.server.ts';
import {
  markUnmatchedPaymentRefunded,
  insertUnmatchedPayment,
  type ReportedRefund,
  type UnmatchedPayment,
} from './refunds/unmatched-payment-store.server.ts';
import { writeOrderConfirmation } from './confirmation/write-order-confirmation.server.ts';
import { writeRefundMail, writeUnmatchedRefundMail } from './refunds/write-refund-mail.server.ts';

type Ports = Omit<OrderPorts, 'db' | 'payments' | 'log'>;

/** Stored facts about an event's payment, besides its order. */
export interface KnownPayment {
  readonly anotherOrderIsPaid: boolean;
  readonly unmatched: UnmatchedPayment | undefined;
  /** The refund of this payment that arrived before the payment itself. */
  readonly refund: ReportedRefund | undefined;
}

interface DecidedEvent {
  readonly order: OrderRow;
  readonly event: PaymentEvent;
  readonly decision: OrderDecision;
  readonly known: KnownPayment;
}

/** Applies a decision to order, shoot and payment, and enqueues the jobs that follow. */
export async function executeDecision(
  tx: Transaction,
  ports: Ports,
  shoot: ShootOfOrder,
  decided: DecidedEvent,
): Promise<void> {
  const { order, event, decision, known } = decided;
  if (decision.unmatchedReason) await recordUnmatchedPayment(tx, ports, decided, decision.unmatchedReason);
  switch (decision.outcome) {
    case 'paid':
      await acceptPayment(tx, ports, shoot, decided);
      return recordEarlierRefund(tx, decided);
    case 'duplicate':
    case 'offer-used':
      await rejectPayment(tx, ports, decided, decision.outcome);
      return recordEarlierRefund(tx, decided);
    case 'partial-refund':
      return recordRefundedTotal(tx, order.id, event.amountCents);
    case 'refunded':
      return completeRefund(tx, ports, shoot, decided);
    case 'unmatched-refund':
      if (known.unmatched && isFullRefund(event, known.unmatched))
        await markUnmatchedPaymentRefunded(tx, event, event.occurredAt);
      return;
    default:
  }
}

async function acceptPayment(
  tx: Transaction,
  ports: Ports,
  shoot: ShootOfOrder,
  decided: DecidedEvent,
): Promise<void> {
  const { order, event } = decided;
  const paidAt = event.occurredAt;
  if (order.shootId) {
    const started = await shoot.startPaidShoot(tx, order.shootId, { packageId: order.packageId, paidAt });
    if (!started.ok) {
      const reason = started.error === 'shoot-erased' ? 'draft-erased' : 'late-payment';
      return rejectPayment(tx, ports, decided, reason);
    }
  }
  const payment = paymentOf(event);
  await markOrderPaid(tx, order.id, payment);
  if (order.shootId)
    await writeOrderConfirmation(tx, ports, { ...order, ...payment, shootId: order.shootId });
}

/** Counts the part of a payment that was reported as refunded before the payment itself. */
async function recordEarlierRefund(tx: Transaction, { order, known }: DecidedEvent): Promise<void> {
  if (known.refund) await recordRefundedTotal(tx, order.id, known.refund.amountCents);
}

function paymentOf({ paymentId, occurredAt, taxCents, invoiceUrl }: PaymentEvent): Required<OrderPayment> {
  return { paymentId, paidAt: occurredAt, taxCents: taxCents ?? null, invoiceUrl: invoiceUrl ?? null };
}

/** Refunds an order's only payment, for which nothing can be delivered. */
async function rejectPayment(
  tx: Transaction,
  ports: Ports,
  { order, event, known }: DecidedEvent,
  reason: 'duplicate' | 'draft-erased' | 'late-payment' | 'offer-used',
): Promise<void> {
  const requestedAt = ports.clock.now();
  await rejectOrderPayment(tx, order, paymentOf(event), { reason, requestedAt });
  // Written at once, because the draft's erasure may soon remove the address.
  const refundedCents = known.refund?.amountCents ?? 0;
  await writeRefundMail(tx, ports, { ...order, refundedCents }, reason);
  const job = { orderId: order.id, reason };
  await ports.queue.enqueue(tx, 'orders.refund', job, { singletonKey: order.id });
}

/** Ends the shoot that the order paid for, if any, and writes the refund mail unless it was written before. */
async function completeRefund(
  tx: Transaction,
  ports: Ports,
  shoot: ShootOfOrder,
  { order, event, known }: DecidedEvent,
): Promise<void> {
  const bankReason = order.state === 'open' ? 'refund-first' : 'taken-back';
  const unrequestedReason: RefundReason = known.anotherOrderIsPaid ? 'duplicate' : bankReason;
  const reason = (order.refundReason ?? unrequestedReason) as RefundReason;
  const { paymentId, occurredAt } = event;
  await markOrderRefunded(tx, order, {
    refundReason: reason,
    // Only a payment names its whole tax, and it may arrive after its refund.
    ...(event.kind === 'paid' ? paymentOf(event) : { paymentId, paidAt: order.paidAt ?? occurredAt }),
    refundedAt: (known.refund ?? event).occurredAt,
  });
  await writeRefundMail(tx, ports, order, reason);
  // The shoot continues while another order pays for it.
  if (order.shootId && hasPaidForShoot(order) && !known.anotherOrderIsPaid) {
    await shoot.endRefundedShoot(tx, order.shootId);
  }
}

async function recordUnmatchedPayment(
  tx: Transaction,
  ports: Ports,
  { order, event, known: { refund } }: DecidedEvent,
  reason: NonNullable<OrderDecision['unmatchedReason']>,
): Promise<void> {
  const { provider, paymentId, orderId, amountCents, currency } = event;
  const isBack = refund !== undefined && isFullRefund(refund, event);
  await insertUnmatchedPayment(tx, {
    ...{ provider, paymentId, orderId, amountCents, currency, reason },
    state: isBack ? 'refunded' : 'refund_requested',
    receivedAt: ports.clock.now(),
    refundedAt: isBack ? refund.occurredAt : null,
  });
  await writeUnmatchedRefundMail(tx, ports, order, event, reason);
  if (!isBack) await enqueueUnmatchedRefund(tx, ports.queue, { provider, paymentId });
}

type Amount = Pick<PaymentEvent, 'amountCents' | 'currency'>;

function isFullRefund(refund: Amount, payment: Amount): boolean {
  return refund.currency === payment.currency && refund.amountCents >= payment.amountCents;
}
