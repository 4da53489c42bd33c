import type { Payments } from '../payments.ts';
import { checkSetup } from './check-setup.ts';
import { listPayments } from './list-payments.ts';
import { openCheckout } from './open-checkout.ts';
import { readEvent } from './read-event.ts';
import { refundPayment } from './refund-payment.ts';
import { createStripeClient } from './stripe-client.ts';
import { parseStripeEvent } from './stripe-event.ts';
import { type StripeOptions, stripeProduct } from './stripe-options.ts';
import { isSignedByStripe } from './webhook-signature.ts';

/**
 * Stripe Checkout, embedded in our page. Stripe is not the merchant of record: the operator sells, and owes the taxes.
 *
 * No invoices are created: Stripe charges for each, and the receipt that every charge has is enough as `invoiceUrl`.
 */
export function createStripePayments(options: StripeOptions): Payments {
  const client = createStripeClient(options.secretKey);
  return {
    name: 'stripe',
    variantId: (product) => stripeProduct(options.products, product),
    openCheckout: (request) => openCheckout(client, options, request),
    async readWebhook(rawBody, headers) {
      const header = headers.get('stripe-signature');
      if (!isSignedByStripe(options.webhookSecrets, rawBody, header, options.clock.now())) return undefined;
      const event = parseStripeEvent(rawBody);
      if (typeof event === 'string') return event;
      if (event.isLive !== (options.mode === 'live')) return 'other-mode';
      return readEvent(client, event);
    },
    refund: (request) => refundPayment(client, request),
    listPayments: (since) => listPayments(client, since),
    checkSetup: () => checkSetup(client, options),
  };
}
