import { z } from 'zod';

/** The settings of real providers. `optional` ones are useless without the others. */
export const PROVIDER_SETTINGS = {
  lemonsqueezy: { required: ['LEMONSQUEEZY_API_KEY', 'LEMONSQUEEZY_WEBHOOK_SECRET'], optional: [] },
  paddle: {
    required: ['PADDLE_API_KEY', 'PADDLE_CLIENT_TOKEN', 'PADDLE_WEBHOOK_SECRET'],
    optional: ['PADDLE_HOSTED_CHECKOUT_URL'],
  },
  stripe: {
    required: ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
    optional: ['STRIPE_AUTOMATIC_TAX'],
  },
} as const;
export type RealProvider = keyof typeof PROVIDER_SETTINGS;

const webhookSecrets = z
  .string()
  .transform((list) => list.split(',').map((secret) => secret.trim()))
  .refine((secrets) => secrets.every(({ length }) => length >= 6), 'each must have at least 6 characters')
  .optional();

/**
 * The part of the environment (environment.ts) that configures payments. The keys for browsers have strict formats, so that a
 * secret key that was entered in their place is never sent to anybody.
 */
export const PAYMENT_SETTINGS = {
  PAYMENTS: z
    .enum(['sandbox', 'lemonsqueezy', 'paddle', 'stripe'], {
      error: 'must be sandbox, lemonsqueezy, paddle or stripe',
    })
    .default('sandbox'),
  PAYMENT_PRODUCTS: z.string().default('payment-products.json'),
  LEMONSQUEEZY_API_KEY: z.string().regex(/^\S+$/, 'must not contain spaces').optional(),
  LEMONSQUEEZY_WEBHOOK_SECRET: webhookSecrets,
  PADDLE_API_KEY: z
    .string()
    .regex(/^(?!live_|test_)\S+$/, 'must be an API key, such as pdl_live_apikey_…')
    .optional(),
  PADDLE_CLIENT_TOKEN: z
    .string()
    .regex(/^(live|test)_\w+$/, 'must be a client-side token, live_… or test_…')
    .optional(),
  PADDLE_WEBHOOK_SECRET: webhookSecrets,
  PADDLE_HOSTED_CHECKOUT_URL: z
    .url({ protocol: /^https$/, error: 'must be an address like https://pay.paddle.io/hsc_…' })
    .optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(live|test)_\w+$/, 'must be a secret key, such as sk_live_… or rk_live_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(live|test)_\w+$/, 'must be a publishable key, such as pk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecrets,
  STRIPE_AUTOMATIC_TAX: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
} as const;

export type PaymentValues = z.infer<z.ZodObject<typeof PAYMENT_SETTINGS>>;
export type SetPaymentValues = {
  readonly [name in keyof PaymentValues | 'NODE_ENV' | 'ALLOW_SANDBOX']?: string | undefined;
};
