import type { Paddle } from '@paddle/paddle-node-sdk';
import {
  CheckoutCompletedError,
  PaymentError,
  type CheckoutRequest,
  type OpenedCheckout,
} from '../payments.ts';
import { askPaddle, askPaddlePatiently, errorCode } from './paddle-api.ts';
import { paddleProductId, type PaddleOptions, PROVIDER } from './paddle-options.ts';
import { type PaddleTransaction, parseTransaction, requestedCents } from './paddle-transaction.ts';

/**
 * Opens a checkout for one transaction, whose price we set. Paddle's transactions never expire: one that is paid too late is
 * refunded by the order's own rules.
 */
export async function openPaddleCheckout(
  paddle: Paddle,
  options: PaddleOptions,
  request: CheckoutRequest,
): Promise<OpenedCheckout> {
  const hostedCheckoutUrl = options.hostedCheckoutUrl ?? '';
  if (request.hosted && !URL.canParse(hostedCheckoutUrl)) {
    throw new PaymentError('No hosted checkout of Paddle is configured.');
  }
  const reused = request.reference && (await reusable(paddle, options, request, request.reference));
  const transactionId = reused || (await createTransaction(paddle, options, request));
  const hostedUrl = withTransaction(hostedCheckoutUrl, transactionId);
  const reference = transactionId;
  if (request.hosted && hostedUrl !== undefined) {
    return { session: { provider: PROVIDER, overlay: 'none', url: hostedUrl }, reference };
  }
  return {
    session: {
      provider: PROVIDER,
      overlay: 'paddle',
      transactionId,
      clientToken: options.clientToken,
      environment: options.mode === 'live' ? 'production' : 'sandbox',
      locale: request.language,
      email: request.email,
      hostedUrl,
    },
    reference,
  };
}

function withTransaction(hostedCheckoutUrl: string, transactionId: string): string | undefined {
  const url = URL.parse(hostedCheckoutUrl);
  if (!url) return undefined; // the setup check reports it
  url.searchParams.set('transaction_id', transactionId);
  return url.href;
}

/** @throws {CheckoutCompletedError} when the order is already paid, so that nobody pays twice while the webhook is on its way */
async function reusable(
  paddle: Paddle,
  options: PaddleOptions,
  request: CheckoutRequest,
  id: string,
): Promise<string | undefined> {
  let transaction: PaddleTransaction;
  try {
    const answer = await askPaddlePatiently('return the opened checkout', () =>
      paddle.transactions.get(id, { include: ['adjustment'] }),
    );
    transaction = parseTransaction(answer);
  } catch (error) {
    if (errorCode(error) === 'not_found') return undefined; // for example, one of the other environment
    throw error;
  }
  const { status } = transaction;
  if (transaction.orderId !== request.orderId) return undefined;
  if (status === 'paid' || status === 'completed') {
    if (requestedCents(transaction) >= transaction.totalCents) return undefined;
    throw new CheckoutCompletedError('The order is already paid at Paddle.');
  }
  if ((status === 'draft' || status === 'ready') && fits(transaction, options, request)) return id;
  if (status === 'ready') await cancel(paddle, id);
  return undefined;
}

function fits(
  { productId, unitPrice }: PaddleTransaction,
  options: PaddleOptions,
  { product, amountCents, currency }: CheckoutRequest,
): boolean {
  return (
    productId === paddleProductId(options, product) &&
    unitPrice?.amount === String(amountCents) &&
    unitPrice.currencyCode === currency
  );
}

/** Cancels a checkout with an old price, which may still be open in another tab. Paddle cannot cancel a draft. */
async function cancel(paddle: Paddle, id: string): Promise<void> {
  try {
    await askPaddle('cancel a checkout', () => paddle.transactions.update(id, { status: 'canceled' }));
  } catch {
    // A payment with it would have the wrong amount, and is refunded.
  }
}

async function createTransaction(
  paddle: Paddle,
  options: PaddleOptions,
  request: CheckoutRequest,
): Promise<string> {
  const productId = paddleProductId(options, request.product);
  const create = async (checkoutUrl: string | undefined): Promise<string> => {
    const { id } = await askPaddlePatiently('create a transaction', () =>
      paddle.transactions.create({
        items: [
          {
            quantity: 1,
            price: {
              productId,
              description: `Lichtbild ${request.product}`,
              unitPrice: { amount: String(request.amountCents), currencyCode: request.currency },
              taxMode: 'internal',
              quantity: { minimum: 1, maximum: 1 },
            },
          },
        ],
        currencyCode: request.currency,
        collectionMode: 'automatic',
        customData: { lichtbild_order_id: request.orderId },
        ...(checkoutUrl !== undefined && { checkout: { url: checkoutUrl } }),
      }),
    );
    if (typeof id !== 'string' || id === '') throw new PaymentError('Paddle created an odd transaction.');
    return id;
  };
  const { returnUrl, cancelUrl = returnUrl } = request;
  if (!cancelUrl.startsWith('https:')) return create(undefined);
  try {
    return await create(cancelUrl);
  } catch (error) {
    // Only links in Paddle's own mails need the address; the overlay works without it.
    if (errorCode(error) !== 'transaction_checkout_url_domain_is_not_approved') throw error;
    return create(undefined);
  }
}
