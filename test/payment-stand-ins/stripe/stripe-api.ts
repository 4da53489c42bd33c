import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { answerList } from './answer-list.ts';
import { ApiError, missingObject } from './api-error.ts';
import { createSession } from './create-session.ts';
import { expandObject, expandPage } from './expand-object.ts';
import { decodeForm, param, parseParams } from './form-params.ts';
import type { StripeAccount } from './stripe-account.ts';
import { idempotency } from './stripe-idempotency.ts';
import type { StripeLedger } from './stripe-ledger.ts';
import { newId } from './stripe-objects.ts';

const refundParams = z.strictObject({
  amount: param.integer.refine((amount) => amount >= 1, 'Invalid positive integer').optional(),
  charge: param.text.optional(),
  expand: param.list(z.string()).optional(),
  metadata: param.metadata.default({}),
  payment_intent: param.text.optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
});
const retrieveParams = z.strictObject({ expand: param.list(z.string()).optional() });

/** Stripe's API, as far as checkouts, refunds and their checks need it. */
export function stripeApi(ledger: StripeLedger, account: StripeAccount, now: () => Date): Hono {
  const api = new Hono();
  api.onError((error, c) => {
    if (!(error instanceof ApiError)) throw error;
    return c.json(error.body, error.status as ContentfulStatusCode);
  });
  api.use(async (c, next) => {
    c.header('Request-Id', newId('req', 14));
    c.header('Stripe-Version', c.req.header('Stripe-Version') ?? '2026-10-28.endive');
    authorize(c, account);
    ledger.expireSessions();
    await next();
  });
  api.use(idempotency(now));

  const query = (c: Context) => decodeForm(new URL(c.req.url).search.slice(1));
  const retrieve = (path: string, kind: string, rows: () => readonly { readonly id: string }[]) =>
    api.get(`${path}/:id`, (c) => {
      const { expand = [] } = parseParams(retrieveParams, query(c));
      const row = rows().find(({ id }) => id === c.req.param('id'));
      if (!row) throw missingObject(kind, c.req.param('id'));
      return c.json(expandObject(ledger, row, expand));
    });
  const list = <Row extends { readonly id: string; readonly created?: number }>(
    path: string,
    kind: string,
    rows: () => readonly Row[],
    filters: Readonly<Record<string, (row: Row, value: string) => boolean>> = {},
  ) =>
    api.get(path, (c) => {
      const { data, expand, has_more } = answerList(kind, rows(), query(c), filters);
      return c.json({ object: 'list', url: `/v1${path}`, has_more, data: expandPage(ledger, data, expand) });
    });
  const isOf = (field: string) => (row: object, value: string) =>
    (row as Record<string, unknown>)[field] === value;

  api.post('/checkout/sessions', async (c) => {
    const { session, expand } = createSession(ledger, account, decodeForm(await c.req.text()));
    return c.json(expandObject(ledger, session, expand));
  });
  api.post('/checkout/sessions/:id/expire', (c) => {
    const session = ledger.sessions.find(({ id }) => id === c.req.param('id'));
    if (!session) throw missingObject('checkout.session', c.req.param('id'));
    if (session.status !== 'open') {
      const message = `This Session is not in an expireable state. This Session has a status of ${session.status}.`;
      throw new ApiError(400, message, {}, true);
    }
    ledger.expire(session);
    return c.json(session);
  });
  list('/checkout/sessions', 'checkout.session', () => ledger.sessions, {
    payment_intent: isOf('payment_intent'),
    status: isOf('status'),
  });
  retrieve('/checkout/sessions', 'checkout.session', () => ledger.sessions);
  retrieve('/payment_intents', 'payment_intent', () => ledger.intents);
  retrieve('/charges', 'charge', () => ledger.charges);
  list('/disputes', 'dispute', () => ledger.disputes, {
    charge: isOf('charge'),
    payment_intent: isOf('payment_intent'),
  });
  list('/events', 'event', () => recentEvents(ledger), { type: isOf('type') });
  list('/refunds', 'refund', () => ledger.refunds, {
    charge: isOf('charge'),
    payment_intent: isOf('payment_intent'),
  });
  api.post('/refunds', async (c) => c.json(refund(ledger, await c.req.text())));

  const livemode = ledger.isLive;
  retrieve('/products', 'product', () =>
    [...account.products].map(([id, { active }]) => ({ id, object: 'product', active, livemode })),
  );
  list('/webhook_endpoints', 'webhook_endpoint', () =>
    account.endpoints.map(({ url, status, enabledEvents }, index) => ({
      id: `we_${index}`,
      object: 'webhook_endpoint',
      url,
      status,
      enabled_events: enabledEvents,
      livemode,
    })),
  );
  api.get('/account', (c) =>
    c.json({ id: 'acct_1StandIn', object: 'account', charges_enabled: account.chargesEnabled }),
  );
  api.get('/tax/settings', (c) =>
    c.json({ object: 'tax.settings', livemode, status: account.taxStatus, status_details: {} }),
  );
  api.all('*', (c) => {
    throw new ApiError(404, `Unrecognized request URL (${c.req.method}: ${c.req.path}).`);
  });
  return api;
}

function authorize(c: Context, { secretKey, deniedPaths }: StripeAccount): void {
  const header = c.req.header('Authorization') ?? '';
  if (header !== `Bearer ${secretKey}`) {
    const message = header.startsWith('Bearer ')
      ? 'Invalid API Key provided: sk_****'
      : 'You did not provide an API key.';
    throw new ApiError(401, message);
  }
  const path = c.req.path.replace(/^\/v1\//, '');
  if ([...deniedPaths].some((denied) => path.startsWith(denied))) {
    throw new ApiError(403, 'The provided key does not have the required permissions for this endpoint.');
  }
}

/** Stripe stores events for 30 days. */
function recentEvents(ledger: StripeLedger) {
  const oldest = ledger.nowSeconds() - 30 * 24 * 3_600;
  return ledger.events.filter(({ created }) => created >= oldest);
}

function refund(ledger: StripeLedger, text: string) {
  const all = parseParams(refundParams, decodeForm(text));
  if ((all.charge === undefined) === (all.payment_intent === undefined)) {
    throw new ApiError(
      400,
      'One of the following params should be provided for this request: payment_intent or charge.',
    );
  }
  const intent = ledger.intents.find(({ id }) => id === all.payment_intent);
  if (all.payment_intent !== undefined && !intent) {
    throw missingObject('payment_intent', all.payment_intent, 'payment_intent');
  }
  const chargeId = all.charge ?? intent?.latest_charge;
  const charge = ledger.charges.find(({ id, paid }) => id === chargeId && paid);
  if (!charge) {
    throw new ApiError(400, `This PaymentIntent does not have a successful charge to refund.`, {}, true);
  }
  const amount = all.amount ?? charge.amount - charge.amount_refunded;
  return ledger.refund(charge, amount, { metadata: all.metadata, reason: all.reason ?? null });
}
