import Stripe from 'stripe';
import { LIMITS } from '../../../catalog/limits.ts';
import type { CheckoutSession } from '../checkout-session.ts';
import {
  CheckoutCompletedError,
  type CheckoutRequest,
  type OpenedCheckout,
  PaymentError,
} from '../payments.ts';
import { DELAYED_PAYMENT_METHODS } from './delayed-payment-methods.ts';
import { askStripe, CHECKOUT_CALL, findAtStripe } from './stripe-client.ts';
import { type StripeOptions, stripeProduct } from './stripe-options.ts';

type Session = Stripe.Checkout.Session;

/** An open checkout with less time left is replaced, so that it does not close while the buyer types. */
const REUSE_MIN_MS = 15 * 60_000;

/**
 * Opens the checkout again that `request.reference` names, or replaces it. At most one checkout of an order is open, so that
 * nobody pays twice.
 * @throws {CheckoutCompletedError} when the checkout is paid, or its payment is still being processed
 * @throws {PaymentError}
 */
export async function openCheckout(
  client: Stripe,
  options: StripeOptions,
  request: CheckoutRequest,
): Promise<OpenedCheckout> {
  const product = stripeProduct(options.products, request.product);
  const former = await findFormer(client, request.reference);
  if (former?.status === 'complete' && !hasFailed(former)) {
    throw new CheckoutCompletedError('The checkout was already completed; its payment is being processed.');
  }
  if (former?.status === 'open') {
    const session = isReusable(former, product, request, options.clock.now()) && toSession(former, options);
    if (session) return { session, reference: former.id };
    await askStripe(() => client.checkout.sessions.expire(former.id, {}, CHECKOUT_CALL));
  }
  const created = await createSession(client, options, product, request);
  const session = toSession(created, options);
  if (!session) throw new PaymentError('Stripe created a checkout without an address.');
  return { session, reference: created.id };
}

async function findFormer(client: Stripe, reference: string | undefined): Promise<Session | undefined> {
  if (reference === undefined || !/^cs_\w{1,250}$/.test(reference)) return undefined;
  const expand = ['line_items', 'payment_intent'];
  return findAtStripe(() => client.checkout.sessions.retrieve(reference, { expand }, CHECKOUT_CALL));
}

/** True when a bank refused the payment after the checkout was completed. */
function hasFailed({ payment_intent: intent }: Session): boolean {
  if (intent === null || typeof intent === 'string') return false;
  return intent.status === 'requires_payment_method' || intent.status === 'canceled';
}

function isReusable(session: Session, product: string, request: CheckoutRequest, now: Date): boolean {
  const price = session.line_items?.data[0]?.price;
  return (
    session.ui_mode === uiMode(request) &&
    session.metadata?.['lichtbild_order_id'] === request.orderId &&
    session.amount_total === request.amountCents &&
    session.currency === request.currency.toLowerCase() &&
    price?.product === product &&
    session.locale === request.language &&
    session.expires_at * 1_000 - now.getTime() >= REUSE_MIN_MS
  );
}

function uiMode({ hosted = false }: CheckoutRequest): 'hosted_page' | 'embedded_page' {
  return hosted ? 'hosted_page' : 'embedded_page';
}

function toSession(session: Session, { publishableKey }: StripeOptions): CheckoutSession | undefined {
  const { client_secret: clientSecret, url } = session;
  if (session.ui_mode === 'hosted_page')
    return url ? { provider: 'stripe', overlay: 'none', url } : undefined;
  return clientSecret ? { provider: 'stripe', overlay: 'stripe', clientSecret, publishableKey } : undefined;
}

/** Stripe rejects some addresses that exist, such as those with umlauts. The buyer then enters one at Stripe. */
async function createSession(
  client: Stripe,
  options: StripeOptions,
  product: string,
  request: CheckoutRequest,
): Promise<Session> {
  const params = sessionParams(options, product, request);
  const create = (all: Stripe.Checkout.SessionCreateParams) =>
    askStripe(() => client.checkout.sessions.create(all, CHECKOUT_CALL));
  try {
    return await create({ ...params, customer_email: request.email });
  } catch (error) {
    const cause = error instanceof PaymentError ? error.cause : undefined;
    const isAboutEmail =
      cause instanceof Stripe.errors.StripeInvalidRequestError && cause.param === 'customer_email';
    if (!isAboutEmail) throw error;
    return create(params);
  }
}

function sessionParams(
  { automaticTax, clock }: StripeOptions,
  product: string,
  request: CheckoutRequest,
): Stripe.Checkout.SessionCreateParams {
  const { orderId, amountCents, currency, language, returnUrl } = request;
  return {
    mode: 'payment',
    ui_mode: uiMode(request),
    line_items: [
      {
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountCents,
          product,
          tax_behavior: 'inclusive',
        },
        quantity: 1,
      },
    ],
    // Otherwise Stripe may convert the price into the buyer's currency.
    adaptive_pricing: { enabled: false },
    automatic_tax: { enabled: automaticTax },
    excluded_payment_method_types: DELAYED_PAYMENT_METHODS,
    client_reference_id: orderId,
    metadata: { lichtbild_order_id: orderId },
    payment_intent_data: { metadata: { lichtbild_order_id: orderId } },
    locale: language,
    expires_at: Math.floor((clock.now().getTime() + LIMITS.checkoutLifetimeMs) / 1_000),
    ...(request.hosted
      ? { success_url: returnUrl, cancel_url: request.cancelUrl ?? returnUrl }
      : { return_url: returnUrl, redirect_on_completion: 'if_required' }),
  };
}
