import { readFileSync } from 'node:fs';

/** The text of the example that operators copy; its ids are placeholders. */
export const EXAMPLE_PRODUCTS = readFileSync(
  new URL('../payment-products.example.json', import.meta.url),
  'utf8',
);

/** Settings of a service that takes real money, without those of a payment provider. */
export const LIVE_SERVICE = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://lichtbild.example',
  APP_SECRET: 'a secret of at least thirty-two characters',
  SMTP_URL: 'smtp://mail.example:587',
  MAIL_FROM: 'Lichtbild <post@lichtbild.example>',
};

/** Complete settings of each provider, in test mode. */
export const LEMON_SQUEEZY_KEYS = { LEMONSQUEEZY_API_KEY: 'eyJ0', LEMONSQUEEZY_WEBHOOK_SECRET: 'secret' };
export const PADDLE_KEYS = {
  PADDLE_API_KEY: 'pdl_sdbx_apikey_1',
  PADDLE_CLIENT_TOKEN: 'test_1',
  PADDLE_WEBHOOK_SECRET: 'pdl_ntfset_1',
};
export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};
export const LIVE_STRIPE_KEYS = {
  ...STRIPE_KEYS,
  STRIPE_SECRET_KEY: 'rk_live_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
};
