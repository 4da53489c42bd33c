import Stripe from 'stripe';
import { z } from 'zod';
import { type ConfirmedRefund, PaymentError, type RefundRequest } from '../payments.ts';
import { listAtStripe } from './list-at-stripe.ts';
import { refundedTotalCents } from './refunded-total.ts';
import { cents, orderOf } from './session-payment.ts';
import { askStripe } from './stripe-client.ts';

/** Stripe repeats the answer to an idempotency key for a day, errors included. Each former failure needs a new key. */
const FORMER_FAILURES_MAX = 10;

const refundEntry = z.object({ id: z.string(), amount: cents, status: z.string().nullable() });

const chargedIntent = z.object({
  metadata: z.unknown(),
  latest_charge: z.object({
    id: z.string(),
    amount: cents,
    amount_refunded: cents,
    disputed: z.boolean(),
  }),
});

/**
 * Refunds what is missing to the wanted total. The idempotency key is made of the payment, the total before and the wanted one,
 * so that the same refund requested twice at the same time is made once.
 * @throws {PaymentError}
 */
export async function refundPayment(
  client: Stripe,
  request: RefundRequest,
): Promise<ConfirmedRefund | undefined> {
  const { paymentId, orderId } = request;
  for (let formerFailures = 0; ; formerFailures += 1) {
    const state = await refundState(client, request);
    const { chargedCents, refundedCents, refundCount, confirmedCents } = state;
    const wantedCents = request.totalCents ?? chargedCents;
    if (wantedCents > chargedCents) throw new PaymentError('The refund is larger than the payment.');
    if (wantedCents <= refundedCents) return confirmedRefund(confirmedCents);
    const key = ['refund', paymentId, refundedCents, wantedCents, refundCount, formerFailures].join('-');
    try {
      const refund = await askStripe(() =>
        client.refunds.create(
          {
            payment_intent: paymentId,
            amount: wantedCents - refundedCents,
            reason: 'requested_by_customer',
            metadata: { lichtbild_order_id: orderId },
          },
          { idempotencyKey: key },
        ),
      );
      const hasSucceeded = refund.status === 'succeeded';
      return confirmedRefund(confirmedCents + (hasSucceeded ? wantedCents - refundedCents : 0));
    } catch (error) {
      if (!isReplayed(error) || formerFailures >= FORMER_FAILURES_MAX) throw error;
    }
  }
}

function confirmedRefund(totalCents: number): ConfirmedRefund | undefined {
  return totalCents === 0 ? undefined : { totalCents, taxCents: undefined, refundedAt: undefined };
}

/**
 * Reads what was refunded or requested so far, and how much of it has succeeded or was lost in disputes. Failed refunds count as
 * entries only, so that a new attempt has a new key.
 * @throws {PaymentError}
 */
async function refundState(client: Stripe, { paymentId, orderId }: RefundRequest) {
  const answer = await askStripe(() =>
    client.paymentIntents.retrieve(paymentId, { expand: ['latest_charge'] }),
  );
  const intent = chargedIntent.safeParse(answer);
  if (!intent.success)
    throw new PaymentError('Stripe has no charge of the payment.', { cause: intent.error });
  if (orderOf(intent.data) !== orderId) {
    throw new PaymentError('The payment belongs to another order at Stripe.');
  }
  let [requestedCents, succeededCents, refundCount] = [0, 0, 0];
  const refunds = listAtStripe(
    (page) => client.refunds.list({ payment_intent: paymentId, ...page }),
    refundEntry,
  );
  for await (const { amount, status } of refunds) {
    refundCount += 1;
    if (status !== 'failed' && status !== 'canceled') requestedCents += amount;
    if (status === 'succeeded') succeededCents += amount;
  }
  const { latest_charge: charge } = intent.data;
  const countedCents = Math.max(charge.amount_refunded, requestedCents);
  const refundedCents = await refundedTotalCents(client, { ...charge, amount_refunded: countedCents });
  const confirmedCents = succeededCents + refundedCents - countedCents;
  return { chargedCents: charge.amount, refundedCents, refundCount, confirmedCents };
}

function isReplayed(error: unknown): boolean {
  const cause = error instanceof PaymentError ? error.cause : undefined;
  return cause instanceof Stripe.errors.StripeError && cause.headers?.['idempotent-replayed'] === 'true';
}
