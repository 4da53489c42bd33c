import { expect, it } from 'vitest';
import {
  EXAMPLE_PRODUCTS,
  LEMON_SQUEEZY_KEYS,
  LIVE_SERVICE,
  LIVE_STRIPE_KEYS,
  PADDLE_KEYS,
  STRIPE_KEYS,
} from '../../../test/payment-settings.ts';
import { PaymentError } from '../../platform/payments/payments.ts';
import type { SandboxOptions } from '../../platform/payments/sandbox/sandbox-payments.ts';
import { readConfig } from '../config/config.ts';
import { createPayments, OVERLAY_SOURCES } from './create-payments.ts';

const KEYS = { ...LEMON_SQUEEZY_KEYS, ...PADDLE_KEYS, ...STRIPE_KEYS };

/** Building the providers asks nothing of their ports. */
const PORTS = { clock: { now: () => new Date() } } as unknown as SandboxOptions;
const create = (env: Record<string, string>) =>
  createPayments(
    readConfig(env, '/srv', () => EXAMPLE_PRODUCTS),
    PORTS,
  );

it('offers the sandbox and nothing else when nothing is configured', async () => {
  const { payments, sandbox } = await create({});
  expect(payments.all).toEqual([sandbox]);
  expect(payments.forNewOrders.name).toBe('sandbox');
});

it.each(['sandbox', 'lemonsqueezy', 'paddle', 'stripe'])(
  'sells with %s, and keeps every other provider for earlier orders',
  async (PAYMENTS) => {
    const { payments } = await create({ PAYMENTS, ...KEYS });
    expect(payments.all.map(({ name }) => name)).toEqual(['sandbox', 'lemonsqueezy', 'paddle', 'stripe']);
    expect(payments.forNewOrders).toBe(payments.require(PAYMENTS));
  },
);

it('maps the products to the ids in the file', async () => {
  const { payments } = await create({ PAYMENTS: 'stripe', ...KEYS });
  const ids = payments.all.map((provider) => provider.variantId('basic-999', 'EUR'));
  expect(ids).toEqual([undefined, '100024', 'pro_placeholder_basic_999', 'prod_placeholder_basic_999']);
});

it('has no sandbox where buyers are charged, so its orders cannot be paid or refunded', async () => {
  const { payments, sandbox } = await create({ ...LIVE_SERVICE, PAYMENTS: 'stripe', ...LIVE_STRIPE_KEYS });
  expect(sandbox).toBeUndefined();
  expect(payments.all.map(({ name }) => name)).toEqual(['stripe']);
  expect(payments.find('sandbox')).toBeUndefined();
  expect(() => payments.require('sandbox')).toThrow(PaymentError);
  expect(() => payments.require('sandbox')).toThrow('sandbox is not configured');
});

it('knows the origins of every overlay that is not a page of ours', () => {
  expect(OVERLAY_SOURCES.sandbox).toBeUndefined();
  for (const name of ['lemonsqueezy', 'paddle', 'stripe'] as const)
    expect(OVERLAY_SOURCES[name]?.script).not.toEqual([]);
});
