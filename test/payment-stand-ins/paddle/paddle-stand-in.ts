import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import type { Currency } from '../../../src/catalog/packages.ts';
import { serveStandIn } from '../serve-stand-in.ts';
import type { PaymentStandIn } from '../stand-in.ts';
import { createWebhookOutbox } from '../webhook-outbox.ts';
import { type Destination, paddleApiRoutes } from './paddle-api-routes.ts';
import { createPaddleBooks } from './paddle-books.ts';
import { paddleBrowserRoutes } from './paddle-browser-routes.ts';
import { type Adjustment, type Product, taxWithin, totalCents, type Transaction } from './paddle-entities.ts';

/** All events that a shop with one-time purchases can get. */
export const ALL_EVENTS = [
  ...['transaction.created', 'transaction.updated', 'transaction.ready', 'transaction.paid'],
  ...['transaction.completed', 'transaction.payment_failed', 'transaction.canceled'],
  ...['adjustment.created', 'adjustment.updated', 'customer.created', 'address.created'],
] as const;

export const ALL_PERMISSIONS = [
  ...['transaction.read', 'transaction.write', 'adjustment.read', 'adjustment.write'],
  ...['customer.read', 'product.read', 'notification_setting.read'],
] as const;

export interface PaddleStandInOptions {
  readonly mode: 'live' | 'test';
  readonly apiKey: string;
  readonly clientToken: string;
  /** The secret of the notification destination. */
  readonly webhookSecret: string;
  /** The destination's other secret while it is being replaced, with which webhooks are signed, too. */
  readonly secondSecret?: string;
  /** Ids have the format `pro_` and 26 lower-case letters and digits. */
  readonly products: readonly Product[];
  readonly clock: { readonly now: () => Date };
  /** Default: every permission. */
  readonly permissions?: readonly string[];
  /** Default: `PUBLIC_URL` of `https://shop.example`. */
  readonly webhookUrl?: string;
  /** The events that the destination gets; default all. */
  readonly events?: readonly string[];
  /** Default `shop.example`. */
  readonly approvedDomains?: readonly string[];
  /** False for an account without a default payment link; default true. */
  readonly hasDefaultPaymentLink?: boolean;
  /** Included in prices; default 19. */
  readonly taxPercent?: number;
  /** True if refunds wait for `reviewRefunds`; default false, as for small refunds of a verified live account. */
  readonly reviewsRefunds?: boolean;
  /** Returns a number from 0 to below 1, for faults. */
  readonly random?: () => number;
}

export interface PaddleStandIn extends PaymentStandIn {
  /** Can be changed as in Paddle's dashboard. */
  readonly destination: Destination;
  /** Can be changed as in Paddle's dashboard: the hosted checkout returns there after the payment. */
  readonly hostedCheckout: { redirectUrl: string | undefined };
  /** Paddle's staff decides about all refunds that wait. */
  reviewRefunds(status: 'approved' | 'rejected'): void;
  /** The buyer's bank takes the money back. */
  chargeBack(paymentId: string, action?: 'chargeback' | 'chargeback_warning'): Adjustment;
  /** Paddle contests a chargeback, and wins. */
  reverseChargeback(adjustment: Adjustment): void;
  /** Creates and pays a transaction that no checkout of ours created, as for another product of the same account. */
  sellOtherProduct(productId: string, cents: number): string;
  /** All transactions, oldest first. */
  readonly transactions: readonly Transaction[];
}

/** Paddle Billing on loopback, after https://developer.paddle.com. */
export async function openPaddleStandIn(options: PaddleStandInOptions): Promise<PaddleStandIn> {
  const { mode, webhookSecret, secondSecret, clock, random = Math.random } = options;
  const prefix = mode === 'live' ? '' : 'sandbox-';
  const destination: Destination = {
    url: options.webhookUrl ?? 'https://shop.example/api/payments/paddle/webhook',
    secret: webhookSecret,
    active: true,
    events: options.events ?? ALL_EVENTS,
    trafficSource: 'platform',
  };
  const webhooks = createWebhookOutbox({
    sign: (rawBody) => sign([webhookSecret, ...(secondSecret ? [secondSecret] : [])], rawBody, clock.now()),
    isAccepted: (status) => status >= 200 && status < 300,
    maxAttempts: mode === 'live' ? 61 : 4,
    random,
  });
  const books = createPaddleBooks({
    now: clock.now,
    taxPercent: options.taxPercent ?? 19,
    reviewsRefunds: options.reviewsRefunds ?? false,
    emit(event_type, data) {
      if (!destination.active || !destination.events.includes(event_type)) return;
      if (destination.trafficSource === 'simulation') return;
      const occurred_at = clock.now().toISOString();
      const ids = { event_id: books.newId('evt'), notification_id: books.newId('ntf') };
      webhooks.add({ ...ids, event_type, occurred_at, data });
    },
  });

  const hostedCheckout: PaddleStandIn['hostedCheckout'] = { redirectUrl: undefined };
  const defaultPaymentLink = 'https://shop.example/pay';
  const routes = new Hono();
  routes.route(
    '/',
    paddleApiRoutes({
      apiKey: options.apiKey,
      permissions: options.permissions ?? ALL_PERMISSIONS,
      origin: `https://${prefix}api.paddle.com`,
      products: options.products,
      approvedDomains: options.approvedDomains ?? ['shop.example'],
      defaultPaymentLink: (options.hasDefaultPaymentLink ?? true) ? defaultPaymentLink : undefined,
      ...{ books, destination },
    }),
  );
  routes.route('/', paddleBrowserRoutes({ books, clientToken: options.clientToken, hostedCheckout }));
  const served = await serveStandIn(routes, isApi, random);

  const find = (id: string) => {
    const transaction = books.transactions.find((one) => one.id === id);
    if (!transaction) throw new Error(`The stand-in has no transaction ${id}.`);
    return transaction;
  };

  return {
    name: 'paddle',
    origin: served.origin,
    api: served.api,
    hosts: [
      ...[`${prefix}api.paddle.com`, `${prefix}buy.paddle.com`, `${prefix}pay.paddle.io`],
      'cdn.paddle.com',
    ],
    webhooks,
    destination,
    hostedCheckout,
    transactions: books.transactions,
    pay(orderId, card = 'success') {
      const open = books.transactions.findLast(
        (one) => orderOf(one) === orderId && ['draft', 'ready'].includes(one.status),
      );
      if (!open) return 'closed';
      books.pay(open, card === 'declined');
      return card === 'declined' ? 'declined' : 'paid';
    },
    refundFromDashboard(paymentId, total) {
      const transaction = find(paymentId);
      const cents = (total ?? totalCents(transaction)) - books.refundedCents(transaction, 'approved');
      books.addAdjustment(transaction, 'refund', cents, 'approved', 'Dashboard');
    },
    reviewRefunds: books.review,
    chargeBack(paymentId, action = 'chargeback') {
      const transaction = find(paymentId);
      return books.addAdjustment(transaction, action, totalCents(transaction), 'approved', 'Disputed');
    },
    reverseChargeback: books.reverseChargeback,
    sellOtherProduct(product_id, cents) {
      const unit_price = { amount: String(cents), currency_code: 'EUR' };
      const quantity = { minimum: 1, maximum: 1 };
      const price = { product_id, unit_price, quantity, description: '', name: null, tax_mode: 'internal' };
      const sold = books.create({ price, quantity: 1, customData: null, checkoutUrl: defaultPaymentLink });
      books.pay(sold, false);
      return sold.id;
    },
    books: () =>
      books.transactions
        .filter(({ status }) => status === 'completed')
        .map((transaction) => ({
          paymentId: transaction.id,
          orderId: orderOf(transaction),
          amountCents: totalCents(transaction),
          currency: transaction.price.unit_price.currency_code as Currency,
          taxCents: taxWithin(totalCents(transaction), transaction.taxPercent),
          refundedCents: books.refundedCents(transaction, 'approved'),
          refundedTaxCents: books.refundedTaxCents(transaction),
        })),
    [Symbol.asyncDispose]: () => served[Symbol.asyncDispose](),
  };
}

function isApi(path: string): boolean {
  return /^\/(transactions|adjustments|products|notification-settings)(\/|$)/.test(path);
}

function orderOf({ customData }: Transaction): string {
  return String((customData as { lichtbild_order_id?: unknown } | null)?.lichtbild_order_id ?? '');
}

function sign(secrets: readonly string[], rawBody: Uint8Array, now: Date) {
  const ts = Math.floor(now.getTime() / 1_000);
  const signed = Buffer.concat([Buffer.from(`${ts}:`), rawBody]);
  const signatures = secrets.map((secret) => createHmac('sha256', secret).update(signed).digest('hex'));
  const header = [`ts=${ts}`, ...signatures.map((signature) => `h1=${signature}`)].join(';');
  return {
    'Content-Type': 'application/json',
    'User-Agent': 'Paddle',
    'Paddle-Signature': header,
    'Paddle-Version': '1',
  };
}
