import { createHmac } from 'node:crypto';
import { expect, it, onTestFinished } from 'vitest';
import { openLemonSqueezyStandIn } from '../../../../test/payment-stand-ins/lemonsqueezy/lemon-squeezy-stand-in.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

async function open() {
  const standIn = await openLemonSqueezyStandIn({ clock: { now: () => NOW } });
  onTestFinished(() => standIn[Symbol.asyncDispose]());
  const headers = {
    Accept: 'application/vnd.api+json',
    'Content-Type': 'application/vnd.api+json',
    Authorization: `Bearer ${standIn.apiKey}`,
  };
  const post = (path: string, data: unknown) =>
    fetch(standIn.origin + path, { method: 'POST', headers, body: JSON.stringify({ data }) });
  const { storeId, variants } = standIn.stores.EUR;
  const checkout = (attributes: object, store = storeId, variant = variants.basic) => ({
    type: 'checkouts',
    attributes,
    relationships: {
      store: { data: { type: 'stores', id: store } },
      variant: { data: { type: 'variants', id: variant } },
    },
  });
  return { standIn, headers, post, checkout };
}

const ORDER = { custom_price: 1_900, checkout_data: { custom: { lichtbild_order_id: 'o1' } } };

it('sends an event at most four times, signed, and drops it then', async () => {
  const { standIn, post, checkout } = await open();
  await post('/v1/checkouts', checkout(ORDER));
  expect(standIn.pay('o1', 'declined')).toBe('declined');
  expect(standIn.pay('o1')).toBe('paid');
  const attempts: Readonly<Record<string, string>>[] = [];
  const bodies = new Set<string>();
  for (let round = 1; round <= 5; round += 1) {
    await standIn.webhooks.deliver(({ rawBody, headers }) => {
      const signature = createHmac('sha256', standIn.webhookSecret).update(rawBody).digest('hex');
      attempts.push({ ...headers, isSigned: `${headers['X-Signature'] === signature}` });
      bodies.add(new TextDecoder().decode(rawBody));
      return Promise.resolve(201);
    });
  }
  expect(attempts).toHaveLength(4);
  expect(new Set(attempts.map(({ isSigned }) => isSigned))).toEqual(new Set(['true']));
  expect(attempts[0]).toMatchObject({ 'X-Event-Name': 'order_created', 'Content-Type': 'application/json' });
  expect(bodies.size).toBe(1);
  expect(standIn.webhooks.dropped).toBe(1);
});

it.each<[string, object, string]>([
  ['a price that is a text', { custom_price: '1900' }, '/data/attributes/custom_price'],
  ['a price of nothing', { custom_price: 0 }, '/data/attributes/custom_price'],
  ['empty custom data', { checkout_data: { custom: {} } }, '/data/attributes/checkout_data/custom'],
  [
    'a number in custom data',
    { checkout_data: { custom: { a: 1 } } },
    '/data/attributes/checkout_data/custom/a',
  ],
  ['no email address', { checkout_data: { email: 'x' } }, '/data/attributes/checkout_data/email'],
  ['an unknown option', { checkout_options: { locale: 'de' } }, '/data/attributes/checkout_options'],
  [
    'a variant of another product',
    { product_options: { enabled_variants: [1] } },
    '/data/attributes/product_options',
  ],
])('refuses a checkout with %s', async (_what, attributes, pointer) => {
  const { post, checkout } = await open();
  const response = await post('/v1/checkouts', checkout(attributes));
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    errors: [{ status: '422', title: 'Unprocessable Entity', source: { pointer } }],
  });
});

it('refuses a wrong key, a wrong media type and unknown resources', async () => {
  const { standIn, headers, post, checkout } = await open();
  const get = async (path: string, change: object = {}) =>
    (await fetch(standIn.origin + path, { headers: { ...headers, ...change } })).status;
  expect(await get('/v1/users/me')).toBe(200);
  expect(await get('/v1/users/me', { Authorization: 'Bearer wrong' })).toBe(401);
  expect(await get('/v1/users/me', { Accept: 'application/json' })).toBe(401);
  for (const path of ['/v1/orders/1', '/v1/stores/1', '/v1/variants/1', '/v1/checkouts/1']) {
    expect(await get(path)).toBe(404);
  }
  const { EUR, USD } = standIn.stores;
  expect((await post('/v1/checkouts', checkout({}, EUR.storeId, USD.variants.basic))).status).toBe(404);
});

it('refunds up to the amount paid, in parts', async () => {
  const { standIn, post, checkout } = await open();
  await post('/v1/checkouts', checkout(ORDER));
  standIn.pay('o1');
  const { paymentId } = standIn.books()[0]!;
  const refund = async (attributes?: object) =>
    (await post(`/v1/orders/${paymentId}/refund`, { type: 'orders', id: paymentId, attributes })).status;
  expect(await refund({ amount: 900 })).toBe(200);
  expect(await refund({ amount: 1_001 })).toBe(422);
  expect(await refund({ amount: -1 })).toBe(422);
  expect(await refund()).toBe(200);
  expect(await refund()).toBe(422);
  expect(standIn.books()).toMatchObject([
    { refundedCents: 1_900, taxCents: 303, orderId: 'o1', currency: 'EUR' },
  ]);
});

it('serves the checkout to whoever has its signed address, with embed=1 but no other addition', async () => {
  const { standIn, post, checkout } = await open();
  await post('/v1/checkouts', checkout({ ...ORDER, expires_at: '2026-11-21T12:00:00Z' }));
  const { pathname, search } = new URL(standIn.account.checkouts[0]!.url);
  const get = (query: string) => fetch(standIn.origin + pathname + query);
  expect(await (await get(`${search}&embed=1`)).text()).toContain('Total 19.00 EUR');
  expect((await get(`${search}&dark=1`)).status).toBe(403);
  expect((await get(search.replace('expires=', 'expires=9'))).status).toBe(403);
  expect((await get('')).status).toBe(403);
});
