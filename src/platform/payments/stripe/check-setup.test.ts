import { expect, it } from 'vitest';
import {
  openStripeShop,
  PRODUCTS,
  type StripeShop,
} from '../../../../test/payment-stand-ins/stripe/stripe-shop.ts';
import { watchRequests } from '../../../../test/payment-stand-ins/watch-requests.ts';
import type { StripeOptions } from './stripe-options.ts';

const LIVE = {
  mode: 'live',
  secretKey: 'sk_live_51StandIn',
  publishableKey: 'pk_live_51StandIn',
} as const;

it.each([{}, LIVE, { secretKey: 'rk_test_51StandIn' }])('finds nothing wrong with %j', async (changes) => {
  const { payments, stripe } = await openStripeShop(changes);
  expect(await payments.checkSetup()).toEqual([]);
  expect(stripe.ledger.sessions).toEqual([]);
});

it.each<[string, Partial<StripeOptions>, string]>([
  ['a live key in test mode', { ...LIVE, mode: 'test' }, 'STRIPE_SECRET_KEY is not a secret key'],
  ['a test key in live mode', { mode: 'live' }, 'STRIPE_SECRET_KEY is not a secret key'],
  ['swapped keys', { secretKey: 'pk_test_1' }, 'STRIPE_SECRET_KEY is not a secret key'],
  [
    'a secret key for the browser',
    { publishableKey: 'sk_test_1' },
    'STRIPE_PUBLISHABLE_KEY is not a publishable key',
  ],
  ['no webhook secret', { webhookSecrets: [] }, 'STRIPE_WEBHOOK_SECRET'],
  ['a wrong webhook secret', { webhookSecrets: ['whsec_1', 'we_1'] }, 'STRIPE_WEBHOOK_SECRET'],
  ['a product that is not mapped', { products: { ...PRODUCTS, premium: '' } }, 'The product premium has no'],
  ['an unknown product', { products: { ...PRODUCTS, premium: 'prod_X' } }, 'no product prod_X in test mode'],
])('finds %s', async (_, changes, problem) => {
  const { payments } = await openStripeShop(changes);
  const [found, ...others] = await payments.checkSetup();
  expect(found!.problem).toContain(problem);
  expect(found!.fix).toMatch(/\w+.*\.$/);
  for (const other of others) expect(other.problem).not.toBe(found!.problem);
});

it.each<[string, (shop: StripeShop) => unknown, string | RegExp]>([
  [
    'an archived product',
    ({ stripe }) => (stripe.account.products.get('prod_Basic')!.active = false),
    'archived',
  ],
  ['no webhook', ({ stripe }) => stripe.account.endpoints.splice(0), 'no webhook whose address ends with'],
  [
    'a webhook of another shop only',
    ({ stripe }) => (stripe.account.endpoints[0]!.url = 'https://other.example/hook'),
    'no webhook whose address ends with',
  ],
  [
    'a disabled webhook',
    ({ stripe }) => (stripe.account.endpoints[0]!.status = 'disabled'),
    'The webhook is disabled',
  ],
  [
    'a webhook without the events',
    ({ stripe }) => (stripe.account.endpoints[0]!.enabledEvents = ['checkout.session.completed']),
    /^The webhook does not send these events: (?!.*checkout.session.completed).*charge.refunded, charge.dispute.closed\.$/,
  ],
  [
    'taxes that are not set up',
    ({ stripe }) => (stripe.account.taxStatus = 'pending'),
    'Stripe Tax is not set up',
  ],
  ['a missing permission', ({ stripe }) => stripe.account.deniedPaths.add('products'), 'lacks a permission'],
  ['a Stripe that is down', ({ stripe }) => (stripe.api.isDown = true), /^Stripe answered 503/],
])(
  'finds %s',
  async (_, change, problem) => {
    const shop = await openStripeShop();
    change(shop);
    const problems = await shop.payments.checkSetup();
    expect(problems.map((found) => found.problem).join('\n')).toMatch(problem);
  },
  60_000,
);

it.each([
  [{ mode: 'live' } as const, 'with test mode and sandboxes switched off.'],
  [{ ...LIVE, mode: 'test' } as const, 'in a sandbox.'],
])('says where to find the keys of the right mode: %j', async (changes, where) => {
  const { payments } = await openStripeShop(changes);
  const problems = await payments.checkSetup();
  const fixes = problems.filter(({ problem }) => problem.includes('_KEY is not')).map(({ fix }) => fix);
  expect(fixes).toEqual([expect.stringContaining(where), expect.stringContaining(where)]);
});

it('asks Stripe about no product that is missing in the file', async () => {
  const { payments } = await openStripeShop({ products: { ...PRODUCTS, premium: undefined as never } });
  const requests = watchRequests();
  expect((await payments.checkSetup()).map(({ problem }) => problem)).toEqual([
    'The product premium has no product of Stripe.',
  ]);
  expect(requests.filter(({ line }) => line.startsWith('GET /v1/products/'))).toHaveLength(4);
});

it('checks everything else with a key that lacks a permission', async () => {
  const { payments, stripe } = await openStripeShop();
  stripe.account.deniedPaths.add('products');
  stripe.account.endpoints[0]!.status = 'disabled';
  expect((await payments.checkSetup()).map(({ problem }) => problem)).toEqual([
    expect.stringContaining('lacks a permission'),
    'The webhook is disabled at Stripe.',
  ]);
});

it('fails with a fault of our own instead of blaming Stripe', async () => {
  const { payments } = await openStripeShop({ products: undefined as never });
  await expect(payments.checkSetup()).rejects.toThrow(TypeError);
});

it('accepts an account that is not activated in test mode', async () => {
  const { payments, stripe } = await openStripeShop();
  stripe.account.chargesEnabled = false;
  expect(await payments.checkSetup()).toEqual([]);
});

it('finds an account that is not activated, in live mode', async () => {
  const { payments, stripe } = await openStripeShop(LIVE);
  stripe.account.chargesEnabled = false;
  expect(await payments.checkSetup()).toMatchObject([
    { problem: 'The Stripe account cannot take payments yet.' },
  ]);
});

it('finds a key that Stripe does not accept, once and without naming it', async () => {
  const { payments } = await openStripeShop({}, { secretKey: 'sk_test_another' });
  const problems = await payments.checkSetup();
  expect(problems).toMatchObject([{ problem: 'Stripe does not accept STRIPE_SECRET_KEY.' }]);
  expect(JSON.stringify(problems)).not.toContain('sk_test_51StandIn');
});

it('does not ask about taxes when they are not calculated', async () => {
  const { payments, stripe } = await openStripeShop({ automaticTax: false });
  stripe.account.taxStatus = 'pending';
  expect(await payments.checkSetup()).toEqual([]);
});
