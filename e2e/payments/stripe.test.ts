import type { Language } from '../../src/catalog/languages.ts';
import { paymentOverlayTexts } from '../../src/i18n/payment-overlay/index.ts';
import { PRODUCTS } from '../../test/payment-stand-ins/stripe/stripe-shop.ts';
import { openStripeStandIn } from '../../test/payment-stand-ins/stripe/stripe-stand-in.ts';
import { describeProvider } from './describe-provider.ts';
import type { CheckoutWords } from './provider-under-test.ts';

const SECRET_KEY = 'sk_test_51StandIn';
const PUBLISHABLE_KEY = 'pk_test_51StandIn';
const WEBHOOK_SECRET = 'whsec_first';
const WORDS: Readonly<Record<Language, CheckoutWords & { readonly back: string }>> = {
  en: {
    lang: 'en',
    back: 'Back',
    ...{ pay: 'Pay', decline: 'Pay with a declined card', declined: 'Your card was declined.' },
  },
  de: {
    lang: 'de',
    back: 'Zurück',
    ...{
      pay: 'Bezahlen',
      decline: 'Mit abgelehnter Karte bezahlen',
      declined: 'Ihre Karte wurde abgelehnt.',
    },
  },
  es: {
    lang: 'es',
    back: 'Volver',
    ...{
      pay: 'Pagar',
      decline: 'Pagar con una tarjeta rechazada',
      declined: 'Su tarjeta ha sido rechazada.',
    },
  },
};

describeProvider({
  name: 'stripe',
  async open() {
    const standIn = await openStripeStandIn({
      ...{ secretKey: SECRET_KEY, publishableKey: PUBLISHABLE_KEY, webhookSecrets: [WEBHOOK_SECRET] },
      webhookUrl: 'https://shop.example/api/payments/stripe/webhook',
      products: Object.values(PRODUCTS),
    });
    return {
      standIn,
      env: {
        ...{ STRIPE_SECRET_KEY: SECRET_KEY, STRIPE_PUBLISHABLE_KEY: PUBLISHABLE_KEY },
        ...{ STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET, STRIPE_AUTOMATIC_TAX: '1' },
      },
      products: PRODUCTS,
    };
  },
  domain: /^(.+\.)?stripe\.com$/,
  script: 'https://js.stripe.com/**',
  frame: (page) => page.frameLocator('iframe[name="embedded-checkout"]'),
  words: WORDS,
  async close(page, language) {
    const { title, close } = paymentOverlayTexts[language];
    await page.getByRole('dialog', { name: title }).getByRole('button', { name: close }).click();
  },
  async leaveHosted(page, language) {
    await page.waitForURL('https://checkout.stripe.com/**');
    await page.getByRole('link', { name: WORDS[language].back }).click();
  },
  async payHosted(page, language) {
    await page.waitForURL('https://checkout.stripe.com/**');
    await page.getByRole('button', { name: WORDS[language].pay, exact: true }).click();
  },
});
