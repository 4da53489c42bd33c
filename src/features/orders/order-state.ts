import type { Currency } from '../../catalog/packages.ts';
import type { OrderState } from '../../platform/db/tables/orders.ts';
import type { PaymentEvent } from '../../platform/payments/payments.ts';

/** What of an order decides how an event changes it. */
export interface OrderFacts {
  readonly state: OrderState;
  readonly amountCents: number;
  readonly currency: Currency;
  readonly paymentId: string | undefined;
}

export type OrderEvent = Pick<PaymentEvent, 'kind' | 'amountCents' | 'currency' | 'paymentId'>;

/** What came of a payment event; kept beside the event for the operator. */
export type EventOutcome =
  | 'paid'
  | 'duplicate' // another order of the shoot is already paid: this one is paid back
  | 'refunded'
  | 'partial-refund'
  | 'declined'
  | 'no-change' // late or repeated
  | 'second-payment' // the same order was charged twice: an operator has to look
  | 'amount-mismatch'
  | 'unknown-order';

export interface OrderDecision {
  readonly state: OrderState;
  readonly outcome: EventOutcome;
}

const RANK: Readonly<Record<OrderState, number>> = { open: 0, paid: 1, refund_requested: 2, refunded: 3 };

/** Orders only move forward: a refund seen before its payment sticks, and a late payment changes nothing. */
export function isForward(from: OrderState, to: OrderState): boolean {
  return RANK[to] > RANK[from];
}

export function decideEvent(
  order: OrderFacts,
  event: OrderEvent,
  anotherOrderIsPaid: boolean,
): OrderDecision {
  const stay = (outcome: EventOutcome): OrderDecision => ({ state: order.state, outcome });
  switch (event.kind) {
    case 'declined':
      return stay(order.state === 'open' ? 'declined' : 'no-change');
    case 'refunded':
      if (order.state === 'refunded') return stay('no-change');
      if (event.currency !== order.currency) return stay('amount-mismatch');
      if (event.amountCents < order.amountCents) return stay('partial-refund');
      return { state: 'refunded', outcome: 'refunded' };
    case 'paid':
      if (order.state !== 'open') {
        const chargedTwice = order.paymentId !== undefined && order.paymentId !== event.paymentId;
        return stay(chargedTwice ? 'second-payment' : 'no-change');
      }
      if (event.currency !== order.currency || event.amountCents !== order.amountCents) {
        return stay('amount-mismatch');
      }
      if (anotherOrderIsPaid) return { state: 'refund_requested', outcome: 'duplicate' };
      return { state: 'paid', outcome: 'paid' };
  }
}
