import {
  type LemonSqueezyStandIn,
  openLemonSqueezyStandIn,
} from '../../test/payment-stand-ins/lemonsqueezy/lemon-squeezy-stand-in.ts';
import { openPaddleStandIn } from '../../test/payment-stand-ins/paddle/paddle-stand-in.ts';
import type { PaymentStandIn } from '../../test/payment-stand-ins/stand-in.ts';
import { openStripeStandIn } from '../../test/payment-stand-ins/stripe/stripe-stand-in.ts';
import { PRODUCT_IDS, type ProductId } from '../../src/catalog/products.ts';
import type { Clock } from '../../src/platform/clock/clock.ts';
import type { LemonSqueezyOptions } from '../../src/platform/payments/lemonsqueezy/lemon-squeezy-options.ts';
import { createLemonSqueezyPayments } from '../../src/platform/payments/lemonsqueezy/lemon-squeezy-payments.ts';
import { createPaddlePayments } from '../../src/platform/payments/paddle/paddle-payments.ts';
import {
  createPaymentProviders,
  type PaymentProviders,
} from '../../src/platform/payments/payment-providers.ts';
import { createStripePayments } from '../../src/platform/payments/stripe/stripe-payments.ts';

export const PUBLIC_URL = 'https://shop.example';
export const PROVIDER_NAMES = ['stripe', 'paddle', 'lemonsqueezy'] as const;
export type ProviderName = (typeof PROVIDER_NAMES)[number];

/** The settings of a process that concern providers. */
export interface ProviderSettings {
  readonly newOrders: ProviderName;
  /** Lets Stripe calculate the tax. Without it neither side knows the tax. */
  readonly automaticTax: boolean;
}

const STRIPE = {
  secretKey: 'sk_live_51StandIn',
  publishableKey: 'pk_live_51StandIn',
  webhookSecrets: ['whsec_first'],
};
const PADDLE = {
  apiKey: `pdl_live_apikey_01${'a'.repeat(24)}_secret`,
  clientToken: `live_${'c'.repeat(27)}`,
  webhookSecret: 'pdl_ntfset_1',
};
const LEMON_SQUEEZY = { apiKey: 'stand-in-api-key', webhookSecret: 'stand-in-secret' };

const productIds = (toId: (index: number) => string) =>
  Object.fromEntries(PRODUCT_IDS.map((id, index) => [id, toId(index)])) as Record<ProductId, string>;
const STRIPE_PRODUCTS = productIds((index) => `prod_Lichtbild${index}`);
const PADDLE_PRODUCTS = productIds((index) => `pro_${String(index).repeat(26)}`);

export type StandIns = Readonly<Record<ProviderName, PaymentStandIn>> & {
  /** The mapping of products that an operator would copy from Lemon Squeezy. */
  readonly lemonSqueezyStores: LemonSqueezyOptions['stores'];
  readonly lemonSqueezyAccount: LemonSqueezyStandIn['account'];
};

/** Opens the stand-ins of three live accounts. Their faults are decided elsewhere. */
export async function openStandIns(clock: Clock): Promise<StandIns> {
  const random = () => 1; // no fault by chance
  const [stripe, paddle, lemonsqueezy] = await Promise.all([
    openStripeStandIn({
      ...STRIPE,
      webhookUrl: `${PUBLIC_URL}/api/payments/stripe/webhook`,
      products: Object.values(STRIPE_PRODUCTS),
      now: () => clock.now(),
      random,
    }),
    openPaddleStandIn({
      ...{ mode: 'live', ...PADDLE, clock, random },
      webhookUrl: `${PUBLIC_URL}/api/payments/paddle/webhook`,
      approvedDomains: [new URL(PUBLIC_URL).hostname],
      products: Object.values(PADDLE_PRODUCTS).map((id) => ({ id, status: 'active' })),
    }),
    openLemonSqueezyStandIn({ ...LEMON_SQUEEZY, clock, random, mode: 'live' }),
  ]);
  return {
    stripe,
    paddle,
    lemonsqueezy,
    lemonSqueezyStores: lemonsqueezy.stores,
    lemonSqueezyAccount: lemonsqueezy.account,
  };
}

export async function closeStandIns(standIns: StandIns): Promise<void> {
  await Promise.all(PROVIDER_NAMES.map((name) => standIns[name][Symbol.asyncDispose]()));
}

/** Creates the adapters of one process, on the official SDKs. */
export function createProviders(
  clock: Clock,
  stores: LemonSqueezyOptions['stores'],
  { newOrders, automaticTax }: ProviderSettings,
): PaymentProviders {
  const { webhookSecret: paddleSecret, ...paddleKeys } = PADDLE;
  const adapters = [
    createStripePayments({ ...STRIPE, products: STRIPE_PRODUCTS, automaticTax, mode: 'live', clock }),
    createPaddlePayments({
      ...{ ...paddleKeys, webhookSecrets: [paddleSecret], products: PADDLE_PRODUCTS },
      ...{ hostedCheckoutUrl: `https://pay.paddle.io/hsc_1`, mode: 'live', clock },
    }),
    createLemonSqueezyPayments({
      ...{ apiKey: LEMON_SQUEEZY.apiKey, webhookSecrets: [LEMON_SQUEEZY.webhookSecret] },
      ...{ stores, mode: 'live', clock },
      callLimits: { timeoutMs: 10_000, rateLimitWaitsMs: [1, 1, 1] },
    }),
  ];
  return createPaymentProviders(adapters, newOrders);
}
