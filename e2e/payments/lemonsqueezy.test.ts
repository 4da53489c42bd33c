import { systemClock } from '../../src/platform/clock/clock.ts';
import { openLemonSqueezyStandIn } from '../../test/payment-stand-ins/lemonsqueezy/lemon-squeezy-stand-in.ts';
import { describeProvider } from './describe-provider.ts';
import type { CheckoutWords } from './provider-under-test.ts';

/** Lemon Squeezy's checkout has no option for its language. */
const WORDS: CheckoutWords = {
  lang: 'en',
  pay: 'Pay',
  decline: 'Decline',
  declined: 'Your card was declined.',
  email: 'Email',
};
const FRAME = 'iframe[src*=".lemonsqueezy.com/checkout/"]';

describeProvider({
  name: 'lemonsqueezy',
  async open() {
    const standIn = await openLemonSqueezyStandIn({ clock: systemClock });
    const { apiKey, webhookSecret } = standIn;
    return {
      standIn,
      env: { LEMONSQUEEZY_API_KEY: apiKey, LEMONSQUEEZY_WEBHOOK_SECRET: webhookSecret },
      products: standIn.stores,
    };
  },
  domain: /^(.+\.)?lemonsqueezy\.com$/,
  script: 'https://app.lemonsqueezy.com/js/**',
  frame: (page) => page.frameLocator(FRAME),
  words: { en: WORDS, de: WORDS, es: WORDS },
  async close(page) {
    await page.frameLocator(FRAME).getByRole('button', { name: 'Close' }).click();
  },
  async payHosted(page) {
    await page.waitForURL('https://*.lemonsqueezy.com/checkout/**');
    await page.getByRole('button', { name: WORDS.pay, exact: true }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
  },
});
