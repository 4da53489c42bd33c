import { getOrder, issueOrderRefund } from '@lemonsqueezy/lemonsqueezy.js';
import { z } from 'zod';
import { PaymentError, type RefundRequest } from '../payments.ts';
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
): (request: RefundRequest) => Promise<void> {
  const running = new Map<string, Promise<void>>();

  return async (request) => {
    const previous = running.get(request.paymentId) ?? Promise.resolve();
    const refund = previous.catch(() => undefined).then(() => refundUpTo(callApi, mode, request));
    running.set(request.paymentId, refund);
    try {
      await refund;
    } finally {
      if (running.get(request.paymentId) === refund) running.delete(request.paymentId);
    }
  };
}

async function refundUpTo(
  callApi: CallApi,
  mode: LemonSqueezyOptions['mode'],
  { paymentId, totalCents }: RefundRequest,
): Promise<void> {
  if (!/^\d{1,20}$/.test(paymentId)) throw new PaymentError('This is no id of a Lemon Squeezy order.');
  const payment = await readOrder(callApi, paymentId);
  if (payment.isTest !== (mode === 'test')) {
    throw new PaymentError('The Lemon Squeezy order belongs to the other mode (test or live).');
  }
  const wantedCents = Math.min(totalCents ?? payment.amountCents, payment.amountCents);
  const missingCents = wantedCents - payment.refundedCents;
  if (missingCents <= 0) return;
  if (!payment.isPaid)
    throw new PaymentError('The Lemon Squeezy order was not paid, so it cannot be refunded.');
  try {
    await callApi('refund an order', () => issueOrderRefund(paymentId, missingCents), z.unknown());
  } catch (error) {
    // The answer may be lost, or somebody else may have refunded meanwhile.
    const { refundedCents } = await readOrder(callApi, paymentId);
    if (refundedCents < wantedCents) throw error;
  }
}

async function readOrder(callApi: CallApi, paymentId: string): Promise<Order> {
  return (await callApi('read an order', () => getOrder(paymentId), answer)).data;
}
