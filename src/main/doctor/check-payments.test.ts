import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  EXAMPLE_PRODUCTS,
  LIVE_SERVICE,
  LIVE_STRIPE_KEYS,
  STRIPE_KEYS,
} from '../../../test/payment-settings.ts';
import { redirectFetch } from '../../../test/payment-stand-ins/redirect-fetch.ts';
import {
  openStripeStandIn,
  type StripeStandIn,
} from '../../../test/payment-stand-ins/stripe/stripe-stand-in.ts';
import { readConfig } from '../config/config.ts';
import { checkPayments } from './check-payments.ts';

const PRODUCTS = JSON.parse(EXAMPLE_PRODUCTS) as { stripe: Record<string, string> };
const PUBLIC_URL = 'https://lichtbild.example';
const STRIPE = { PUBLIC_URL, PAYMENTS: 'stripe', ...STRIPE_KEYS };

const check = (env: Record<string, string>, timeoutMs?: number) =>
  checkPayments(
    readConfig(env, '/srv', () => EXAMPLE_PRODUCTS),
    timeoutMs,
  );

async function openStripe(keys = STRIPE_KEYS): Promise<StripeStandIn> {
  const stripe = await openStripeStandIn({
    secretKey: keys.STRIPE_SECRET_KEY,
    publishableKey: keys.STRIPE_PUBLISHABLE_KEY,
    webhookSecrets: [keys.STRIPE_WEBHOOK_SECRET],
    webhookUrl: `${PUBLIC_URL}/api/payments/stripe/webhook`,
    products: Object.values(PRODUCTS.stripe),
  });
  const restore = redirectFetch({ 'api.stripe.com': stripe.origin });
  onTestFinished(async () => {
    restore();
    await stripe[Symbol.asyncDispose]();
  });
  return stripe;
}

it('asks nobody about the sandbox', async () => {
  const original = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new Error('nobody must be asked'));
  onTestFinished(() => void (globalThis.fetch = original));
  expect(await check({})).toEqual([
    { part: 'payments', state: 'ok', detail: 'the sandbox takes new orders: no money moves' },
  ]);
});

it('warns of a demonstration in production', async () => {
  const env = {
    ...{ NODE_ENV: 'production', PUBLIC_URL, ALLOW_SANDBOX: '1' },
    APP_SECRET: 'a secret of at least thirty-two characters',
  };
  expect(await check(env)).toMatchObject([
    {
      state: 'warning',
      detail: 'the sandbox takes new orders: no money moves, although NODE_ENV is production',
    },
  ]);
  await openStripe();
  expect((await check({ ...env, ...STRIPE }))[0]).toMatchObject({
    state: 'warning',
    detail: 'Stripe takes new orders in test mode: no money moves, although NODE_ENV is production',
    fix: expect.stringContaining('ALLOW_SANDBOX=0') as string,
  });
});

it('says that buyers are charged when a provider takes new orders in live mode', async () => {
  await openStripe(LIVE_STRIPE_KEYS);
  const findings = await check({ ...LIVE_SERVICE, PAYMENTS: 'stripe', ...LIVE_STRIPE_KEYS });
  expect(findings[0]).toEqual({
    part: 'payments',
    state: 'ok',
    detail: 'Stripe takes new orders in live mode: buyers are charged',
  });
  expect(findings.map(({ state }) => state)).toEqual(['ok', 'ok', 'ok']);
});

it('leaves no timer behind, for which the doctor would have to wait', async () => {
  await openStripe();
  const started = vi.spyOn(globalThis, 'setTimeout');
  const stopped = vi.spyOn(globalThis, 'clearTimeout');
  onTestFinished(() => {
    started.mockRestore();
    stopped.mockRestore();
  });
  await check(STRIPE, 3_600_000);
  const index = started.mock.calls.findIndex(([, ms]) => ms === 3_600_000);
  const timer = started.mock.results[index]?.value as NodeJS.Timeout;
  expect(timer).toBeDefined();
  expect(stopped.mock.calls.some(([one]) => one === timer)).toBe(true);
});

it('names the webhook’s address, and reports a provider that is in order', async () => {
  await openStripe();
  expect(await check(STRIPE)).toEqual([
    {
      part: 'payments',
      state: 'ok',
      detail: 'Stripe takes new orders in test mode: no money moves',
    },
    {
      part: 'payments',
      state: 'ok',
      detail:
        'the webhook address to enter at Stripe is https://lichtbild.example/api/payments/stripe/webhook',
    },
    { part: 'payments', state: 'ok', detail: 'Stripe: keys, products and webhook are in order' },
  ]);
});

it('reports a webhook address that the internet does not reach', async () => {
  await openStripe();
  expect(await check({ ...STRIPE, PUBLIC_URL: '' })).toContainEqual({
    part: 'payments',
    state: 'warning',
    detail:
      'Stripe cannot send webhooks to http://localhost:3000/api/payments/stripe/webhook: it needs an https address on the internet',
    fix: expect.stringContaining('PUBLIC_URL') as string,
  });
});

it('also checks a provider that no longer takes new orders, and reports each problem with its fix', async () => {
  const stripe = await openStripe();
  stripe.account.products.get(PRODUCTS.stripe['basic']!)!.active = false;
  stripe.account.endpoints[0]!.status = 'disabled';
  expect(await check({ ...STRIPE, PAYMENTS: 'sandbox' })).toMatchObject([
    { state: 'ok', detail: 'the sandbox takes new orders: no money moves' },
    { state: 'ok' },
    {
      state: 'problem',
      detail: expect.stringMatching(/^Stripe: .*"basic" stands for, is archived/) as string,
      fix: expect.stringContaining('Unarchive') as string,
    },
    {
      state: 'problem',
      detail: 'Stripe: The webhook is disabled at Stripe.',
      fix: expect.stringContaining('enable it') as string,
    },
  ]);
});

it('reports a provider that is down', async () => {
  const stripe = await openStripe();
  stripe.api.isDown = true;
  const [, , last] = await check(STRIPE);
  expect(last).toMatchObject({
    state: 'problem',
    detail: expect.stringMatching(/^Stripe: /) as string,
    fix: expect.stringMatching(/./) as string,
  });
});

it('gives up a provider that never answers', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const restore = redirectFetch({ 'api.stripe.com': `http://127.0.0.1:${port}` });
  onTestFinished(() => {
    restore();
    silent.closeAllConnections();
    silent.close();
  });
  expect((await check(STRIPE, 200)).at(-1)).toMatchObject({
    state: 'problem',
    detail: 'Stripe did not answer within 0.2 s',
    fix: expect.stringContaining('connection') as string,
  });
});
