import { onTestFinished } from 'vitest';
import type { LemonSqueezyOptions } from '../../../src/platform/payments/lemonsqueezy/lemon-squeezy-options.ts';
import { createLemonSqueezyPayments } from '../../../src/platform/payments/lemonsqueezy/lemon-squeezy-payments.ts';
import type {
  CheckoutRequest,
  ListedPayment,
  Payments,
  WebhookReading,
} from '../../../src/platform/payments/payments.ts';
import { collectPayments } from '../collect-payments.ts';
import { redirectFetch } from '../redirect-fetch.ts';
import { type LemonSqueezyStandIn, openLemonSqueezyStandIn } from './lemon-squeezy-stand-in.ts';

export const NOW = new Date('2026-11-21T10:00:00Z');

export const CHECKOUT: CheckoutRequest = {
  orderId: 'order_1',
  product: 'premium',
  amountCents: 2_900,
  currency: 'EUR',
  email: 'buyer@example.org',
  language: 'de',
  returnUrl: 'https://lichtbild.example/de/shoots/abc',
};

export interface Shop {
  readonly standIn: LemonSqueezyStandIn;
  readonly payments: Payments;
  /** The options of `payments`, to create another instance that differs. */
  readonly options: LemonSqueezyOptions;
  readonly time: { now: Date };
  /** Reads every waiting webhook as an endpoint that answers with the status; default 200. */
  deliver(status?: number): Promise<WebhookReading[]>;
  /** Opens a checkout and pays it. Returns the id of the payment. */
  buy(request?: Partial<CheckoutRequest>): Promise<string>;
}

export async function listAll({ payments }: Pick<Shop, 'payments'>, since: Date): Promise<ListedPayment[]> {
  return collectPayments(payments, since);
}

/** The adapter in front of the stand-in, through the official SDK, until the test ends. */
export async function openShop(mode: 'live' | 'test' = 'test'): Promise<Shop> {
  const time = { now: NOW };
  const clock = { now: () => time.now };
  const standIn = await openLemonSqueezyStandIn({ clock, mode });
  const restoreFetch = redirectFetch(Object.fromEntries(standIn.hosts.map((host) => [host, standIn.origin])));
  onTestFinished(async () => {
    restoreFetch();
    await standIn[Symbol.asyncDispose]();
  });
  const options: LemonSqueezyOptions = {
    apiKey: standIn.apiKey,
    webhookSecrets: [standIn.webhookSecret],
    stores: standIn.stores,
    mode,
    clock,
    callLimits: { timeoutMs: 2_000, rateLimitWaitsMs: [1, 1, 1] },
  };
  const payments = createLemonSqueezyPayments(options);

  return {
    standIn,
    payments,
    options,
    time,
    async deliver(status = 200) {
      const readings: WebhookReading[] = [];
      await standIn.webhooks.deliver(async ({ rawBody, headers }) => {
        readings.push(await payments.readWebhook(rawBody, new Headers(headers)));
        return status;
      });
      return readings;
    },
    async buy(request = {}) {
      const checkout = { ...CHECKOUT, ...request };
      await payments.openCheckout(checkout);
      if (standIn.pay(checkout.orderId) !== 'paid') throw new Error('The checkout could not be paid.');
      return standIn.books().at(-1)!.paymentId;
    },
  };
}
