import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import type { Currency } from '../../../src/catalog/packages.ts';
import type { Clock } from '../../../src/platform/clock/clock.ts';
import { serveStandIn } from '../serve-stand-in.ts';
import type { PaymentStandIn } from '../stand-in.ts';
import { createWebhookOutbox } from '../webhook-outbox.ts';
import { type Account, createAccount, mappingOf, type Order, type StoreMapping } from './account.ts';
import { apiRoutes } from './api-routes.ts';
import { checkoutRoutes } from './checkout-routes.ts';
import { orderResource } from './resources.ts';

export interface LemonSqueezyStandInOptions {
  readonly clock: Clock;
  /** The mode of the API key, and so of everything that it creates; default `test`. */
  readonly mode?: 'live' | 'test';
  /** Returns a number from 0 to below 1, which decides about faults; default `Math.random`. */
  readonly random?: () => number;
  readonly apiKey?: string;
  /** Default: a secret of its own. */
  readonly webhookSecret?: string;
}

export interface LemonSqueezyStandIn extends PaymentStandIn {
  readonly apiKey: string;
  readonly webhookSecret: string;
  /** The mapping of products that an operator would enter. */
  readonly stores: Readonly<Record<Currency, StoreMapping>>;
  /** The provider's own data. Tests may change it, for example to unpublish a product. */
  readonly account: Account;
}

/** The first attempt and three more, after about 5, 25 and 125 seconds. */
const MAX_ATTEMPTS = 4;

/** Opens a stand-in for Lemon Squeezy, written from its documentation (docs.lemonsqueezy.com). */
export async function openLemonSqueezyStandIn(
  options: LemonSqueezyStandInOptions,
): Promise<LemonSqueezyStandIn> {
  const { clock, mode = 'test', random = Math.random } = options;
  const { apiKey = 'stand-in-api-key', webhookSecret = 'stand-in-secret' } = options;

  const webhooks = createWebhookOutbox({
    sign: (rawBody) => ({
      'Content-Type': 'application/json',
      'X-Event-Name': eventNameOf(rawBody),
      'X-Signature': createHmac('sha256', webhookSecret).update(rawBody).digest('hex'),
    }),
    isAccepted: (status) => status === 200,
    maxAttempts: MAX_ATTEMPTS,
    random,
  });
  const account = createAccount({
    isTest: mode === 'test',
    clock,
    // A one-off product without licence keys causes no other events.
    sendEvent: (name, order) => webhooks.add(webhookBody(name, order)),
  });

  const routes = new Hono();
  routes.route('/v1', apiRoutes(account, apiKey));
  routes.route('/', checkoutRoutes(account));
  const served = await serveStandIn(routes, (path) => path.startsWith('/v1/'), random);
  const stores = { USD: mappingOf(account, 'USD'), EUR: mappingOf(account, 'EUR') };

  return {
    name: 'lemonsqueezy',
    origin: served.origin,
    hosts: [
      'api.lemonsqueezy.com',
      'app.lemonsqueezy.com',
      ...account.stores.map(({ slug }) => `${slug}.lemonsqueezy.com`),
    ],
    webhooks,
    api: served.api,
    apiKey,
    webhookSecret,
    stores,
    account,

    pay(orderId, card = 'success') {
      const checkout = account.checkouts.findLast(
        ({ attributes }) => attributes.checkout_data?.custom?.['lichtbild_order_id'] === orderId,
      );
      if (!checkout || !account.isOpen(checkout)) return 'closed';
      if (card === 'declined') return 'declined';
      account.pay(checkout);
      return 'paid';
    },

    refundFromDashboard(paymentId, totalCents) {
      const order = account.orders.find(({ id }) => `${id}` === paymentId);
      if (!order) throw new Error(`There is no payment ${paymentId}.`);
      const amount = (totalCents ?? order.totals.total) - order.refundedCents;
      if (amount > 0) account.refund(order, amount);
    },

    books: () =>
      account.orders.map((order) => ({
        paymentId: `${order.id}`,
        orderId: order.checkout.attributes.checkout_data?.custom?.['lichtbild_order_id'] ?? '',
        amountCents: order.totals.total,
        currency: order.checkout.store.currency as Currency,
        taxCents: order.totals.tax,
        refundedCents: order.refundedCents,
        refundedTaxCents: order.refundedCents === order.totals.total ? order.totals.tax : undefined,
      })),

    [Symbol.asyncDispose]: () => served[Symbol.asyncDispose](),
  };
}

function webhookBody(name: string, order: Order): unknown {
  const { checkout } = order;
  const custom = checkout.attributes.checkout_data?.custom;
  return {
    meta: {
      test_mode: checkout.isTest,
      event_name: name,
      ...(custom && { custom_data: custom }),
      webhook_id: `${order.identifier}-${name}`,
    },
    data: orderResource(order),
  };
}

function eventNameOf(rawBody: Uint8Array): string {
  const body = JSON.parse(new TextDecoder().decode(rawBody)) as { meta: { event_name: string } };
  return body.meta.event_name;
}
