import type { Transaction } from '../../platform/db/database.ts';
import type { PaymentEvent } from '../../platform/payments/payments.ts';
import { executeDecision, type KnownPayment } from './execute-decision.server.ts';
import type { LedgerEntry } from './ledger/ledger-entry.ts';
import { recordMovement } from './ledger/ledger-store.server.ts';
import type { OrderPorts, ShootOfOrder } from './order-ports.ts';
import { decideEvent, type EventOutcome } from './order-state.ts';
import { isOfferUsed } from './buyer-store.server.ts';
import { lockOrdersOfShoot, isAnotherOrderPaid } from './order-shoot-store.server.ts';
import { findOrder, findOrderIdOfPayment, lockOrder, type OrderRow } from './order-store.server.ts';
import { insertEvent, lockUnappliedEvents, setEventOutcome } from './payment-event-store.server.ts';
import {
  findLargestRefund,
  findUnmatchedPayment,
  markUnmatchedPaymentRefunded,
} from './refunds/unmatched-payment-store.server.ts';

export type ApplyPorts = Omit<OrderPorts, 'payments'>;

/** These payments are refunded automatically, but operators may want to know why they were made. */
const UNEXPECTED_PAYMENTS: ReadonlySet<string> = new Set<EventOutcome>([
  'amount-mismatch',
  'product-mismatch',
  'second-payment',
]);

/**
 * Stores a verified event and applies it in one transaction, together with the ledger, the order, the shoot's render job, the
 * mails and the refund of an unmatched payment. Returns `repeat` and changes nothing when the event was stored before.
 */
export async function applyPaymentEvent(
  ports: ApplyPorts,
  shoot: ShootOfOrder,
  event: PaymentEvent,
  source: LedgerEntry['source'] = 'webhook',
): Promise<EventOutcome | 'repeat'> {
  const applied = await ports.db.transaction(async (tx): Promise<AppliedEvent<'repeat'>> => {
    if (await insertEvent(tx, event, ports.clock.now(), 'unknown-order')) {
      await recordMovement(tx, event, source, ports.clock.now());
      return applyStoredEvent(tx, ports, shoot, event);
    }
    return { outcome: 'repeat', shootId: (await findOrder(tx, event.orderId))?.shootId };
  });
  logEvent(ports, event, applied);
  return applied.outcome;
}

/** Applies the events that arrived before their order, which exists now. Returns how many were applied. */
export async function applyWaitingEvents(
  tx: Transaction,
  ports: ApplyPorts,
  shoot: ShootOfOrder,
  orderId: string,
): Promise<number> {
  const waiting = await lockUnappliedEvents(tx, orderId);
  let applied = 0;
  for (const event of waiting) {
    const result = await applyStoredEvent(tx, ports, shoot, event);
    if (result.outcome === 'unknown-order') continue;
    logEvent(ports, event, result);
    applied += 1;
  }
  return applied;
}

interface AppliedEvent<Other = never> {
  readonly outcome: EventOutcome | Other;
  readonly shootId?: string | null | undefined;
  /** The amount by which a refund exceeds what was requested. */
  readonly excessCents?: number;
}

function logEvent(
  { log }: Pick<ApplyPorts, 'log'>,
  { orderId, paymentId, eventId, kind }: PaymentEvent,
  { outcome, shootId, excessCents }: AppliedEvent<'repeat'>,
): void {
  const fields = { shootId, orderId, paymentId, eventId, kind, outcome };
  if (outcome === 'unknown-order') log.warn(fields, 'a payment event has no matching order');
  else if (UNEXPECTED_PAYMENTS.has(outcome)) log.warn(fields, 'a payment does not match its order');
  else log.info(fields, 'payment event applied');
  if (excessCents) log.error({ ...fields, excessCents }, 'more of a payment was refunded than requested');
}

async function applyStoredEvent(
  tx: Transaction,
  ports: ApplyPorts,
  shoot: ShootOfOrder,
  event: PaymentEvent,
): Promise<AppliedEvent> {
  // The reconciliation may have given the payment to another order than the one that the provider names later.
  const order = await lockOrder(tx, (await findOrderIdOfPayment(tx, event)) ?? event.orderId);
  if (!order || order.provider !== event.provider) {
    await settleLostOrder(tx, event);
    return { outcome: 'unknown-order' };
  }
  if (order.shootId) await lockOrdersOfShoot(tx, order.shootId);
  const known: KnownPayment = {
    anotherOrderIsPaid: await isAnotherOrderPaid(tx, order),
    unmatched: await findUnmatchedPayment(tx, event),
    refund: event.kind === 'paid' ? await findLargestRefund(tx, event) : undefined,
  };
  const facts = {
    ...order,
    paymentId: order.paymentId ?? undefined,
    variantId: order.variantId ?? undefined,
  };
  const decision = decideEvent(facts, event, {
    anotherOrderIsPaid: known.anotherOrderIsPaid,
    offerIsUsed: event.kind === 'paid' && (await isOfferUsed(tx, order, order.id)),
    isUnmatched: known.unmatched !== undefined,
    refundedCents: known.refund?.amountCents ?? 0,
  });
  await setEventOutcome(tx, event, decision.outcome);
  await executeDecision(tx, ports, shoot, { order, event, decision, known });
  const excessCents = excessOf(order, event.amountCents, decision.outcome);
  return { outcome: decision.outcome, shootId: order.shootId, excessCents };
}

/** Settles the refund of a payment whose order was lost before a backup was restored (`lost-order.server.ts`). */
async function settleLostOrder(tx: Transaction, event: PaymentEvent): Promise<void> {
  const payment = await findUnmatchedPayment(tx, event);
  if (!payment || event.kind !== 'refunded') return;
  const isBack = event.currency === payment.currency && event.amountCents >= payment.amountCents;
  if (isBack) await markUnmatchedPaymentRefunded(tx, event, event.occurredAt);
}

/** Returns by how much a total exceeds our request, as after a refund that was made twice. Without a request nothing exceeds it. */
function excessOf(
  { refundRequestedCents }: Pick<OrderRow, 'refundRequestedCents'>,
  refundedCents: number,
  outcome: EventOutcome,
): number {
  const isRefund = outcome === 'refunded' || outcome === 'partial-refund';
  return isRefund && refundRequestedCents > 0 ? Math.max(0, refundedCents - refundRequestedCents) : 0;
}
