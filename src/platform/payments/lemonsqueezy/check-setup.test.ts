import { expect, it } from 'vitest';
import { NOW, openShop, type Shop } from '../../../../test/payment-stand-ins/lemonsqueezy/open-shop.ts';
import { watchRequests } from '../../../../test/payment-stand-ins/watch-requests.ts';
import type { SetupProblem } from '../payments.ts';
import type { LemonSqueezyOptions } from './lemon-squeezy-options.ts';
import { createLemonSqueezyPayments } from './lemon-squeezy-payments.ts';

const check = ({ options }: Shop, change: Partial<LemonSqueezyOptions> = {}) =>
  createLemonSqueezyPayments({ ...options, ...change }).checkSetup();

const variantsOf = ({ standIn }: Shop, name: string) =>
  standIn.account.variants.filter((variant) => variant.name === name);

function withVariant({ options }: Shop, basic: string): Partial<LemonSqueezyOptions> {
  const { EUR, USD } = options.stores;
  return { stores: { USD, EUR: { ...EUR, variants: { ...EUR.variants, basic } } } };
}

/** Answers every request that begins like this with an error. */
const refuse = (beginning: string, status: number) =>
  watchRequests((line, real) =>
    line.startsWith(beginning) ? Promise.resolve(Response.json({ errors: [] }, { status })) : real(),
  );

it.each(['test', 'live'] as const)('finds no problem in a complete setup in %s mode', async (mode) => {
  const shop = await openShop(mode);
  expect(await check(shop)).toEqual([]);
  const { checkouts, orders } = shop.standIn.account;
  expect(checkouts).toHaveLength(10);
  // The previews can be bought like any checkout, so they close soon and are of the service's own mode.
  const inAMinute = new Date(NOW.getTime() + 60_000).toISOString();
  for (const { attributes } of checkouts) {
    expect(attributes).toMatchObject({ test_mode: mode === 'test', expires_at: inAMinute });
  }
  expect(orders).toEqual([]);
});

it('accepts secrets of 6 and of 40 characters', async () => {
  expect(await check(await openShop(), { webhookSecrets: ['123456', 'x'.repeat(40)] })).toEqual([]);
});

/** A fault, what the check must say of it, and how many times. */
const FAULTS: readonly [string, (shop: Shop) => Promise<readonly SetupProblem[]>, string, number][] = [
  ['a wrong key', (shop) => check(shop, { apiKey: 'wrong' }), 'rejects the API key', 1],
  ['a key of the other mode', (shop) => check(shop, { mode: 'live' }), 'test mode, but this service', 1],
  [
    'a live key in test mode',
    async () => check(await openShop('live'), { mode: 'test' }),
    'live mode, but this service runs in test mode',
    1,
  ],
  [
    'a key without permission',
    (shop) => (refuse('GET /v1/users/me', 403), check(shop)),
    'rejects the API key',
    1,
  ],
  [
    'a short secret beside a right one',
    (shop) => check(shop, { webhookSecrets: ['12345', 'x'.repeat(40)] }),
    '6 to 40 characters',
    1,
  ],
  ['a short secret', (shop) => check(shop, { webhookSecrets: ['12345'] }), '6 to 40 characters', 1],
  ['a long secret', (shop) => check(shop, { webhookSecrets: ['x'.repeat(41)] }), '6 to 40 characters', 1],
  ['no secret', (shop) => check(shop, { webhookSecrets: [] }), '6 to 40 characters', 1],
  ['a provider that is down', (shop) => ((shop.standIn.api.isDown = true), check(shop)), 'answered 503', 1],
  [
    'an unknown store',
    (shop) =>
      check(shop, { stores: { ...shop.options.stores, EUR: { ...shop.options.stores.EUR, storeId: '1' } } }),
    'store for EUR does not exist',
    1,
  ],
  [
    'a store that Lemon Squeezy refuses to show',
    (shop) => (refuse('GET /v1/stores/71002', 403), check(shop)),
    'answered 403: could not read the store for EUR',
    1,
  ],
  [
    'a store of another currency',
    (shop) => ((shop.standIn.account.stores[1]!.currency = 'GBP'), check(shop)),
    'store for EUR sells in GBP',
    1,
  ],
  [
    'no webhook',
    (shop) => (shop.standIn.account.webhooks.splice(0, 1), check(shop)),
    'store for USD has no test webhook',
    1,
  ],
  [
    'a webhook of the other mode',
    (shop) => ((shop.standIn.account.webhooks[1]!.isTest = false), check(shop)),
    'store for EUR has no test webhook',
    1,
  ],
  [
    'a webhook of another service only',
    (shop) => ((shop.standIn.account.webhooks[1]!.url = 'https://other.example/hook'), check(shop)),
    'store for EUR has no test webhook',
    1,
  ],
  [
    'a webhook without payments',
    (shop) => (shop.standIn.account.webhooks[1]!.events.shift(), check(shop)),
    'webhook of the store for EUR lacks an event',
    1,
  ],
  [
    'a webhook without refunds',
    (shop) => (shop.standIn.account.webhooks[1]!.events.pop(), check(shop)),
    'webhook of the store for EUR lacks an event',
    1,
  ],
  [
    'a product without a variant',
    (shop) => check(shop, withVariant(shop, '')),
    'basic in EUR has no variant',
    1,
  ],
  [
    'an unknown variant',
    (shop) => check(shop, withVariant(shop, '1')),
    'variant of basic in EUR does not exist',
    1,
  ],
  [
    'a variant that Lemon Squeezy refuses to show',
    (shop) => (refuse(`GET /v1/variants/${shop.options.stores.EUR.variants.basic}`, 403), check(shop)),
    'answered 403: could not read the variant of basic in EUR',
    1,
  ],
  [
    'a variant of two products',
    (shop) => check(shop, withVariant(shop, shop.options.stores.EUR.variants.premium)),
    'same variant as',
    2,
  ],
  [
    'a variant of the other store',
    (shop) => check(shop, withVariant(shop, shop.options.stores.USD.variants.basic)),
    'belongs to another store',
    1,
  ],
  [
    'variants of the other mode',
    (shop) => (variantsOf(shop, 'basic').forEach((variant) => (variant.isTest = false)), check(shop)),
    'belongs to the other mode',
    2,
  ],
  [
    'a draft of a variant',
    (shop) => ((variantsOf(shop, 'premium')[1]!.status = 'draft'), check(shop)),
    'premium in EUR is not published',
    1,
  ],
  [
    'an unpublished product',
    (shop) => ((variantsOf(shop, 'ultimate')[0]!.productStatus = 'draft'), check(shop)),
    'ultimate in USD is not published',
    1,
  ],
  [
    'prices without taxes',
    (shop) => ((shop.standIn.account.stores[1]!.hasTaxInclusivePrices = false), check(shop)),
    'A buyer in Germany would pay',
    5,
  ],
];

it.each(FAULTS)('reports %s', async (_fault, run, text, count) => {
  const shop = await openShop();
  const problems = await run(shop);
  expect(problems.map(({ problem }) => problem)).toEqual(
    Array.from({ length: count }, () => expect.stringContaining(text) as string),
  );
  for (const { problem, fix } of problems) {
    expect(problem).toMatch(/^[A-Za-z].*\.$/);
    expect(fix).toMatch(/^[A-Z].*\.$/);
    expect(problem + fix).not.toContain(shop.standIn.apiKey);
  }
});

it('fails with a fault of our own instead of blaming the provider', async () => {
  const shop = await openShop();
  const { EUR, USD } = shop.options.stores;
  const stores = { USD, EUR: { ...EUR, variants: undefined as never } };
  await expect(check(shop, { stores })).rejects.toThrow(TypeError);
});

it('reports a preview in another currency', async () => {
  const shop = await openShop();
  let reads = 0;
  Object.defineProperty(shop.standIn.account.stores[0]!, 'currency', {
    get: () => ((reads += 1) > 1 ? 'GBP' : 'USD'),
  });
  const problems = await check(shop);
  expect(problems).toHaveLength(5);
  expect(problems[0]!.problem).toContain('would pay 1900 GBP cents instead of 1900 USD cents');
});

it('reports a checkout on a custom domain', async () => {
  const shop = await openShop();
  Object.assign(shop.standIn.account.stores[0]!, { slug: 'shop.example.org/' });
  const problems = await check(shop);
  expect(problems).toHaveLength(5);
  expect(problems[0]!.problem).toContain('is not served by lemonsqueezy.com');
});
