import type { OrderStage } from '../../../features/orders/order-page/order-view.ts';
import type { RefundReason, UnmatchedReason } from '../../../features/orders/refunds/refund-reason.ts';
import type { OrderMatch, OrderState } from '../../../platform/db/tables/orders.ts';
import { moneyText } from '../overview/overview-texts.ts';

export const ORDER_STATES: Readonly<Record<OrderState, string>> = {
  open: 'Open',
  paid: 'Paid',
  refund_requested: 'Refund requested',
  refunded: 'Refunded',
};

export const ORDER_STAGES: Readonly<Record<OrderStage, string>> = {
  open: 'Not paid',
  waiting: 'Paid, waits for its selfies',
  'in-work': 'Paid, in work',
  delivered: 'Delivered',
  erased: 'Delivered, gallery erased',
  failed: 'Failed, to be refunded',
  'refund-requested': 'Refund requested',
  refunded: 'Refunded',
};

export const UNMATCHED_REASONS: Readonly<Record<UnmatchedReason, string>> = {
  duplicate: 'The order was paid already',
  'late-payment': 'The order had ended',
  'wrong-amount': 'Another amount than the price',
  'wrong-product': 'Another product was sold',
  'offer-used': 'The discount was used before',
  'lost-order': 'Its order was lost with the data before a restore',
};

const REFUND_REASONS: Readonly<Record<RefundReason, string>> = {
  ...UNMATCHED_REASONS,
  'shoot-failed': 'The headshots could not be made',
  'likeness-withdrawn': 'The customer withdrew the consent to their likeness',
  'draft-erased': 'The draft was erased before the payment',
  'never-started': 'The customer never sent selfies',
  withdrawal: 'Withdrawal from the contract',
  customer: 'The customer asked for it',
  operator: 'An operator decided so',
  'taken-back': 'The bank or the provider took the payment back',
  'refund-first': 'Refunded before the payment arrived',
};

/** Returns the reason of a refund in words; a reason that is not known as it is stored. */
export function refundReasonText(reason: string): string {
  return Object.hasOwn(REFUND_REASONS, reason) ? REFUND_REASONS[reason as RefundReason] : reason;
}

export const ORDER_MATCHES: Readonly<Record<OrderMatch, string>> = {
  'number-and-email': 'Order number and email fit',
  'number-only': 'Only the order number fits',
  'email-only': 'Only the email fits',
  none: 'No order fits',
};

/** Returns the state of an order with what was refunded of it. */
export function orderStateText(order: {
  readonly state: OrderState;
  readonly refundedCents: number;
  readonly currency: string;
}): string {
  const { state, refundedCents, currency } = order;
  const isPart = state === 'paid' && refundedCents > 0;
  return isPart ? `Paid, ${moneyText(refundedCents, currency)} refunded` : ORDER_STATES[state];
}

/** Orders and payments whose money is on its way back ask for attention. */
export function toneOf(state: OrderState): 'good' | 'bad' | 'plain' {
  if (state === 'refund_requested') return 'bad';
  return state === 'paid' ? 'good' : 'plain';
}
