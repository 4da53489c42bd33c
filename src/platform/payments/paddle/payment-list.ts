import type { Paddle } from '@paddle/paddle-node-sdk';
import { z } from 'zod';
import { PaymentError, type ListedPayment } from '../payments.ts';
import { askPaddlePatiently } from './paddle-api.ts';
import type { PaddleOptions } from './paddle-options.ts';
import {
  concernsUs,
  isRefund,
  type PaddleTransaction,
  parseTransaction,
  refundedOf,
} from './paddle-transaction.ts';
import { dateText, paddleId } from './paddle-values.ts';

const DAY_MS = 24 * 3_600_000;
/**
 * Adjustments can be filtered by no date. They are listed newest first, and a refund is approved, or a chargeback reversed, at
 * most so long after it was created.
 */
const ADJUSTMENT_AGE_MAX_MS = 60 * DAY_MS;
/** Paddle returns fewer per page when its own maximum is lower. */
const PER_PAGE = 100;
const IDS_PER_REQUEST = 25;
const INCLUDE = ['adjustment', 'customer'] as const;

/** The part that all lists of the SDK share. After an error, `next` asks for the same page again. */
interface PagedList {
  readonly hasMore: boolean;
  next(): Promise<readonly unknown[]>;
}

const listedAdjustment = z.object({
  id: paddleId,
  action: z.string(),
  transactionId: paddleId,
  createdAt: dateText,
  updatedAt: dateText,
});

/** Lists the payments since a moment, and then older ones that were refunded since. */
export async function* listPaddlePayments(
  paddle: Paddle,
  options: PaddleOptions,
  since: Date,
): AsyncGenerator<ListedPayment> {
  const listed = new Set<string>();
  const billedSince = paddle.transactions.list({
    status: ['completed'],
    'billedAt[GTE]': since.toISOString(),
    include: [...INCLUDE],
    perPage: PER_PAGE,
  });
  for await (const payment of payments(billedSince, options)) {
    listed.add(payment.paymentId);
    yield payment;
  }
  const refunded = [...(await refundedSince(paddle, since))].filter((id) => !listed.has(id));
  for (let first = 0; first < refunded.length; first += IDS_PER_REQUEST) {
    const id = refunded.slice(first, first + IDS_PER_REQUEST);
    const older = paddle.transactions.list({ id, include: [...INCLUDE], perPage: PER_PAGE });
    yield* payments(older, options);
  }
}

async function* payments(collection: PagedList, options: PaddleOptions): AsyncGenerator<ListedPayment> {
  for await (const answer of everyEntity('list payments', collection)) {
    if (concernsUs(options, answer)) yield toListedPayment(parseTransaction(answer));
  }
}

/** Follows all pages. */
async function* everyEntity(action: string, collection: PagedList): AsyncGenerator<unknown> {
  while (collection.hasMore) {
    const page = await askPaddlePatiently(action, () => collection.next());
    if (page.length === 0) return; // an empty page with more behind it would be asked for again and again
    yield* page;
  }
}

async function refundedSince(paddle: Paddle, since: Date): Promise<Set<string>> {
  const transactionIds = new Set<string>();
  const newestFirst = paddle.adjustments.list({ orderBy: 'id[DESC]', perPage: PER_PAGE });
  for await (const answer of everyEntity('list refunds', newestFirst)) {
    const parsed = listedAdjustment.safeParse(answer);
    if (!parsed.success)
      throw new PaymentError('Paddle answered with an odd refund.', { cause: parsed.error });
    const { action, createdAt, updatedAt, transactionId } = parsed.data;
    if (createdAt.getTime() < since.getTime() - ADJUSTMENT_AGE_MAX_MS) break;
    if (isRefund(action) && updatedAt >= since) transactionIds.add(transactionId);
  }
  return transactionIds;
}

function toListedPayment(transaction: PaddleTransaction): ListedPayment {
  const refunded = refundedOf(transaction);
  return {
    paymentId: transaction.id,
    orderId: transaction.orderId,
    email: transaction.email,
    amountCents: transaction.totalCents,
    taxCents: transaction.taxCents,
    refundedCents: refunded.amountCents,
    refundedTaxCents: refunded.taxCents,
    currency: transaction.currency,
    variantId: transaction.productId,
    invoiceUrl: undefined, // Paddle's links to invoices expire after an hour
    paidAt: transaction.paidAt,
    refundedAt: refunded.latestAt,
  };
}
