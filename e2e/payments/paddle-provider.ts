import type { Language } from '../../src/catalog/languages.ts';
import { PRODUCT_IDS } from '../../src/catalog/products.ts';
import { systemClock } from '../../src/platform/clock/clock.ts';
import { PADDLE_PRODUCTS } from '../../test/payment-stand-ins/paddle/paddle-bench.ts';
import { openPaddleStandIn } from '../../test/payment-stand-ins/paddle/paddle-stand-in.ts';
import type { CheckoutWords, ProviderUnderTest } from './provider-under-test.ts';

const API_KEY = `pdl_sdbx_apikey_01${'a'.repeat(24)}_secret`;
const CLIENT_TOKEN = `test_${'c'.repeat(27)}`;
const WEBHOOK_SECRET = 'pdl_ntfset_1';
const FRAME = 'iframe[name="paddle_frame"]';
const WORDS: Readonly<Record<Language, CheckoutWords & { readonly close: string }>> = {
  en: {
    lang: 'en',
    ...{ pay: 'Pay now', decline: 'Pay with a declined card', close: 'Close' },
    declined: 'The card was declined.',
    email: 'Email address',
  },
  de: {
    lang: 'de',
    ...{ pay: 'Jetzt bezahlen', decline: 'Mit abgelehnter Karte bezahlen', close: 'Schließen' },
    declined: 'Die Karte wurde abgelehnt.',
    email: 'E-Mail-Adresse',
  },
  es: {
    lang: 'es',
    ...{ pay: 'Pagar ahora', decline: 'Pagar con una tarjeta rechazada', close: 'Cerrar' },
    declined: 'La tarjeta fue rechazada.',
    email: 'Correo electrónico',
  },
};

/** Paddle with a hosted checkout. */
export const PADDLE: ProviderUnderTest = {
  name: 'paddle',
  async open() {
    const standIn = await openPaddleStandIn({
      ...{ mode: 'test', clock: systemClock },
      ...{ apiKey: API_KEY, clientToken: CLIENT_TOKEN, webhookSecret: WEBHOOK_SECRET },
      products: PRODUCT_IDS.map((id) => ({ id: PADDLE_PRODUCTS[id], status: 'active' })),
    });
    return {
      standIn,
      env: {
        ...{ PADDLE_API_KEY: API_KEY, PADDLE_CLIENT_TOKEN: CLIENT_TOKEN },
        PADDLE_WEBHOOK_SECRET: WEBHOOK_SECRET,
        PADDLE_HOSTED_CHECKOUT_URL: 'https://sandbox-pay.paddle.io/hsc_01standin',
      },
      products: PADDLE_PRODUCTS,
      setReturnUrl: (url) => void (standIn.hostedCheckout.redirectUrl = url),
    };
  },
  domain: /^(.+\.)?paddle\.(com|io)$/,
  script: 'https://cdn.paddle.com/**',
  frame: (page) => page.frameLocator(FRAME),
  words: WORDS,
  async close(page, language) {
    const name = WORDS[language].close;
    await page.frameLocator(FRAME).getByRole('button', { name }).click();
  },
  async payHosted(page) {
    await page.waitForURL('https://sandbox-pay.paddle.io/**');
    // The address of a hosted checkout has no parameter for the language.
    await page.getByRole('button', { name: WORDS.en.pay }).click();
  },
};
