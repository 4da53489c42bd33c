import type { Currency } from '../../catalog/packages.ts';
import type { OrderState } from '../../platform/db/tables/orders.ts';
import type { PaymentEvent } from '../../platform/payments/payments.ts';
import type { StrayReason } from './refund-reason.ts';

/** The facts about an order that decide how an event changes it. */
export interface OrderFacts {
  readonly state: OrderState;
  readonly amountCents: number;
  readonly currency: Currency;
  readonly paymentId: string | undefined;
}

export type OrderEvent = Pick<PaymentEvent, 'kind' | 'amountCents' | 'currency' | 'paymentId'>;

/** Further facts that decide it, about the shoot and about the event's payment. */
export interface PaymentFacts {
  readonly anotherOrderIsPaid: boolean;
  /** This payment is already on its way back without its order. */
  readonly isStray: boolean;
  /** The amount of this payment that earlier events report as refunded. */
  readonly refundedCents: number;
}

/** What came of a payment event; kept beside the event for the operator. */
export type EventOutcome =
  | 'paid'
  | 'duplicate' // another order of the shoot is already paid: this one is paid back
  | 'refunded'
  | 'partial-refund'
  | 'refund-first' // the refund of a payment unknown to this order: it counts once that payment arrives
  | 'stray-refund' // of a payment that went back without its order
  | 'declined'
  | 'no-change' // late or repeated
  | 'second-payment' // the same order was charged twice: the further payment goes back
  | 'amount-mismatch' // not the price: goes back when it is a payment
  | 'unknown-order';

export interface OrderDecision {
  readonly state: OrderState;
  readonly outcome: EventOutcome;
  /** Set when the event's payment has to go back without its order. */
  readonly strayReason?: StrayReason;
}

/** Orders only move forward: a late payment changes nothing. */
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
  const stay = (outcome: EventOutcome): OrderDecision => ({ state: order.state, outcome });
  if (known.isStray) return stay('stray-refund');
  const isOwnPayment = order.paymentId === undefined || order.paymentId === event.paymentId;
  if (order.state === 'open' || !isOwnPayment) return stay('refund-first');
  if (order.state === 'refunded') return stay('no-change');
  if (event.currency !== order.currency) return stay('amount-mismatch');
  if (event.amountCents < order.amountCents) return stay('partial-refund');
  return { state: 'refunded', outcome: 'refunded' };
}

function decidePayment(order: OrderFacts, event: OrderEvent, known: PaymentFacts): OrderDecision {
  const stay = (outcome: EventOutcome): OrderDecision => ({ state: order.state, outcome });
  // Nothing was charged, so nothing can go back.
  const goesBack = (strayReason: StrayReason) => (event.amountCents > 0 ? { strayReason } : {});
  if (known.isStray) return stay('no-change');
  if (order.state !== 'open') {
    if (order.paymentId === undefined || order.paymentId === event.paymentId) return stay('no-change');
    const standsPaid = order.state === 'paid' || known.anotherOrderIsPaid;
    return { ...stay('second-payment'), ...goesBack(standsPaid ? 'duplicate' : 'late-payment') };
  }
  if (event.currency !== order.currency || event.amountCents !== order.amountCents) {
    return {
      ...stay('amount-mismatch'),
      ...goesBack(known.anotherOrderIsPaid ? 'duplicate' : 'wrong-amount'),
    };
  }
  if (known.refundedCents >= order.amountCents) return { state: 'refunded', outcome: 'refunded' };
  if (known.anotherOrderIsPaid) return { state: 'refund_requested', outcome: 'duplicate' };
  return { state: 'paid', outcome: 'paid' };
}
