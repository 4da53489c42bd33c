import type { CreateAdjustmentRequestBody, Paddle } from '@paddle/paddle-node-sdk';
import type { Clock } from '../../clock/clock.ts';
import { type ConfirmedRefund, PaymentError, type RefundRequest } from '../payments.ts';
import { askPaddlePatiently } from './paddle-api.ts';
import {
  adjustment,
  isRefund,
  type PaddleTransaction,
  parseTransaction,
  refundedOf,
  requestedCents,
} from './paddle-transaction.ts';

/**
 * A refund that Paddle's staff has rejected is requested once a day, because our own repetitions would ask them every few minutes.
 * Other amounts are requested at once.
 */
const REJECTION_COUNTS_MS = 24 * 3_600_000;

/**
 * Returns a function that requests the difference between what shall be refunded and what already is or awaits Paddle's
 * approval. Paddle has no idempotency keys, so two requests of this process for one payment wait for each other. Of two
 * processes, Paddle refuses the second while the first awaits approval, and always one that exceeds the payment.
 */
export function createPaddleRefunds(
  paddle: Paddle,
  clock: Clock,
): (request: RefundRequest) => Promise<ConfirmedRefund | undefined> {
  const running = new Map<string, Promise<ConfirmedRefund | undefined>>();
  return (request) => {
    const { paymentId } = request;
    const before = running.get(paymentId) ?? Promise.resolve();
    const mine = before
      .catch(() => undefined)
      .then(() => refundOnce(paddle, clock, request))
      .finally(() => {
        if (running.get(paymentId) === mine) running.delete(paymentId);
      });
    running.set(paymentId, mine);
    return mine;
  };
}

async function refundOnce(
  paddle: Paddle,
  clock: Clock,
  request: RefundRequest,
): Promise<ConfirmedRefund | undefined> {
  const transaction = await getPaid(paddle, request);
  const wantedCents = Math.min(request.totalCents ?? transaction.totalCents, transaction.totalCents);
  const missingCents = wantedCents - requestedCents(transaction);
  if (missingCents <= 0) return confirmedRefund(transaction);
  if (wasRejectedSince(transaction, missingCents, new Date(clock.now().getTime() - REJECTION_COUNTS_MS))) {
    throw new PaymentError('Paddle has rejected this refund within the last day; its dashboard says why.');
  }
  const body = adjustmentFor(transaction, missingCents);
  try {
    const answer = await askPaddlePatiently('refund a payment', () => paddle.adjustments.create(body));
    const created = adjustment.safeParse(answer).data;
    return confirmedRefund({
      ...transaction,
      adjustments: created ? [...transaction.adjustments, created] : transaction.adjustments,
    });
  } catch (error) {
    // The request may have been executed although its answer was lost, or another process may have been faster.
    const now = await getPaid(paddle, request);
    if (requestedCents(now) < wantedCents) throw error;
    return confirmedRefund(now);
  }
}

/** Returns what Paddle has approved so far. A request that awaits its review has moved no money. */
function confirmedRefund(transaction: PaddleTransaction): ConfirmedRefund | undefined {
  const { amountCents, taxCents, latestAt } = refundedOf(transaction);
  return amountCents === 0 ? undefined : { totalCents: amountCents, taxCents, refundedAt: latestAt };
}

async function getPaid(paddle: Paddle, { paymentId, orderId }: RefundRequest): Promise<PaddleTransaction> {
  const answer = await askPaddlePatiently('return the payment to refund', () =>
    paddle.transactions.get(paymentId, { include: ['adjustment'] }),
  );
  const transaction = parseTransaction(answer);
  if (transaction.orderId !== orderId) throw new PaymentError('The payment at Paddle is of another order.');
  if (transaction.status !== 'completed') {
    throw new PaymentError(`Paddle refunds only completed payments; this one is ${transaction.status}.`);
  }
  return transaction;
}

function wasRejectedSince({ adjustments }: PaddleTransaction, amountCents: number, since: Date): boolean {
  return adjustments.some(
    ({ action, status, totals, updatedAt }) =>
      isRefund(action) && status === 'rejected' && totals.total === amountCents && updatedAt > since,
  );
}

/** Amounts of a partial adjustment include taxes unless the request says otherwise. */
function adjustmentFor(
  { id, lineItemId, totalCents }: PaddleTransaction,
  amountCents: number,
): CreateAdjustmentRequestBody {
  const common = { action: 'refund', transactionId: id, reason: 'Refund by Lichtbild' } as const;
  if (amountCents === totalCents) return { ...common, type: 'full' };
  if (lineItemId === undefined) throw new PaymentError('The payment at Paddle has no line item to refund.');
  const item = { itemId: lineItemId, type: 'partial', amount: String(amountCents) } as const;
  return { ...common, type: 'partial', items: [item] };
}
