import { onTestFinished } from 'vitest';
import { openPaddleStandIn, type PaddleStandInOptions } from './paddle-stand-in.ts';
import { redirectFetch } from '../redirect-fetch.ts';
import { PRODUCT_IDS, type ProductId } from '../../../src/catalog/products.ts';
import type { CheckoutRequest, WebhookReading } from '../../../src/platform/payments/payments.ts';
import type { PaddleOptions } from '../../../src/platform/payments/paddle/paddle-options.ts';
import { createPaddlePayments } from '../../../src/platform/payments/paddle/paddle-payments.ts';

export const PADDLE_PRODUCTS: Readonly<Record<ProductId, string>> = {
  basic: `pro_${'b'.repeat(26)}`,
  premium: `pro_${'p'.repeat(26)}`,
  ultimate: `pro_${'u'.repeat(26)}`,
  'basic-999': `pro_${'9'.repeat(26)}`,
  'basic-1399': `pro_${'3'.repeat(26)}`,
};
export const OTHER_PRODUCT = `pro_${'z'.repeat(26)}`;

export const CHECKOUT: CheckoutRequest = {
  orderId: 'order1',
  product: 'basic',
  amountCents: 1900,
  currency: 'EUR',
  email: 'buyer@example.org',
  language: 'de',
  returnUrl: 'https://shop.example/de/order',
};

const NOW = new Date('2026-11-21T10:00:00Z');

/** The adapter and a stand-in of Paddle's sandbox, which the official SDK reaches. */
export async function openBench(
  changes: { standIn?: Partial<PaddleStandInOptions>; adapter?: Partial<PaddleOptions> } = {},
) {
  const time = { now: NOW };
  const clock = { now: () => time.now };
  const apiKey = `pdl_sdbx_apikey_01${'a'.repeat(24)}_secret`;
  const clientToken = `test_${'c'.repeat(27)}`;
  const standIn = await openPaddleStandIn({
    ...{ mode: 'test', apiKey, clientToken, webhookSecret: 'pdl_ntfset_1', clock },
    products: PRODUCT_IDS.map((id) => ({ id: PADDLE_PRODUCTS[id], status: 'active' })),
    ...changes.standIn,
  });
  const restore = redirectFetch(Object.fromEntries(standIn.hosts.map((host) => [host, standIn.origin])));
  onTestFinished(async () => {
    restore();
    await standIn[Symbol.asyncDispose]();
  });
  const payments = createPaddlePayments({
    ...{ apiKey, clientToken, webhookSecrets: ['pdl_ntfset_1'], products: PADDLE_PRODUCTS },
    ...{ hostedCheckoutUrl: undefined, mode: 'test', clock },
    ...changes.adapter,
  });

  /** Delivers all waiting webhooks, and returns what the adapter read, without the events that it ignored. */
  async function deliver(): Promise<WebhookReading[]> {
    const readings: WebhookReading[] = [];
    await standIn.webhooks.deliver(async ({ rawBody, headers }) => {
      const reading = await payments.readWebhook(rawBody, new Headers(headers));
      if (reading !== 'ignored') readings.push(reading);
      return 200;
    });
    return readings;
  }

  /** Opens a checkout and pays in it. Returns the payment's id. */
  async function buy(changes: Partial<CheckoutRequest> = {}): Promise<string> {
    const { reference } = await payments.openCheckout({ ...CHECKOUT, ...changes });
    standIn.pay(changes.orderId ?? CHECKOUT.orderId);
    await deliver();
    return reference!;
  }

  return { payments, standIn, time, deliver, buy };
}
