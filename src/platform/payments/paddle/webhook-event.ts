import type { Paddle } from '@paddle/paddle-node-sdk';
import { z } from 'zod';
import type { PaymentEvent, WebhookReading } from '../payments.ts';
import { askPaddle, errorCode, WEBHOOK_TIMEOUT_MS } from './paddle-api.ts';
import { isOurProduct, type PaddleOptions, PROVIDER } from './paddle-options.ts';
import { isRefund, type PaddleTransaction, parseTransaction, refundedOf } from './paddle-transaction.ts';
import { amountText, dateText, orderIdOf, paddleId } from './paddle-values.ts';
import { PaymentError } from '../payments.ts';

const currency = z.enum(['USD', 'EUR']);
const anyEvent = z.object({ event_type: z.string().max(100) });
const envelope = z.object({ event_id: paddleId, occurred_at: dateText, data: z.unknown() });
type Envelope = z.infer<typeof envelope>;

const soldTransaction = z.object({
  custom_data: z.unknown(),
  items: z.array(z.object({ price: z.object({ product_id: z.string() }) })),
});
const transactionData = z.object({
  id: paddleId,
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

/** Reads a verified body. @throws {PaymentError} when Paddle does not answer a question about a refund */
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
  return readTransaction(options, parsed.data, effect);
}

function readTransaction(
  options: PaddleOptions,
  event: Envelope,
  kind: 'paid' | 'declined',
): PaymentEvent | 'ignored' | 'unreadable' {
  const sold = soldTransaction.safeParse(event.data);
  if (!sold.success) return 'unreadable';
  const orderId = orderIdOf(sold.data.custom_data);
  const productIds = sold.data.items.map(({ price }) => price.product_id);
  if (orderId === undefined) return withoutOrder(options, productIds);
  const parsed = transactionData.safeParse(event.data);
  if (!parsed.success) return 'unreadable';
  const { total, tax, currency_code } = parsed.data.details.totals;
  return {
    provider: PROVIDER,
    eventId: event.event_id,
    kind,
    orderId,
    paymentId: parsed.data.id,
    amountCents: total,
    currency: currency_code,
    taxCents: tax,
    variantId: productIds.length === 1 ? productIds[0] : undefined,
    occurredAt: event.occurred_at,
  };
}

/** An account may also sell things that have nothing to do with us, but our products are sold by our checkouts only. */
function withoutOrder(options: PaddleOptions, productIds: readonly (string | undefined)[]) {
  return productIds.some((id) => isOurProduct(options, id)) ? 'unreadable' : 'ignored';
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
  const transaction = await findTransaction(paddle, transaction_id);
  if (!transaction) return 'unreadable';
  if (transaction.orderId === undefined) return withoutOrder(options, [transaction.productId]);
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

async function findTransaction(paddle: Paddle, id: string): Promise<PaddleTransaction | undefined> {
  try {
    const answer = await askPaddle(
      'return a refunded transaction',
      () => paddle.transactions.get(id, { include: ['adjustment'] }),
      WEBHOOK_TIMEOUT_MS,
    );
    return parseTransaction(answer);
  } catch (error) {
    if (errorCode(error) === 'not_found') return undefined;
    throw error;
  }
}
