import { z } from 'zod';
import { PaymentError } from '../payments.ts';
import { isOurProduct, type PaddleOptions } from './paddle-options.ts';
import { amountText, dateText, orderIdOf, paddleId } from './paddle-values.ts';

/** The actions of adjustments by which money goes back to the buyer. */
export const REFUND_ACTIONS = ['refund', 'chargeback', 'chargeback_warning'] as const;

export const adjustment = z.object({
  id: paddleId,
  action: z.string(),
  status: z.string(),
  totals: z.object({ total: amountText, tax: amountText }),
  updatedAt: dateText,
});
export type Adjustment = z.infer<typeof adjustment>;

/** A transaction as the SDK returns it, with `include: ['adjustment']`. */
const transaction = z.object({
  id: paddleId,
  status: z.string(),
  customData: z.unknown(),
  currencyCode: z.string().regex(/^[A-Z]{3}$/),
  items: z.array(
    z.object({
      quantity: z.int(),
      price: z.object({
        productId: z.string(),
        unitPrice: z.object({ amount: z.string(), currencyCode: z.string() }),
      }),
    }),
  ),
  details: z.object({
    totals: z.object({ total: amountText, tax: amountText }),
    lineItems: z.array(z.object({ id: paddleId })),
  }),
  payments: z.array(z.object({ status: z.string(), capturedAt: dateText.nullable() })),
  createdAt: dateText,
  billedAt: dateText.nullable(),
  adjustments: z.array(adjustment).nullable(),
  customer: z.object({ email: z.string() }).nullable(),
});

export interface PaddleTransaction {
  readonly id: string;
  readonly status: string;
  readonly orderId: string | undefined;
  readonly totalCents: number;
  readonly taxCents: number;
  readonly currency: string;
  /** The only product; undefined for a transaction with several items, which we never create. */
  readonly productId: string | undefined;
  /** The price of one, as it was set when the transaction was created. */
  readonly unitPrice: { readonly amount: string; readonly currencyCode: string } | undefined;
  readonly lineItemId: string | undefined;
  readonly email: string | undefined;
  readonly paidAt: Date;
  readonly adjustments: readonly Adjustment[];
}

const soldItems = z.object({
  customData: z.unknown(),
  items: z.array(z.object({ price: z.object({ productId: z.string() }).nullish() })),
});

/**
 * Returns false for a transaction of something else that the same account sells. It is not parsed any further, because it may
 * contain what we would call odd.
 */
export function concernsUs(options: PaddleOptions, answer: unknown): boolean {
  const sold = soldItems.safeParse(answer);
  if (!sold.success || orderIdOf(sold.data.customData) !== undefined) return true;
  return sold.data.items.some(({ price }) => isOurProduct(options, price?.productId));
}

/** @throws {PaymentError} when the answer differs from Paddle's documentation */
export function parseTransaction(answer: unknown): PaddleTransaction {
  const parsed = transaction.safeParse(answer);
  if (parsed.success) return toTransaction(parsed.data);
  throw new PaymentError('Paddle answered with an odd transaction.', { cause: parsed.error });
}

/** Returns undefined for an answer that differs from Paddle's documentation. */
export function tryParseTransaction(answer: unknown): PaddleTransaction | undefined {
  const { data } = transaction.safeParse(answer);
  return data && toTransaction(data);
}

function toTransaction({
  details,
  items,
  payments,
  ...rest
}: z.infer<typeof transaction>): PaddleTransaction {
  const item = items.length === 1 && items[0]?.quantity === 1 ? items[0] : undefined;
  const captured = payments.find(({ status }) => status === 'captured');
  return {
    id: rest.id,
    status: rest.status,
    orderId: orderIdOf(rest.customData),
    totalCents: details.totals.total,
    taxCents: details.totals.tax,
    currency: rest.currencyCode,
    productId: item?.price.productId,
    unitPrice: item?.price.unitPrice,
    lineItemId: details.lineItems[0]?.id,
    email: rest.customer?.email,
    paidAt: captured?.capturedAt ?? rest.billedAt ?? rest.createdAt,
    adjustments: rest.adjustments ?? [],
  };
}

/**
 * Sums what went back to the buyer. A chargeback that Paddle contested successfully has the status `reversed` and no longer
 * counts. The total is capped at the payment, because nobody gets back more than they paid.
 */
export function refundedOf({ adjustments, totalCents, taxCents }: PaddleTransaction) {
  const approved = adjustments.filter((one) => isRefund(one.action) && one.status === 'approved');
  const sum = (part: 'total' | 'tax') => approved.reduce((cents, { totals }) => cents + totals[part], 0);
  return {
    amountCents: Math.min(sum('total'), totalCents),
    taxCents: Math.min(sum('tax'), taxCents),
    latestAt: approved.map(({ updatedAt }) => updatedAt).sort((a, b) => b.getTime() - a.getTime())[0],
  };
}

/** Sums what went back or will, once Paddle approves it. A rejected request does not count. */
export function requestedCents({ adjustments }: PaddleTransaction): number {
  return adjustments
    .filter(({ action, status }) => isRefund(action) && ['approved', 'pending_approval'].includes(status))
    .reduce((cents, { totals }) => cents + totals.total, 0);
}

export function isRefund(action: string): boolean {
  return REFUND_ACTIONS.some((one) => one === action);
}
