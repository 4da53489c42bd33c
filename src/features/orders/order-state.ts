import type { Currency } from '../../catalog/packages.ts';
import type { OrderState } from '../../platform/db/tables/orders.ts';
import type { PaymentEvent } from '../../platform/payments/payments.ts';
import type { RefundReason, UnmatchedReason } from './refunds/refund-reason.ts';

/** The facts about an order that decide how an event changes it. */
export interface OrderFacts {
  readonly state: OrderState;
  readonly amountCents: number;
  readonly currency: Currency;
  readonly paymentId: string | undefined;
  /** The provider's id of the product; undefined when the provider has none. */
  readonly variantId: string | undefined;
}

export type OrderEvent = Pick<PaymentEvent, 'kind' | 'amountCents' | 'currency' | 'paymentId' | 'variantId'>;

/** Further facts for the decision, about the shoot and about the event's payment. */
export interface PaymentFacts {
  readonly anotherOrderIsPaid: boolean;
  /** The buyer has paid for this order's discount with another order before. */
  readonly offerIsUsed: boolean;
  /** This payment is already being refunded without its order. */
  readonly isUnmatched: boolean;
  /** The amount of this payment that earlier events report as refunded. */
  readonly refundedCents: number;
}

/** Outcome of a payment event, stored with the event for operators. */
export type EventOutcome =
  | 'paid'
  | 'duplicate' // another order of the shoot is already paid, so this one is refunded
  | 'refunded'
  | 'partial-refund'
  | 'refund-first' // a refund whose payment has not arrived yet; it counts once that payment arrives
  | 'unmatched-refund' // the refund of an unmatched payment
  | 'declined'
  | 'no-change' // a late or repeated event
  | 'second-payment' // the same order was charged twice, so the second payment is refunded
  | 'amount-mismatch' // the amount is not the price; a payment is refunded
  | 'product-mismatch' // another product was sold; the payment is refunded
  | 'offer-used' // the discount was used with another order before; the payment is refunded
  | 'unknown-order';

export interface OrderDecision {
  readonly state: OrderState;
  readonly outcome: EventOutcome;
  /** Set when the event's payment must be refunded without its order. */
  readonly unmatchedReason?: Exclude<UnmatchedReason, 'lost-order'>;
}

/** Decides how an event changes an order. Orders only move forward, so a late event changes nothing. */
export function decideEvent(order: OrderFacts, event: OrderEvent, known: PaymentFacts): OrderDecision {
  switch (event.kind) {
    case 'declined':
      return { state: order.state, outcome: order.state === 'open' ? 'declined' : 'no-change' };
    case 'refunded':
      return decideRefund(order, event, known);
    case 'paid':
      return decidePayment(order, event, known);
  }
}

function decideRefund(order: OrderFacts, event: OrderEvent, known: PaymentFacts): OrderDecision {
  const keepState = (outcome: EventOutcome): OrderDecision => ({ state: order.state, outcome });
  if (known.isUnmatched) return keepState('unmatched-refund');
  const isOwnPayment = order.paymentId === undefined || order.paymentId === event.paymentId;
  if (order.state === 'open' || !isOwnPayment) return keepState('refund-first');
  if (order.state === 'refunded') return keepState('no-change');
  if (event.currency !== order.currency) return keepState('amount-mismatch');
  if (event.amountCents < order.amountCents) return keepState('partial-refund');
  return { state: 'refunded', outcome: 'refunded' };
}

function decidePayment(order: OrderFacts, event: OrderEvent, known: PaymentFacts): OrderDecision {
  const keepState = (outcome: EventOutcome): OrderDecision => ({ state: order.state, outcome });
  // If nothing was charged, there is nothing to refund.
  const refundIfCharged = (unmatchedReason: NonNullable<OrderDecision['unmatchedReason']>) =>
    event.amountCents > 0 ? { unmatchedReason } : {};
  if (known.isUnmatched) return keepState('no-change');
  if (order.state !== 'open') {
    if (order.paymentId === undefined || order.paymentId === event.paymentId) return keepState('no-change');
    const isAlreadyPaid = order.state === 'paid' || known.anotherOrderIsPaid;
    return {
      ...keepState('second-payment'),
      ...refundIfCharged(isAlreadyPaid ? 'duplicate' : 'late-payment'),
    };
  }
  if (event.currency !== order.currency || event.amountCents !== order.amountCents) {
    return {
      ...keepState('amount-mismatch'),
      ...refundIfCharged(known.anotherOrderIsPaid ? 'duplicate' : 'wrong-amount'),
    };
  }
  const isOtherProduct =
    order.variantId !== undefined && event.variantId !== undefined && order.variantId !== event.variantId;
  if (isOtherProduct) return { ...keepState('product-mismatch'), ...refundIfCharged('wrong-product') };
  if (known.refundedCents >= order.amountCents) return { state: 'refunded', outcome: 'refunded' };
  if (known.anotherOrderIsPaid) return { state: 'refund_requested', outcome: 'duplicate' };
  if (known.offerIsUsed) return { state: 'refund_requested', outcome: 'offer-used' };
  return { state: 'paid', outcome: 'paid' };
}

const REJECTED_REASONS: readonly RefundReason[] = ['duplicate', 'draft-erased', 'late-payment', 'offer-used'];

/** Returns whether the shoot depends on this order. A payment that was refused when it arrived never paid for the shoot. */
export function hasPaidForShoot(order: {
  readonly state: OrderState;
  readonly refundReason: string | null;
}): boolean {
  return order.state !== 'open' && !REJECTED_REASONS.some((reason) => reason === order.refundReason);
}
