import type { Paddle } from '@paddle/paddle-node-sdk';
import { z } from 'zod';
import { PaymentError, type PaymentEvent, type WebhookReading } from '../payments.ts';
import { askPaddle, errorCode, WEBHOOK_TIMEOUT_MS } from './paddle-api.ts';
import { isOurProduct, type PaddleOptions, PROVIDER } from './paddle-options.ts';
import { concernsUs, isRefund, refundedOf, tryParseTransaction } from './paddle-transaction.ts';
import { amountText, dateText, orderIdOf, paddleId } from './paddle-values.ts';

const currency = z.enum(['USD', 'EUR']);
const anyEvent = z.object({ event_type: z.string().max(100) });
const envelope = z.object({ event_id: paddleId, occurred_at: dateText, data: z.unknown() });
type Envelope = z.infer<typeof envelope>;

const soldTransaction = z.object({ custom_data: z.unknown().optional(), items: z.unknown().optional() });
const foreignItems = z.array(z.object({ price: z.object({ product_id: z.string() }).nullish() }));
const ourItems = z.array(z.object({ price: z.object({ product_id: z.string() }) }));
const transactionData = z.object({
  id: paddleId,
  items: ourItems,
  details: z.object({
    totals: z.object({ total: amountText, tax: amountText, currency_code: currency }),
  }),
});
const adjustmentData = z.object({
  id: paddleId,
  action: z.string(),
  status: z.string(),
  transaction_id: paddleId,
});

const EFFECTS: Readonly<Record<string, 'paid' | 'declined' | 'adjusted'>> = {
  'transaction.completed': 'paid',
  'transaction.payment_failed': 'declined',
  'adjustment.created': 'adjusted',
  'adjustment.updated': 'adjusted',
};

/** Events of Paddle's simulator are signed like real ones, and also exist in live accounts. */
const SIMULATED = 'ntfsimevt_';

/** Reads a verified body. @throws {PaymentError} when Paddle does not answer a question about the payment */
export async function readEvent(
  paddle: Paddle,
  options: PaddleOptions,
  body: unknown,
): Promise<WebhookReading> {
  const any = anyEvent.safeParse(body);
  if (!any.success) return 'unreadable';
  const type = any.data.event_type;
  const effect = Object.hasOwn(EFFECTS, type) ? EFFECTS[type] : undefined;
  if (effect === undefined) return 'ignored';
  const parsed = envelope.safeParse(body);
  if (!parsed.success) return 'unreadable';
  if (options.mode === 'live' && parsed.data.event_id.startsWith(SIMULATED)) return 'other-mode';
  if (effect === 'adjusted') return readAdjustment(paddle, options, parsed.data);
  const named = readTransaction(options, parsed.data, effect);
  if (typeof named === 'string' || effect === 'declined') return named;
  return confirmPayment(paddle, options, named);
}

function readTransaction(
  options: PaddleOptions,
  event: Envelope,
  kind: 'paid' | 'declined',
): PaymentEvent | 'ignored' | 'unreadable' {
  const sold = soldTransaction.safeParse(event.data);
  if (!sold.success) return 'unreadable';
  const orderId = orderIdOf(sold.data.custom_data);
  if (orderId === undefined) {
    // An account may also sell things that have nothing to do with us, but only our checkouts sell our products.
    const items = foreignItems.safeParse(sold.data.items).data ?? [];
    return items.some(({ price }) => isOurProduct(options, price?.product_id)) ? 'unreadable' : 'ignored';
  }
  const parsed = transactionData.safeParse(event.data);
  if (!parsed.success) return 'unreadable';
  const { details, items } = parsed.data;
  const { total, tax, currency_code } = details.totals;
  return {
    provider: PROVIDER,
    eventId: event.event_id,
    kind,
    orderId,
    paymentId: parsed.data.id,
    amountCents: total,
    currency: currency_code,
    taxCents: tax,
    variantId: items.length === 1 ? items[0]?.price.product_id : undefined,
    occurredAt: event.occurred_at,
  };
}

/**
 * Reads a payment from Paddle instead of the event, because a body names no mode: while the secrets of both environments are
 * configured, an event of the sandbox is signed correctly, but only our own environment knows its transaction.
 */
async function confirmPayment(
  paddle: Paddle,
  options: PaddleOptions,
  named: PaymentEvent,
): Promise<WebhookReading> {
  const found = await findTransaction(paddle, named.paymentId);
  if (found === 'unknown') return 'other-mode';
  const transaction = tryParseTransaction(found);
  const sold = currency.safeParse(transaction?.currency);
  if (transaction?.orderId === undefined || !sold.success) return 'unreadable';
  if (transaction.status !== 'completed') {
    throw new PaymentError('Paddle does not show a payment as completed yet that its webhook reports.');
  }
  return {
    ...named,
    orderId: transaction.orderId,
    amountCents: transaction.totalCents,
    currency: sold.data,
    taxCents: transaction.taxCents,
    variantId: transaction.productId,
  };
}

/** An adjustment names neither the order nor earlier refunds, so Paddle is asked for the transaction with all of them. */
async function readAdjustment(
  paddle: Paddle,
  options: PaddleOptions,
  event: Envelope,
): Promise<WebhookReading> {
  const parsed = adjustmentData.safeParse(event.data);
  if (!parsed.success) return 'unreadable';
  const { id, action, status, transaction_id } = parsed.data;
  // A request that awaits approval has moved no money; neither has one that Paddle rejected.
  if (!isRefund(action) || status !== 'approved') return 'ignored';
  const answer = await findTransaction(paddle, transaction_id);
  if (answer === 'unknown') return 'other-mode';
  if (!concernsUs(options, answer)) return 'ignored';
  const transaction = tryParseTransaction(answer);
  if (transaction?.orderId === undefined) return 'unreadable';
  const sold = currency.safeParse(transaction.currency);
  if (!sold.success) return 'unreadable';
  if (!transaction.adjustments.some((one) => one.id === id && one.status !== 'pending_approval')) {
    throw new PaymentError('Paddle does not list a refund yet that its webhook reports.');
  }
  const { amountCents, taxCents } = refundedOf(transaction);
  return {
    provider: PROVIDER,
    eventId: event.event_id,
    kind: 'refunded',
    orderId: transaction.orderId,
    paymentId: transaction.id,
    amountCents,
    currency: sold.data,
    taxCents,
    variantId: transaction.productId,
    occurredAt: event.occurred_at,
  };
}

/** @returns `unknown` for a transaction that Paddle does not know */
async function findTransaction(paddle: Paddle, id: string): Promise<unknown> {
  try {
    return await askPaddle(
      'return a transaction',
      () => paddle.transactions.get(id, { include: ['adjustment'] }),
      WEBHOOK_TIMEOUT_MS,
    );
  } catch (error) {
    if (errorCode(error) === 'not_found') return 'unknown';
    throw error;
  }
}
