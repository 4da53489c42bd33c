import Stripe from 'stripe';
import { expect, it } from 'vitest';
import { openStripeShop } from '../../../../test/payment-stand-ins/stripe/stripe-shop.ts';

type Params = Stripe.Checkout.SessionCreateParams;

const ITEM = {
  quantity: 1,
  price_data: { currency: 'eur', unit_amount: 1900, product: 'prod_Basic', tax_behavior: 'inclusive' },
} as const;
const SESSION: Params = {
  mode: 'payment',
  ui_mode: 'embedded_page',
  line_items: [ITEM],
  return_url: 'http://localhost:3000/',
};
const NOW_SECONDS = Date.parse('2026-11-21T10:00:00Z') / 1_000;

async function openStripe(key = 'sk_test_51StandIn') {
  const shop = await openStripeShop();
  const httpClient = Stripe.createFetchHttpClient();
  return { ...shop, client: new Stripe(key, { httpClient, maxNetworkRetries: 0 }) };
}

it.each<[string, object, object]>([
  ['an unknown parameter', { colour: 'red' }, { code: 'parameter_unknown', param: 'colour' }],
  [
    'an unknown inner parameter',
    { line_items: [{ ...ITEM, colour: 'red' }] },
    { code: 'parameter_unknown', param: 'line_items[0][colour]' },
  ],
  [
    'an unknown payment method',
    { excluded_payment_method_types: ['sepa_debit', 'sepa'] },
    { param: 'excluded_payment_method_types[1]' },
  ],
  ['the former list of payment methods', { payment_method_types: ['card'] }, { code: 'parameter_unknown' }],
  ['no mode', { mode: undefined }, { code: 'parameter_missing', param: 'mode' }],
  ['no return_url', { return_url: undefined }, { param: 'return_url' }],
  ['a success_url', { success_url: 'http://localhost:3000/' }, { param: 'success_url' }],
  ['the former name of the page', { ui_mode: 'embedded' }, { param: 'ui_mode' }],
  ['29 minutes', { expires_at: NOW_SECONDS + 29 * 60 }, { param: 'expires_at' }],
  ['25 hours', { expires_at: NOW_SECONDS + 25 * 3_600 }, { param: 'expires_at' }],
  ['a relative address', { return_url: '/thanks' }, { param: 'return_url' }],
  ['an odd email address', { customer_email: 'nobody' }, { code: 'email_invalid', param: 'customer_email' }],
  [
    'an unknown product',
    { line_items: [{ ...ITEM, price_data: { ...ITEM.price_data, product: 'prod_X' } }] },
    { code: 'resource_missing' },
  ],
  [
    '49 cents',
    { line_items: [{ ...ITEM, price_data: { ...ITEM.price_data, unit_amount: 49 } }] },
    { code: 'amount_too_small' },
  ],
])('refuses a session with %s', async (_, changes, error) => {
  const { client, stripe } = await openStripe();
  const creating = client.checkout.sessions.create({ ...SESSION, ...changes });
  await expect(creating).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    rawType: 'invalid_request_error',
    ...error,
  });
  expect(stripe.ledger.sessions).toEqual([]);
});

it('expands only what Stripe expands, to four levels', async () => {
  const { client, buy, stripe } = await openStripe();
  await buy();
  const retrieve = (...expand: string[]) =>
    client.checkout.sessions.retrieve(stripe.ledger.sessions[0]!.id, { expand });
  expect((await retrieve()).line_items).toBeUndefined();
  expect(await retrieve('line_items', 'payment_intent.latest_charge')).toMatchObject({
    line_items: { data: [{ price: { product: 'prod_Basic' } }] },
    payment_intent: { latest_charge: { object: 'charge' } },
  });
  for (const path of ['colour', 'payment_intent.colour', 'a.b.c.d.e', 'data.line_items']) {
    await expect(retrieve(path)).rejects.toMatchObject({ statusCode: 400 });
  }
});

it('refuses a wrong key and an unknown path', async () => {
  const { client: stranger } = await openStripe('sk_test_wrong');
  await expect(stranger.balance.retrieve()).rejects.toMatchObject({ type: 'StripeAuthenticationError' });
  const { client } = await openStripe();
  await expect(client.balance.retrieve()).rejects.toMatchObject({ statusCode: 404 });
});

it('repeats the answer to an idempotency key, for the same parameters only', async () => {
  const { client, stripe } = await openStripe();
  const create = (params: Params) => client.checkout.sessions.create(params, { idempotencyKey: 'key' });
  const [first, at] = await Promise.all([create(SESSION), create(SESSION).catch((error: unknown) => error)]);
  expect(at).toMatchObject({ code: 'idempotency_key_in_use', statusCode: 409 });
  expect((await create(SESSION)).id).toBe(first.id);
  await expect(create({ ...SESSION, locale: 'de' })).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
  });
  expect(stripe.ledger.sessions).toHaveLength(1);
});

it('pages its lists, newest first', async () => {
  const { client } = await openStripe();
  const ids: string[] = [];
  for (let index = 0; index < 12; index += 1)
    ids.unshift((await client.checkout.sessions.create(SESSION)).id);
  const first = await client.checkout.sessions.list();
  expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 10));
  expect(first.has_more).toBe(true);
  const rest = await client.checkout.sessions.list({ starting_after: ids[9]! });
  expect([rest.data.map(({ id }) => id), rest.has_more]).toEqual([ids.slice(10), false]);
  await expect(client.checkout.sessions.list({ limit: 101 })).rejects.toMatchObject({ param: 'limit' });
});

it('sends the events that Stripe sends around a payment and a refund', async () => {
  const { stripe, buy } = await openStripeShop();
  stripe.refundFromDashboard(await buy());
  const types = stripe.webhooks.bodies.map((body) => (JSON.parse(body) as { type: string }).type);
  expect(types).toEqual([
    'payment_intent.created',
    'charge.succeeded',
    'payment_intent.succeeded',
    'charge.updated',
    'checkout.session.completed',
    'refund.created',
    'charge.refunded',
    'refund.updated',
  ]);
});
