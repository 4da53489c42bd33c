import {
  type Charge,
  type Dispute,
  newId,
  type PaymentIntent,
  type Refund,
  type Session,
} from './stripe-objects.ts';

export function newIntent(
  session: Session,
  metadata: Readonly<Record<string, string>>,
  created: number,
): PaymentIntent {
  return {
    id: newId('pi'),
    object: 'payment_intent',
    created,
    amount: session.amount_total,
    currency: session.currency,
    livemode: session.livemode,
    metadata,
    latest_charge: null,
    status: 'requires_payment_method',
    last_payment_error: null,
  };
}

/** The charge gets the metadata that the payment intent has now. */
export function newCharge(intent: PaymentIntent, status: Charge['status'], created: number): Charge {
  const receipt = `https://pay.stripe.com/receipts/payment/${newId('CAcaFwoVYWNjdA', 40)}`;
  return {
    id: newId('ch'),
    object: 'charge',
    created,
    amount: intent.amount,
    amount_captured: intent.amount,
    amount_refunded: 0,
    currency: intent.currency,
    disputed: false,
    livemode: intent.livemode,
    metadata: intent.metadata,
    paid: status === 'succeeded',
    payment_intent: intent.id,
    receipt_url: status === 'failed' ? null : receipt,
    refunded: false,
    status,
  };
}

export function newRefund(
  charge: Charge,
  amount: number,
  created: number,
  fields: Pick<Refund, 'metadata' | 'reason' | 'status'>,
): Refund {
  return {
    id: newId('re'),
    object: 'refund',
    created,
    amount,
    charge: charge.id,
    currency: charge.currency,
    payment_intent: charge.payment_intent,
    ...fields,
  };
}

export function newDispute(charge: Charge, amount: number, created: number): Dispute {
  return {
    id: newId('du'),
    object: 'dispute',
    created,
    amount,
    charge: charge.id,
    currency: charge.currency,
    livemode: charge.livemode,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: 'fraudulent',
    status: 'needs_response',
  };
}
