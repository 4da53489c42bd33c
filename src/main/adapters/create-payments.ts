import type { Clock } from '../../platform/clock/clock.ts';
import type { OverlaySources } from '../../platform/payments/checkout-session.ts';
import { LEMON_SQUEEZY_SOURCES } from '../../platform/payments/lemonsqueezy/lemon-squeezy-sources.ts';
import { PADDLE_SOURCES } from '../../platform/payments/paddle/paddle-sources.ts';
import { createPaymentProviders, type PaymentProviders } from '../../platform/payments/payment-providers.ts';
import type { Payments } from '../../platform/payments/payments.ts';
import {
  createSandboxPayments,
  type SandboxOptions,
  type SandboxPayments,
} from '../../platform/payments/sandbox/sandbox-payments.ts';
import { STRIPE_SOURCES } from '../../platform/payments/stripe/stripe-sources.ts';
import type { Config } from '../config/config.ts';
import type { PaymentMode, ProviderConfig, ProviderName } from '../config/payments-config.ts';

type RealProviderConfig = Exclude<ProviderConfig, { readonly kind: 'sandbox' }>;

export interface CreatedPayments {
  readonly payments: PaymentProviders;
  /** Undefined when the service takes real money. */
  readonly sandbox: SandboxPayments | undefined;
}

/** Builds every configured provider, even one that only refunds its earlier orders. */
export async function createPayments(
  { payments, web }: Pick<Config, 'payments' | 'web'>,
  ports: Omit<SandboxOptions, 'name' | 'publicUrl' | 'internalUrl'>,
): Promise<CreatedPayments> {
  const { newOrders, mode, providers } = payments;
  const sandbox = providers.some(({ kind }) => kind === 'sandbox')
    ? createSandboxPayments({ ...ports, publicUrl: web.publicUrl, internalUrl: web.internalUrl })
    : undefined;
  const real = await Promise.all(
    realProviders(providers).map((provider) => createProvider(provider, mode, ports.clock)),
  );
  return { payments: createPaymentProviders([...(sandbox ? [sandbox] : []), ...real], newOrders), sandbox };
}

export function realProviders(providers: readonly ProviderConfig[]): readonly RealProviderConfig[] {
  return providers.filter((provider) => provider.kind !== 'sandbox');
}

/** Builds a provider that takes real payments. */
export async function createProvider(
  provider: RealProviderConfig,
  mode: PaymentMode,
  clock: Clock,
): Promise<Payments> {
  // Imported on demand, because the packages of Stripe and Paddle take a second and 34 MB each.
  switch (provider.kind) {
    case 'lemonsqueezy': {
      const { createLemonSqueezyPayments } =
        await import('../../platform/payments/lemonsqueezy/lemon-squeezy-payments.ts');
      return createLemonSqueezyPayments({ ...provider, mode, clock });
    }
    case 'paddle': {
      const { createPaddlePayments } = await import('../../platform/payments/paddle/paddle-payments.ts');
      return createPaddlePayments({ ...provider, mode, clock });
    }
    case 'stripe': {
      const { createStripePayments } = await import('../../platform/payments/stripe/stripe-payments.ts');
      return createStripePayments({ ...provider, mode, clock });
    }
  }
}

/** The origins that pages with the checkout of new orders load from. The sandbox's checkout is a page of ours. */
export const OVERLAY_SOURCES: Readonly<Record<ProviderName, OverlaySources | undefined>> = {
  sandbox: undefined,
  lemonsqueezy: LEMON_SQUEEZY_SOURCES,
  paddle: PADDLE_SOURCES,
  stripe: STRIPE_SOURCES,
};
