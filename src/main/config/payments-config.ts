import type { LemonSqueezyOptions } from '../../platform/payments/lemonsqueezy/lemon-squeezy-options.ts';
import type { PaddleOptions } from '../../platform/payments/paddle/paddle-options.ts';
import type { StripeOptions } from '../../platform/payments/stripe/stripe-options.ts';
import type { PaymentProducts } from './payment-products.ts';
import type { PaymentValues, SetPaymentValues } from './payment-settings.ts';

/** `live` moves real money, `test` none. */
export type PaymentMode = 'live' | 'test';

type Keys<Options extends { readonly mode: PaymentMode }> = Omit<Options, 'mode' | 'clock' | 'callLimits'>;

export type ProviderConfig =
  | { readonly kind: 'sandbox' }
  | ({ readonly kind: 'lemonsqueezy' } & Keys<LemonSqueezyOptions>)
  | ({ readonly kind: 'paddle' } & Keys<PaddleOptions>)
  | ({ readonly kind: 'stripe' } & Keys<StripeOptions>);
export type ProviderName = ProviderConfig['kind'];

export interface PaymentsConfig {
  /** The provider of new orders. It is one of `providers`. */
  readonly newOrders: ProviderName;
  readonly mode: PaymentMode;
  /** Every configured provider, also those that only refund their earlier orders. The sandbox is one in test mode only. */
  readonly providers: readonly ProviderConfig[];
}

/** Production takes real money, unless a demonstration was allowed. */
export function paymentMode({ NODE_ENV, ALLOW_SANDBOX }: SetPaymentValues): PaymentMode {
  return NODE_ENV === 'production' && ALLOW_SANDBOX !== '1' ? 'live' : 'test';
}

/** Builds every complete group. The settings have no problems left. */
export function paymentsConfig(
  value: PaymentValues,
  products: PaymentProducts | undefined,
  mode: PaymentMode,
): PaymentsConfig {
  const real = [
    lemonSqueezyConfig(value, products),
    paddleConfig(value, products),
    stripeConfig(value, products),
  ];
  const sandbox = mode === 'test' ? [{ kind: 'sandbox' } as const] : [];
  return {
    newOrders: value.PAYMENTS,
    mode,
    providers: [...sandbox, ...real.filter((provider) => provider !== undefined)],
  };
}

function lemonSqueezyConfig(
  value: PaymentValues,
  products: PaymentProducts | undefined,
): ProviderConfig | undefined {
  const { LEMONSQUEEZY_API_KEY: apiKey, LEMONSQUEEZY_WEBHOOK_SECRET: webhookSecrets } = value;
  if (!apiKey || !webhookSecrets || !products?.lemonsqueezy) return undefined;
  return { kind: 'lemonsqueezy', apiKey, webhookSecrets, stores: products.lemonsqueezy };
}

function paddleConfig(
  value: PaymentValues,
  products: PaymentProducts | undefined,
): ProviderConfig | undefined {
  const { PADDLE_API_KEY: apiKey, PADDLE_CLIENT_TOKEN: clientToken } = value;
  const { PADDLE_WEBHOOK_SECRET: webhookSecrets, PADDLE_HOSTED_CHECKOUT_URL: hostedCheckoutUrl } = value;
  if (!apiKey || !clientToken || !webhookSecrets || !products?.paddle) return undefined;
  return {
    kind: 'paddle',
    ...{ apiKey, clientToken, webhookSecrets, products: products.paddle, hostedCheckoutUrl },
  };
}

function stripeConfig(
  value: PaymentValues,
  products: PaymentProducts | undefined,
): ProviderConfig | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_PUBLISHABLE_KEY: publishableKey } = value;
  const { STRIPE_WEBHOOK_SECRET: webhookSecrets, STRIPE_AUTOMATIC_TAX } = value;
  if (!secretKey || !publishableKey || !webhookSecrets || !products?.stripe) return undefined;
  const automaticTax = STRIPE_AUTOMATIC_TAX === '1';
  return {
    kind: 'stripe',
    ...{ secretKey, publishableKey, webhookSecrets, products: products.stripe, automaticTax },
  };
}
