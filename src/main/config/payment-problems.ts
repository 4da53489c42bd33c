import { paymentCompany } from '../../catalog/payment-companies.ts';
import { paymentMode } from './payments-config.ts';
import type { PaymentProducts } from './payment-products.ts';
import { PROVIDER_SETTINGS, type RealProvider, type SetPaymentValues } from './payment-settings.ts';

const REAL_PROVIDERS = Object.keys(PROVIDER_SETTINGS) as readonly RealProvider[];

/** Returns the first setting that asks for a provider, as a part of a sentence; undefined when none does. */
function reasonToBuild(set: SetPaymentValues, provider: RealProvider): string | undefined {
  if (set.PAYMENTS === provider) return `PAYMENTS is ${provider}`;
  const { required, optional } = PROVIDER_SETTINGS[provider];
  const first = [...required, ...optional].find((name) => set[name] && set[name] !== '0');
  return first && `${first} is set`;
}

/** Names the settings that a provider lacks of which others are set, or which takes new orders. */
export function missingPaymentSettings(set: SetPaymentValues): string[] {
  return REAL_PROVIDERS.flatMap((provider) => {
    const reason = reasonToBuild(set, provider);
    if (!reason) return [];
    const { required } = PROVIDER_SETTINGS[provider];
    return required
      .filter((name) => !set[name])
      .map(
        (name) =>
          `${name} is missing: ${reason}, and ${paymentCompany(provider).name} needs ${required.join(', ')}.`,
      );
  });
}

/** Names the providers whose products are missing from the file. */
export function missingProducts(
  set: SetPaymentValues,
  products: PaymentProducts | undefined,
  file: string,
): string[] {
  return REAL_PROVIDERS.flatMap((provider) => {
    const reason = reasonToBuild(set, provider);
    if (!reason || products?.[provider]) return [];
    const what = products ? `${provider} is missing in ${file}` : `${file} does not exist`;
    return [
      `PAYMENT_PRODUCTS: ${what}: ${reason}, and ${paymentCompany(provider).name} needs the ids of the products there (see payment-products.example.json).`,
    ];
  });
}

/** The beginnings by which a key tells its mode. Those of Lemon Squeezy tell nothing. */
const KEY_BEGINNINGS = {
  PADDLE_API_KEY: { live: /^pdl_live_/, test: /^pdl_sdbx_/ },
  PADDLE_CLIENT_TOKEN: { live: /^live_/, test: /^test_/ },
  PADDLE_HOSTED_CHECKOUT_URL: { live: /^https:\/\/pay\./, test: /^https:\/\/sandbox-pay\./ },
  STRIPE_SECRET_KEY: { live: /^[sr]k_live_/, test: /^[sr]k_test_/ },
  STRIPE_PUBLISHABLE_KEY: { live: /^pk_live_/, test: /^pk_test_/ },
} as const;

/** Finds keys of the other mode. */
export function modeProblems(set: SetPaymentValues): string[] {
  const isLive = paymentMode(set) === 'live';
  const other = isLive ? 'test' : 'live';
  const why = isLive
    ? 'production takes real money (ALLOW_SANDBOX=1 runs a demonstration in test mode)'
    : `this service runs in test mode, because ${set.NODE_ENV === 'production' ? 'ALLOW_SANDBOX is 1' : 'NODE_ENV is not production'}`;
  return Object.entries(KEY_BEGINNINGS)
    .filter(([name, beginnings]) => beginnings[other].test(set[name as keyof typeof KEY_BEGINNINGS] ?? ''))
    .map(([name]) => `${name} is of the provider's ${other} mode, but ${why}.`);
}
