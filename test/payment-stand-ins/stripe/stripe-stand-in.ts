import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import type { Currency } from '../../../src/catalog/packages.ts';
import { serveStandIn } from '../serve-stand-in.ts';
import type { PaymentStandIn } from '../stand-in.ts';
import { createWebhookOutbox } from '../webhook-outbox.ts';
import type { StripeAccount } from './stripe-account.ts';
import { stripeApi } from './stripe-api.ts';
import { StripeLedger } from './stripe-ledger.ts';
import type { Charge, SentEvent, Session } from './stripe-objects.ts';
import { stripePages } from './stripe-pages.ts';

export interface StripeStandInOptions {
  /** Test mode with `sk_test_…`, live mode with `sk_live_…`. */
  readonly secretKey: string;
  readonly publishableKey: string;
  /** The endpoint's signing secrets; two while one is being rotated. */
  readonly webhookSecrets: readonly string[];
  /** The address to which webhooks are sent, as the dashboard shows it. */
  readonly webhookUrl: string;
  /** The ids of all products. */
  readonly products: readonly string[];
  readonly now?: () => Date;
  /** Returns a number from 0 to below 1; seeded, so that a run can be repeated. */
  readonly random?: () => number;
}

export interface StripeStandIn extends PaymentStandIn {
  readonly account: StripeAccount;
  /** For faults that only Stripe has. Its objects may be changed. */
  readonly ledger: StripeLedger;
  /**
   * Completes a checkout by bank debit, whose money arrives or fails later. It works although our checkouts exclude debits, as in
   * one that was opened by a former version.
   */
  payByDebit(orderId: string): void;
  /** The bank's answer to the latest debit of an order. */
  settleDebit(orderId: string, isAccepted: boolean): void;
  /** The buyer's bank disputes a payment, and decides at once. */
  dispute(paymentId: string, status: 'lost' | 'won', amountCents?: number): void;
  /** The latest refund of a payment fails at the buyer's bank. */
  failLatestRefund(paymentId: string): void;
}

/** Retries over three days in live mode, and three times in a sandbox. */
const ATTEMPTS_LIVE = 16;
const ATTEMPTS_TEST = 4;

/** Opens a stand-in of one Stripe account. */
export async function openStripeStandIn(options: StripeStandInOptions): Promise<StripeStandIn> {
  const { secretKey, now = () => new Date(), random = Math.random } = options;
  const isLive = secretKey.includes('_live_');
  const webhooks = createWebhookOutbox({
    sign: (rawBody) => ({
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
      'Stripe-Signature': signature(options.webhookSecrets, rawBody, now(), isLive),
    }),
    isAccepted: (status) => status >= 200 && status < 300,
    maxAttempts: isLive ? ATTEMPTS_LIVE : ATTEMPTS_TEST,
    random,
  });
  const account: StripeAccount = {
    secretKey,
    products: new Map(options.products.map((id) => [id, { active: true }])),
    endpoints: [{ url: options.webhookUrl, status: 'enabled', enabledEvents: ['*'] }],
    deniedPaths: new Set(),
    chargesEnabled: true,
    taxStatus: 'active',
    taxRate: 0.19,
  };
  const ledger = new StripeLedger(isLive, now, (event) => {
    if (isWanted(account, event)) webhooks.add(event);
  });
  const routes = new Hono();
  routes.route('/v1', stripeApi(ledger, account, now));
  routes.route('/', stripePages(ledger, options.publishableKey));
  const served = await serveStandIn(routes, (path) => path.startsWith('/v1/'), random);

  const sessionOf = (orderId: string, status: Session['status']) => {
    ledger.expireSessions();
    return ledger.sessions.findLast((one) => one.client_reference_id === orderId && one.status === status);
  };
  const chargeOf = (paymentId: string): Charge => {
    const charge = ledger.charges.findLast((one) => one.payment_intent === paymentId && one.paid);
    if (charge) return charge;
    throw new Error(`The stand-in has no payment ${paymentId}.`);
  };

  return {
    name: 'stripe',
    origin: served.origin,
    hosts: ['api.stripe.com', 'js.stripe.com', 'checkout.stripe.com'],
    webhooks,
    api: served.api,
    account,
    ledger,
    pay(orderId, card = 'success') {
      const session = sessionOf(orderId, 'open');
      if (!session) return 'closed';
      return ledger.pay(session, card === 'success') === 'paid' ? 'paid' : 'declined';
    },
    payByDebit(orderId) {
      ledger.pay(sessionOf(orderId, 'open')!, true, true);
    },
    settleDebit(orderId, isAccepted) {
      ledger.settle(sessionOf(orderId, 'complete')!, isAccepted);
    },
    refundFromDashboard(paymentId, totalCents) {
      const charge = chargeOf(paymentId);
      const amount = (totalCents ?? charge.amount) - charge.amount_refunded;
      ledger.refund(charge, amount, { metadata: {}, reason: null });
    },
    dispute(paymentId, status, amountCents) {
      const charge = chargeOf(paymentId);
      ledger.closeDispute(ledger.dispute(charge, amountCents ?? charge.amount), status);
    },
    failLatestRefund(paymentId) {
      ledger.failRefund(ledger.refunds.findLast((refund) => refund.payment_intent === paymentId)!);
    },
    books: () =>
      ledger.sessions
        .filter((session) => session.payment_status === 'paid')
        .map((session) => {
          const charge = chargeOf(session.payment_intent!);
          return {
            paymentId: session.payment_intent!,
            orderId: session.client_reference_id ?? '',
            amountCents: charge.amount,
            currency: charge.currency.toUpperCase() as Currency,
            taxCents:
              session.automatic_tax.status === 'complete' ? session.total_details.amount_tax : undefined,
            refundedCents: charge.amount_refunded,
            refundedTaxCents: undefined,
          };
        }),
    [Symbol.asyncDispose]: () => served[Symbol.asyncDispose](),
  };
}

function isWanted({ endpoints }: StripeAccount, { type }: SentEvent): boolean {
  return endpoints.some(
    ({ status, enabledEvents }) =>
      status === 'enabled' && (enabledEvents.includes('*') || enabledEvents.includes(type)),
  );
}

/** Signs anew at each attempt, with each valid secret. Sandboxes add a `v0` that must be ignored. */
function signature(secrets: readonly string[], rawBody: Uint8Array, now: Date, isLive: boolean): string {
  const time = Math.floor(now.getTime() / 1_000);
  const signed = Buffer.concat([Buffer.from(`${time}.`), rawBody]);
  const schemes = secrets.map((secret) => `v1=${createHmac('sha256', secret).update(signed).digest('hex')}`);
  return [`t=${time}`, ...schemes, ...(isLive ? [] : [`v0=${'6'.repeat(64)}`])].join(',');
}
