import { onTestFinished } from 'vitest';
import type { CheckoutRequest, Payments, WebhookReading } from '../../../src/platform/payments/payments.ts';
import type { StripeOptions } from '../../../src/platform/payments/stripe/stripe-options.ts';
import { createStripePayments } from '../../../src/platform/payments/stripe/stripe-payments.ts';
import { redirectFetch } from '../redirect-fetch.ts';
import { openStripeStandIn, type StripeStandIn, type StripeStandInOptions } from './stripe-stand-in.ts';

export const PRODUCTS = {
  basic: 'prod_Basic',
  premium: 'prod_Premium',
  ultimate: 'prod_Ultimate',
  'basic-999': 'prod_Basic999',
  'basic-1399': 'prod_Basic1399',
};

export const ORDER: CheckoutRequest = {
  orderId: 'order1',
  product: 'basic',
  amountCents: 1900,
  currency: 'EUR',
  email: 'buyer@example.org',
  language: 'de',
  returnUrl: 'http://localhost:3000/order/order1',
};

export interface StripeShop {
  readonly payments: Payments;
  readonly stripe: StripeStandIn;
  /** The time of the shop and of Stripe. */
  readonly time: { now: Date };
  readonly options: StripeOptions;
  /** Sends the waiting webhooks, and returns the readings that are not `ignored`. */
  deliver(): Promise<WebhookReading[]>;
  /** Opens a checkout and pays. Returns the payment's id. */
  buy(order?: Partial<CheckoutRequest>): Promise<string>;
}

/** A shop whose official SDK talks to a stand-in of Stripe. */
export async function openStripeShop(
  changes: Partial<StripeOptions> = {},
  standIn: Partial<StripeStandInOptions> = {},
): Promise<StripeShop> {
  const time = { now: new Date('2026-11-21T10:00:00Z') };
  const options: StripeOptions = {
    secretKey: 'sk_test_51StandIn',
    publishableKey: 'pk_test_51StandIn',
    webhookSecrets: ['whsec_first'],
    products: PRODUCTS,
    automaticTax: true,
    mode: 'test',
    clock: { now: () => time.now },
    ...changes,
  };
  const stripe = await openStripeStandIn({
    secretKey: options.secretKey,
    publishableKey: options.publishableKey,
    webhookSecrets: options.webhookSecrets,
    webhookUrl: 'https://shop.example/api/payments/stripe/webhook',
    products: Object.values(PRODUCTS),
    now: () => time.now,
    ...standIn,
  });
  const restore = redirectFetch(Object.fromEntries(stripe.hosts.map((host) => [host, stripe.origin])));
  onTestFinished(async () => {
    restore();
    await stripe[Symbol.asyncDispose]();
  });
  const payments = createStripePayments(options);
  return {
    payments,
    stripe,
    time,
    options,
    async deliver() {
      const readings: WebhookReading[] = [];
      await stripe.webhooks.deliver(async ({ rawBody, headers }) => {
        const reading = await payments.readWebhook(rawBody, new Headers(headers));
        if (reading !== 'ignored') readings.push(reading);
        return reading === undefined ? 400 : 200;
      });
      return readings;
    },
    async buy(order) {
      const request = { ...ORDER, ...order };
      await payments.openCheckout(request);
      stripe.pay(request.orderId);
      return stripe.books().at(-1)!.paymentId;
    },
  };
}
