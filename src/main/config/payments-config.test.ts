import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  EXAMPLE_PRODUCTS,
  LEMON_SQUEEZY_KEYS,
  LIVE_SERVICE,
  LIVE_STRIPE_KEYS,
  PADDLE_KEYS,
  STRIPE_KEYS,
} from '../../../test/payment-settings.ts';
import { ConfigError, readConfig } from './config.ts';
import { readPaymentProducts } from './payment-products.ts';
import { PAYMENT_SETTINGS, PROVIDER_SETTINGS } from './payment-settings.ts';
import { paymentsConfig } from './payments-config.ts';

const PRODUCTS = JSON.parse(EXAMPLE_PRODUCTS) as Record<string, Record<string, unknown>>;

type Env = Readonly<Record<string, string>>;
/** @param file the content of the file of products; null when there is none */
const read = (env: Env, file: string | null = EXAMPLE_PRODUCTS) =>
  readConfig(env, '/srv', () => file ?? undefined).payments;

function problemsOf(env: Env, file: string | null = EXAMPLE_PRODUCTS): readonly string[] {
  try {
    read(env, file);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}
const json = (content: unknown) => JSON.stringify(content);

it('takes no money unless a provider is named', () => {
  expect(read({}, null)).toEqual({
    newOrders: 'sandbox',
    mode: 'test',
    providers: [{ kind: 'sandbox' }],
  });
});

it('builds every provider whose keys are set, whichever takes new orders', () => {
  const payments = read({ PAYMENTS: 'paddle', ...LEMON_SQUEEZY_KEYS, ...PADDLE_KEYS, ...STRIPE_KEYS });
  expect(payments).toEqual({
    newOrders: 'paddle',
    mode: 'test',
    providers: [
      { kind: 'sandbox' },
      {
        kind: 'lemonsqueezy',
        apiKey: 'eyJ0',
        webhookSecrets: ['secret'],
        stores: PRODUCTS['lemonsqueezy'],
      },
      {
        kind: 'paddle',
        apiKey: 'pdl_sdbx_apikey_1',
        clientToken: 'test_1',
        webhookSecrets: ['pdl_ntfset_1'],
        products: PRODUCTS['paddle'],
        hostedCheckoutUrl: undefined,
      },
      {
        kind: 'stripe',
        secretKey: 'sk_test_1',
        publishableKey: 'pk_test_1',
        webhookSecrets: ['whsec_1'],
        products: PRODUCTS['stripe'],
        automaticTax: false,
      },
    ],
  });
  expect(Object.isFrozen(payments.providers[3])).toBe(true);
});

it('reads lists of webhook secrets and the optional settings', () => {
  const { providers } = read({
    ...{ ...PADDLE_KEYS, PADDLE_HOSTED_CHECKOUT_URL: 'https://sandbox-pay.paddle.io/hsc_1' },
    ...{ ...STRIPE_KEYS, STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old', STRIPE_AUTOMATIC_TAX: '1' },
  });
  expect(providers).toMatchObject([
    {},
    { hostedCheckoutUrl: 'https://sandbox-pay.paddle.io/hsc_1' },
    { webhookSecrets: ['whsec_new', 'whsec_old'], automaticTax: true },
  ]);
});

it.each<[string, Env]>([
  ['lemonsqueezy', LEMON_SQUEEZY_KEYS],
  ['paddle', PADDLE_KEYS],
  ['stripe', STRIPE_KEYS],
])('builds only %s when only its keys are set, whatever the file names', (kind, keys) => {
  expect(read(keys).providers.map((provider) => provider.kind)).toEqual(['sandbox', kind]);
});

it.each(
  Object.entries(PROVIDER_SETTINGS).flatMap(([kind, { required }]) => required.map((name) => [kind, name])),
)('never builds %s without %s', (kind, name) => {
  const values = z
    .object(PAYMENT_SETTINGS)
    .parse({ ...LEMON_SQUEEZY_KEYS, ...PADDLE_KEYS, ...STRIPE_KEYS, [name!]: undefined });
  const { products } = readPaymentProducts('products.json', () => EXAMPLE_PRODUCTS);
  const others = Object.keys(PROVIDER_SETTINGS).filter((other) => other !== kind);
  const { providers } = paymentsConfig(values, products, 'live');
  expect(providers.map((provider) => provider.kind)).toEqual(others);
});

it('never builds a provider of whose products the file names none', () => {
  const values = z.object(PAYMENT_SETTINGS).parse({ ...LEMON_SQUEEZY_KEYS, ...PADDLE_KEYS, ...STRIPE_KEYS });
  expect(paymentsConfig(values, {}, 'live').providers).toEqual([]);
});

it('asks for the file in the project’s folder, or the one that is named', () => {
  const asked: string[] = [];
  const readFile = (file: string) => void asked.push(file);
  readConfig({}, '/srv', readFile as () => undefined);
  readConfig({ PAYMENT_PRODUCTS: 'data/products.json' }, '/srv', readFile as () => undefined);
  readConfig({ PAYMENT_PRODUCTS: '/etc/products.json' }, '/srv', readFile as () => undefined);
  expect(asked).toEqual(['/srv/payment-products.json', '/srv/data/products.json', '/etc/products.json']);
});

describe('mode', () => {
  it('is live in production, and then has no sandbox', () => {
    const { mode, providers } = read({ ...LIVE_SERVICE, PAYMENTS: 'stripe', ...LIVE_STRIPE_KEYS });
    expect(mode).toBe('live');
    expect(providers).toMatchObject([{ kind: 'stripe', secretKey: 'rk_live_1' }]);
  });

  it('is test in a demonstration', () => {
    const { mode, providers } = read({
      ...{ ...LIVE_SERVICE, PAYMENTS: 'stripe', ...STRIPE_KEYS, ALLOW_SANDBOX: '1' },
    });
    expect(mode).toBe('test');
    expect(providers).toMatchObject([{ kind: 'sandbox' }, { kind: 'stripe' }]);
  });

  it('production names a provider, or allows the sandbox', () => {
    const sandbox = expect.stringContaining('PAYMENTS is sandbox') as string;
    expect(problemsOf(LIVE_SERVICE)).toEqual([sandbox]);
    expect(problemsOf({ ...LIVE_SERVICE, PAYMENTS: 'sandbox', ...LIVE_STRIPE_KEYS })).toEqual([sandbox]);
    expect(problemsOf({ ...LIVE_SERVICE, ALLOW_SANDBOX: '1' })).toEqual([]);
  });

  it.each<[Env, string]>([
    [
      LIVE_STRIPE_KEYS,
      "STRIPE_SECRET_KEY is of the provider's live mode, but this service runs in test mode",
    ],
    [{ ...STRIPE_KEYS, STRIPE_SECRET_KEY: 'rk_live_1' }, 'because NODE_ENV is not production'],
    [{ ...STRIPE_KEYS, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' }, 'STRIPE_PUBLISHABLE_KEY is of'],
    [{ ...PADDLE_KEYS, PADDLE_API_KEY: 'pdl_live_apikey_1' }, 'PADDLE_API_KEY is of'],
    [{ ...PADDLE_KEYS, PADDLE_CLIENT_TOKEN: 'live_1' }, 'PADDLE_CLIENT_TOKEN is of'],
    [
      { ...PADDLE_KEYS, PADDLE_HOSTED_CHECKOUT_URL: 'https://pay.paddle.io/hsc_1' },
      'PADDLE_HOSTED_CHECKOUT_URL is of',
    ],
    [{ ...LIVE_SERVICE, ...LIVE_STRIPE_KEYS, ALLOW_SANDBOX: '1' }, 'because ALLOW_SANDBOX is 1'],
    [
      { ...LIVE_SERVICE, PAYMENTS: 'stripe', ...STRIPE_KEYS },
      "STRIPE_SECRET_KEY is of the provider's test mode, but production takes real money",
    ],
    [{ ...LIVE_SERVICE, PAYMENTS: 'paddle', ...PADDLE_KEYS }, 'PADDLE_CLIENT_TOKEN is of'],
  ])('refuses keys of the other mode: %j', (env, problem) => {
    expect(problemsOf(env)).toContainEqual(expect.stringContaining(problem));
  });
});

describe('refuses', () => {
  it.each<[Env, readonly string[]]>([
    [{ PAYMENTS: 'paypal' }, ['PAYMENTS: must be sandbox, lemonsqueezy, paddle or stripe']],
    [
      { PAYMENTS: 'stripe' },
      ['STRIPE_SECRET_KEY is missing', 'STRIPE_PUBLISHABLE_KEY is missing', 'STRIPE_WEBHOOK_SECRET is'],
    ],
    [
      { PAYMENTS: 'lemonsqueezy' },
      ['LEMONSQUEEZY_API_KEY is missing: PAYMENTS is lemonsqueezy', 'LEMONSQUEEZY_WEBHOOK_SECRET is'],
    ],
    [
      { LEMONSQUEEZY_API_KEY: 'eyJ0' },
      ['LEMONSQUEEZY_WEBHOOK_SECRET is missing: LEMONSQUEEZY_API_KEY is set'],
    ],
    [
      { PADDLE_CLIENT_TOKEN: 'test_1' },
      ['PADDLE_API_KEY is missing: PADDLE_CLIENT_TOKEN is set', 'PADDLE_WEBHOOK_SECRET is missing'],
    ],
    [
      {
        ...PADDLE_KEYS,
        PADDLE_API_KEY: '',
        PADDLE_HOSTED_CHECKOUT_URL: 'https://sandbox-pay.paddle.io/hsc_1',
      },
      ['PADDLE_API_KEY is missing'],
    ],
    [
      { STRIPE_AUTOMATIC_TAX: '1' },
      [
        'STRIPE_SECRET_KEY is missing: STRIPE_AUTOMATIC_TAX is set',
        'STRIPE_PUBLISHABLE_KEY',
        'STRIPE_WEBHOOK',
      ],
    ],
    [{ ...STRIPE_KEYS, STRIPE_AUTOMATIC_TAX: 'yes' }, ['STRIPE_AUTOMATIC_TAX: must be 0 or 1']],
    [
      { ...STRIPE_KEYS, STRIPE_WEBHOOK_SECRET: 'whsec_1,short' },
      ['STRIPE_WEBHOOK_SECRET: each must have at least 6 characters'],
    ],
    [
      { ...STRIPE_KEYS, STRIPE_WEBHOOK_SECRET: 'whsec_1,' },
      ['STRIPE_WEBHOOK_SECRET: each must have at least 6 characters'],
    ],
  ])('%j', (env, problems) => {
    expect(problemsOf(env)).toEqual(problems.map((problem) => expect.stringContaining(problem) as string));
  });

  it.each<Env>([
    { ...STRIPE_KEYS, STRIPE_PUBLISHABLE_KEY: 'sk_test_hunter2' },
    { ...STRIPE_KEYS, STRIPE_SECRET_KEY: 'pk_test_hunter2' },
    { ...PADDLE_KEYS, PADDLE_CLIENT_TOKEN: 'pdl_sdbx_apikey_hunter2' },
    { ...PADDLE_KEYS, PADDLE_API_KEY: 'test_hunter2' },
  ])('a secret key in the place of the public one, without showing it: %j', (env) => {
    const problems = problemsOf(env);
    expect(problems).toEqual([expect.stringMatching(/^(STRIPE|PADDLE)_\w+: must be an? /)]);
    expect(problems.join()).not.toContain('hunter2');
  });
});

describe('the file of products', () => {
  it('is not needed without a provider', () => {
    expect(problemsOf({}, null)).toEqual([]);
  });

  it('must exist, and name every configured provider', () => {
    expect(problemsOf(STRIPE_KEYS, null)).toEqual([
      'PAYMENT_PRODUCTS: /srv/payment-products.json does not exist: STRIPE_SECRET_KEY is set, and Stripe needs the ids of the products there (see payment-products.example.json).',
    ]);
    const { paddle, stripe } = PRODUCTS;
    expect(problemsOf({ ...STRIPE_KEYS, ...LEMON_SQUEEZY_KEYS }, json({ paddle, stripe }))).toEqual([
      expect.stringContaining('lemonsqueezy is missing in /srv/payment-products.json'),
    ]);
    expect(problemsOf({ PAYMENTS: 'stripe' }, json({ paddle }))).toContainEqual(
      expect.stringContaining('stripe is missing in'),
    );
  });

  const { lemonsqueezy = {}, paddle = {}, stripe = {} } = PRODUCTS;
  const { 'basic-999': _left, ...four } = stripe;
  it.each<[string, string | unknown, readonly string[]]>([
    ['an unknown provider', { ...PRODUCTS, acme: {} }, ['acme is unknown']],
    ['an unknown product', { stripe: { ...stripe, gold: 'prod_1' } }, ['stripe.gold is unknown']],
    ['a missing product', { stripe: four }, ['stripe.basic-999 is missing']],
    ['a missing store', { lemonsqueezy: { USD: lemonsqueezy['USD'] } }, ['lemonsqueezy.EUR is missing']],
    [
      'a missing variant',
      { lemonsqueezy: { ...lemonsqueezy, USD: { storeId: '1', variants: {} } } },
      ['basic', 'premium', 'ultimate', 'basic-999', 'basic-1399'].map(
        (id) => `lemonsqueezy.USD.variants.${id} is missing`,
      ),
    ],
    [
      'a UUID instead of a variant’s number',
      { lemonsqueezy: { ...lemonsqueezy, USD: { ...(lemonsqueezy['USD'] as object), storeId: 'a-b' } } },
      ['lemonsqueezy.USD.storeId must be a number in quotes'],
    ],
    ['a price instead of a product', { paddle: { ...paddle, basic: 'pri_1' } }, ['paddle.basic must be']],
    ['a number', { stripe: { ...stripe, basic: 1 } }, ['stripe.basic must be']],
    [
      'the same id twice',
      { stripe: { ...stripe, premium: stripe['basic'] } },
      ['stripe.premium has the same id as basic'],
    ],
    ['a list', [], ['the content must be an object']],
    ['no JSON', '{"stripe": sk_live_hunter2}', ['the file is not valid JSON']],
  ])('with %s is refused, and the path is named', (_what, content, problems) => {
    const found = problemsOf(STRIPE_KEYS, typeof content === 'string' ? content : json(content));
    expect(found).toEqual(
      problems.map((problem) => expect.stringContaining(`PAYMENT_PRODUCTS: ${problem}`) as string),
    );
    expect(found.join()).not.toContain('hunter2');
  });

  it('that gives two products the same id is not used at all', () => {
    const twice = json({ ...PRODUCTS, stripe: { ...stripe, premium: stripe['basic'] } });
    expect(readPaymentProducts('products.json', () => twice).products).toBeUndefined();
  });

  it('is not taken for missing when a folder has its name', () => {
    expect(() => readConfig({ PAYMENT_PRODUCTS: '.' }, import.meta.dirname)).toThrow(
      'cannot be read (EISDIR)',
    );
    expect(readConfig({ PAYMENT_PRODUCTS: 'none.json' }, import.meta.dirname).payments.mode).toBe('test');
  });

  it('that cannot be read is reported', () => {
    const fail = () => {
      throw Object.assign(new Error('denied'), { code: 'EACCES' });
    };
    expect(() => readConfig({}, '/srv', fail)).toThrow('cannot be read (EACCES)');
  });
});
