import type { Currency } from '../../../catalog/packages.ts';
import {
  AMOUNT_MAX_CENTS,
  type ListedPayment,
  type PaymentEvent,
} from '../../../platform/payments/payments.ts';
import { applyPaymentEvent } from '../apply-payment-event.server.ts';
import { type BookedPayment, findBookedPayment, recordMovement } from '../ledger/ledger-store.server.ts';
import type { OrderPorts, ShootOfOrder } from '../order-ports.ts';
import { findOrder } from '../order-store.server.ts';
import { findAppliedPayment } from './applied-payment.server.ts';
import type { Difference } from './difference.ts';
import { refundLostOrder } from './lost-order.server.ts';
import { matchPayment, type PaymentMatch } from './match-payment.server.ts';
import { insertCandidates } from './reconciliation-store.server.ts';
import { findRefundDifferences } from './refund-differences.server.ts';

type SellablePayment = ListedPayment & { readonly currency: Currency };

export interface PaymentOutcome {
  readonly orderId: string | undefined;
  /** Number of payments and refunds that no webhook had brought. */
  readonly applied: number;
  readonly differences: readonly Pick<Difference, 'kind' | 'refundCents'>[];
}

/** Applies what our books lack of a listed payment, and finds what differs. Idempotent, and safe to kill between its transactions. */
export async function reconcilePayment(
  ports: OrderPorts,
  shoot: ShootOfOrder,
  provider: string,
  payment: ListedPayment,
): Promise<PaymentOutcome> {
  const { db, clock } = ports;
  const booked = await findBookedPayment(db, provider, payment.paymentId);
  if (!isSellable(payment)) {
    const orderId = booked?.orderId ?? payment.orderId;
    return { orderId, applied: 0, differences: [{ kind: 'amount-differs' }] };
  }
  const match = await matchPayment(db, provider, payment, booked);
  const outcome = await applyMatch(ports, shoot, { provider, payment, booked, match });
  const now = clock.now();
  const ofRefund = await findRefundDifferences(db, provider, payment, { booked, now });
  return { ...outcome, differences: [...outcome.differences, ...ofRefund] };
}

interface MatchedPayment {
  readonly provider: string;
  readonly payment: SellablePayment;
  readonly booked: BookedPayment | undefined;
  readonly match: PaymentMatch;
}

async function applyMatch(
  ports: OrderPorts,
  shoot: ShootOfOrder,
  matched: MatchedPayment,
): Promise<PaymentOutcome> {
  const { provider, payment, booked, match } = matched;
  const order = match.orderId === undefined ? undefined : await findOrder(ports.db, match.orderId);
  if (!order || order.provider !== provider) {
    const applied = await bookWithoutOrder(ports, matched);
    const { orderId, candidates } = match;
    if (candidates.length > 0) return { orderId, applied, differences: [{ kind: 'several-orders-fit' }] };
    const refund = order ? undefined : await refundLostOrder(ports, { provider, payment, orderId });
    if (refund === 'settled') return { orderId, applied, differences: [] };
    const kind = refund === 'requested' ? 'lost-order-refunded' : 'paid-there-unknown-here';
    return { orderId, applied, differences: [{ kind }] };
  }

  let applied = 0;
  const event = eventOf(provider, payment, order.id);
  const known = await findAppliedPayment(ports.db, provider, payment.paymentId);
  // A refund that is known before its payment lets the payment begin nothing.
  if (payment.refundedCents > known.refundedCents) {
    await applyPaymentEvent(ports, shoot, refundOf(event, payment), 'reconciliation');
    applied += 1;
  }
  if (booked?.isPaymentBooked && isOtherAmount(booked, payment)) {
    return { orderId: order.id, applied, differences: [{ kind: 'amount-differs' }] };
  }
  if (!known.isPaid) {
    const eventId = `reconciled:${payment.paymentId}:paid`;
    await applyPaymentEvent(ports, shoot, { ...event, eventId }, 'reconciliation');
    applied += 1;
  }
  return { orderId: order.id, applied, differences: [] };
}

function isOtherAmount(booked: BookedPayment, { amountCents, currency }: ListedPayment): boolean {
  return booked.paidCents !== amountCents || booked.currency !== currency;
}

/** Books the movements of a payment that belongs to no order, so that the ledger still equals the provider's books. */
function bookWithoutOrder(
  ports: Pick<OrderPorts, 'db' | 'clock'>,
  { provider, payment, match: { orderId, candidates } }: MatchedPayment,
): Promise<number> {
  const now = ports.clock.now();
  const { paymentId, currency, amountCents, taxCents, refundedCents, refundedTaxCents } = payment;
  const { paidAt, refundedAt = now } = payment;
  const movement = { provider, paymentId, orderId, currency };
  return ports.db.transaction(async (tx) => {
    await insertCandidates(tx, { provider, paymentId }, candidates);
    const paid = { ...movement, kind: 'paid', amountCents, taxCents, occurredAt: paidAt } as const;
    const isNew = await recordMovement(tx, paid, 'reconciliation', now);
    const refunded = { kind: 'refunded', amountCents: refundedCents, taxCents: refundedTaxCents } as const;
    const back = { ...movement, ...refunded, occurredAt: refundedAt };
    const isBack = await recordMovement(tx, back, 'reconciliation', now);
    return Number(isNew) + Number(isBack);
  });
}

function eventOf(provider: string, payment: SellablePayment, orderId: string): Omit<PaymentEvent, 'eventId'> {
  const { paymentId, amountCents, currency, taxCents, variantId, invoiceUrl, paidAt } = payment;
  return {
    ...{ provider, kind: 'paid', orderId, paymentId, amountCents, currency },
    ...{ taxCents, variantId, invoiceUrl, occurredAt: paidAt },
  };
}

function refundOf(
  event: Omit<PaymentEvent, 'eventId'>,
  { paymentId, refundedCents, refundedTaxCents, refundedAt, paidAt }: ListedPayment,
): PaymentEvent {
  return {
    ...event,
    eventId: `reconciled:${paymentId}:refunded:${refundedCents}`,
    ...{
      kind: 'refunded',
      amountCents: refundedCents,
      taxCents: refundedTaxCents,
      occurredAt: refundedAt ?? paidAt,
    },
  };
}

function isSellable(payment: ListedPayment): payment is SellablePayment {
  const { amountCents, refundedCents, currency } = payment;
  const areStorable = [amountCents, refundedCents].every(
    (cents) => Number.isInteger(cents) && cents >= 0 && cents <= AMOUNT_MAX_CENTS,
  );
  return areStorable && (currency === 'USD' || currency === 'EUR');
}
