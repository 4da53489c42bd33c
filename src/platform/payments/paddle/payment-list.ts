import type { Paddle, TransactionCollection } from '@paddle/paddle-node-sdk';
import { z } from 'zod';
import { type ListedPayment, type UnreadablePayment, unreadablePayment } from '../payments.ts';
import { keepOddAdjustments, keepOddTransactions, type PagedList } from './odd-entities.ts';
import { askPaddlePatiently } from './paddle-api.ts';
import type { PaddleOptions } from './paddle-options.ts';
import {
  concernsUs,
  isRefund,
  type PaddleTransaction,
  refundedOf,
  tryParseTransaction,
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

const listedAdjustment = z.object({
  id: paddleId,
  action: z.string(),
  transactionId: paddleId,
  createdAt: dateText,
  updatedAt: dateText,
});

const namesTransaction = z.object({ transactionId: paddleId });

type Listed = ListedPayment | UnreadablePayment;

/** Lists the payments since a moment, and then older ones that were refunded since. */
export async function* listPaddlePayments(
  paddle: Paddle,
  options: PaddleOptions,
  since: Date,
): AsyncGenerator<Listed> {
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
  const { transactionIds, unreadable } = await refundedSince(paddle, since);
  yield* unreadable;
  const refunded = [...transactionIds].filter((id) => !listed.has(id));
  for (let first = 0; first < refunded.length; first += IDS_PER_REQUEST) {
    const id = refunded.slice(first, first + IDS_PER_REQUEST);
    const older = paddle.transactions.list({ id, include: [...INCLUDE], perPage: PER_PAGE });
    yield* payments(older, options);
  }
}

async function* payments(collection: TransactionCollection, options: PaddleOptions): AsyncGenerator<Listed> {
  for await (const answer of everyEntity('list payments', keepOddTransactions(collection))) {
    if (!concernsUs(options, answer)) continue;
    const transaction = tryParseTransaction(answer);
    yield transaction ? toListedPayment(transaction) : unreadablePayment(idOf(answer));
  }
}

function idOf(answer: unknown): unknown {
  return z.object({ id: z.unknown() }).safeParse(answer).data?.id;
}

/** Follows all pages. */
async function* everyEntity(action: string, collection: PagedList): AsyncGenerator<unknown> {
  while (collection.hasMore) {
    const page = await askPaddlePatiently(action, () => collection.next());
    if (page.length === 0) return; // an empty page with more behind it would be asked for again and again
    yield* page;
  }
}

/** An odd refund only needs to name its transaction, which is read anew; without one it is unreadable. */
async function refundedSince(paddle: Paddle, since: Date) {
  const transactionIds = new Set<string>();
  const unreadable: UnreadablePayment[] = [];
  const newestFirst = keepOddAdjustments(paddle.adjustments.list({ orderBy: 'id[DESC]', perPage: PER_PAGE }));
  for await (const answer of everyEntity('list refunds', newestFirst)) {
    const parsed = listedAdjustment.safeParse(answer);
    if (parsed.success) {
      const { action, createdAt, updatedAt, transactionId } = parsed.data;
      if (createdAt.getTime() < since.getTime() - ADJUSTMENT_AGE_MAX_MS) break;
      if (isRefund(action) && updatedAt >= since) transactionIds.add(transactionId);
      continue;
    }
    const named = namesTransaction.safeParse(answer);
    if (named.success) transactionIds.add(named.data.transactionId);
    else unreadable.push(unreadablePayment(idOf(answer)));
  }
  return { transactionIds, unreadable };
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
