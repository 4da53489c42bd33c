import { expect, it } from 'vitest';
import {
  openStripeShop,
  PRODUCTS,
  type StripeShop,
} from '../../../../test/payment-stand-ins/stripe/stripe-shop.ts';
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

it.each<[string, (shop: StripeShop) => unknown, string]>([
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
    'charge.refunded, charge.dispute.closed.',
  ],
  [
    'taxes that are not set up',
    ({ stripe }) => (stripe.account.taxStatus = 'pending'),
    'Stripe Tax is not set up',
  ],
  ['a missing permission', ({ stripe }) => stripe.account.deniedPaths.add('products'), 'lacks a permission'],
  ['a Stripe that is down', ({ stripe }) => (stripe.api.isDown = true), 'Stripe answered 503'],
])(
  'finds %s',
  async (_, change, problem) => {
    const shop = await openStripeShop();
    change(shop);
    const problems = await shop.payments.checkSetup();
    expect(problems.map((found) => found.problem).join('\n')).toContain(problem);
  },
  60_000,
);

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
