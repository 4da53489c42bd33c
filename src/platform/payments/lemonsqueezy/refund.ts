import { getOrder, issueOrderRefund } from '@lemonsqueezy/lemonsqueezy.js';
import { z } from 'zod';
import { type ConfirmedRefund, PaymentError, type RefundRequest } from '../payments.ts';
import type { CallApi } from './lemon-squeezy-api.ts';
import type { LemonSqueezyOptions } from './lemon-squeezy-options.ts';
import { type Order, order } from './order.ts';

const answer = z.object({ data: order });

/**
 * Creates the function that refunds a payment up to a total. Lemon Squeezy has no idempotency keys, so the refunded amount is
 * read first and only the difference is requested. Refunds of one payment wait for each other in this process; two processes
 * must not refund one payment at the same time.
 */
export function createRefund(
  callApi: CallApi,
  mode: LemonSqueezyOptions['mode'],
): (request: RefundRequest) => Promise<ConfirmedRefund | undefined> {
  const running = new Map<string, Promise<ConfirmedRefund | undefined>>();

  return async (request) => {
    const previous = running.get(request.paymentId) ?? Promise.resolve();
    const refund = previous.catch(() => undefined).then(() => refundUpTo(callApi, mode, request));
    running.set(request.paymentId, refund);
    try {
      return await refund;
    } finally {
      if (running.get(request.paymentId) === refund) running.delete(request.paymentId);
    }
  };
}

async function refundUpTo(
  callApi: CallApi,
  mode: LemonSqueezyOptions['mode'],
  { paymentId, totalCents }: RefundRequest,
): Promise<ConfirmedRefund | undefined> {
  if (!/^\d{1,20}$/.test(paymentId)) throw new PaymentError('This is no id of a Lemon Squeezy order.');
  const payment = await readOrder(callApi, paymentId);
  if (payment.isTest !== (mode === 'test')) {
    throw new PaymentError('The Lemon Squeezy order belongs to the other mode (test or live).');
  }
  const wantedCents = Math.min(totalCents ?? payment.amountCents, payment.amountCents);
  const missingCents = wantedCents - payment.refundedCents;
  if (missingCents <= 0) return confirmedRefund(payment);
  if (!payment.isPaid)
    throw new PaymentError('The Lemon Squeezy order was not paid, so it cannot be refunded.');
  try {
    const body = await callApi(
      'refund an order',
      () => issueOrderRefund(paymentId, missingCents),
      z.unknown(),
    );
    const refunded = answer.safeParse(body);
    // The money went back, however odd the answer is.
    return confirmedRefund(refunded.success ? refunded.data.data : await readOrder(callApi, paymentId));
  } catch (error) {
    // The answer may be lost, or somebody else may have refunded meanwhile.
    const now = await readOrder(callApi, paymentId).catch(() => {
      throw error;
    });
    if (now.refundedCents < wantedCents) throw error;
    return confirmedRefund(now);
  }
}

function confirmedRefund({
  amountCents,
  taxCents,
  refundedCents,
  refundedAt,
  updatedAt,
}: Order): ConfirmedRefund | undefined {
  if (refundedCents === 0) return undefined;
  return {
    totalCents: Math.min(refundedCents, amountCents),
    // The tax within a partial refund is not reported.
    taxCents: refundedCents >= amountCents ? taxCents : undefined,
    refundedAt: refundedAt ?? updatedAt,
  };
}

async function readOrder(callApi: CallApi, paymentId: string): Promise<Order> {
  return (await callApi('read an order', () => getOrder(paymentId), answer)).data;
}
