import type Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentEvent } from '../payments.ts';
import { refundedTotalCents } from './refunded-total.ts';
import {
  cents,
  orderOf,
  parseSessionPayment,
  paymentIntentId,
  SESSION_EXPANSION,
  taxCentsOf,
  toOurCurrency,
} from './session-payment.ts';
import { findAtStripe, WEBHOOK_CALL } from './stripe-client.ts';
import type { StripeEvent } from './stripe-event.ts';

type Reading = PaymentEvent | 'ignored' | 'unreadable';

const sessionObject = z.object({ id: z.string().regex(/^cs_\w{1,250}$/), payment_status: z.string() });
const chargeId = z.string().regex(/^(ch|py)_\w{1,250}$/);
const chargeObject = z.object({ id: chargeId });
const disputeObject = z.object({ status: z.string(), charge: chargeId });
const intentObject = z.object({
  id: paymentIntentId,
  amount: cents,
  currency: z.string(),
  metadata: z.unknown(),
});

const refundedCharge = z.object({
  id: chargeId,
  amount: cents,
  amount_refunded: cents,
  disputed: z.boolean(),
  currency: z.string(),
  payment_intent: z.object({ id: paymentIntentId, metadata: z.unknown() }),
});

/**
 * Reads a signed event. Only ids and states come from the event itself, everything else from Stripe: an event does not contain
 * the line items, and has the API version of the webhook endpoint, which can differ from the SDK's.
 * @throws {PaymentError} when Stripe does not answer
 */
export function readEvent(client: Stripe, event: StripeEvent): Promise<Reading> | Reading {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return readSession(client, event, 'paid');
    case 'checkout.session.async_payment_failed':
      return readSession(client, event, 'declined');
    case 'payment_intent.payment_failed':
      return readFailedIntent(event);
    case 'charge.refunded': {
      const charge = chargeObject.safeParse(event.object);
      return charge.success ? readRefundedTotal(client, event, charge.data.id) : 'unreadable';
    }
    case 'charge.dispute.closed': {
      const dispute = disputeObject.safeParse(event.object);
      if (!dispute.success) return 'unreadable';
      return dispute.data.status === 'lost'
        ? readRefundedTotal(client, event, dispute.data.charge)
        : 'ignored';
    }
  }
}

async function readSession(client: Stripe, event: StripeEvent, kind: 'paid' | 'declined'): Promise<Reading> {
  const object = sessionObject.safeParse(event.object);
  if (!object.success) return 'unreadable';
  // A delayed payment method completes the checkout before the money arrives, and another event reports its end. Our checkouts
  // exclude those that we know of.
  if (kind === 'paid' && object.data.payment_status !== 'paid') return 'ignored';
  const session = await findAtStripe(
    () => client.checkout.sessions.retrieve(object.data.id, { expand: SESSION_EXPANSION }, WEBHOOK_CALL),
    0,
  );
  if (!session) return 'unreadable';
  const orderId = orderOf(session);
  if (orderId === undefined) return 'ignored';
  const payment = parseSessionPayment(session);
  const currency = payment && toOurCurrency(payment.currency);
  if (!currency || (kind === 'paid' && payment.payment_status !== 'paid')) return 'unreadable';
  return {
    provider: 'stripe',
    eventId: event.id,
    kind,
    orderId,
    paymentId: payment.payment_intent.id,
    amountCents: payment.amount_total,
    currency,
    taxCents: taxCentsOf(payment),
    variantId: payment.line_items.data[0].price.product,
    invoiceUrl:
      kind === 'paid' ? (payment.payment_intent.latest_charge?.receipt_url ?? undefined) : undefined,
    occurredAt: event.occurredAt,
  };
}

/** A refused card. The buyer may try again in the same checkout. */
function readFailedIntent(event: StripeEvent): Reading {
  const intent = intentObject.safeParse(event.object);
  if (!intent.success) return 'unreadable';
  const orderId = orderOf(intent.data);
  if (orderId === undefined) return 'ignored';
  const currency = toOurCurrency(intent.data.currency);
  if (!currency) return 'unreadable';
  return {
    provider: 'stripe',
    eventId: event.id,
    kind: 'declined',
    orderId,
    paymentId: intent.data.id,
    amountCents: intent.data.amount,
    currency,
    occurredAt: event.occurredAt,
  };
}

async function readRefundedTotal(client: Stripe, event: StripeEvent, id: string): Promise<Reading> {
  const answer = await findAtStripe(
    () => client.charges.retrieve(id, { expand: ['payment_intent'] }, WEBHOOK_CALL),
    0,
  );
  if (!answer) return 'unreadable';
  if (answer.payment_intent === null) return 'ignored'; // not from a checkout
  const charge = refundedCharge.safeParse(answer);
  if (!charge.success) return 'unreadable';
  const intent = charge.data.payment_intent;
  const orderId = orderOf(intent);
  if (orderId === undefined) return 'ignored';
  const currency = toOurCurrency(charge.data.currency);
  if (!currency) return 'unreadable';
  const amountCents = await refundedTotalCents(client, charge.data, WEBHOOK_CALL, 0);
  if (amountCents === 0) return 'ignored'; // the refund has failed since
  return {
    provider: 'stripe',
    eventId: event.id,
    kind: 'refunded',
    orderId,
    paymentId: intent.id,
    amountCents,
    currency,
    occurredAt: event.occurredAt,
  };
}
