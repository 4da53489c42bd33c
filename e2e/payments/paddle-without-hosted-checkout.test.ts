import { expect, it } from 'vitest';
import { LANGUAGES } from '../../src/catalog/languages.ts';
import { paymentOverlayTexts } from '../../src/i18n/payment-overlay/index.ts';
import { checkoutPage } from '../checkout-page.ts';
import { PADDLE } from './paddle-provider.ts';
import { paymentService } from './payment-service.ts';

// Paddle allows hosted checkouts to few live accounts.
const shop = paymentService(PADDLE, { PADDLE_HOSTED_CHECKOUT_URL: '' });

it.each(LANGUAGES)(
  'says what helps when its script is blocked, without a dead end (%s)',
  async (language) => {
    const buyer = await shop.visit(language);
    const { page } = buyer;
    let isBlocked = true;
    await buyer.context.route(PADDLE.script, (route) =>
      isBlocked ? route.abort('blockedbyclient') : route.fallback(),
    );
    await buyer.open('checkout');
    const checkout = checkoutPage(page, language);
    await checkout.email.fill(`overlay-only-${language}@visitor.example`);
    await checkout.orderButton().click();
    const texts = paymentOverlayTexts[language];
    await checkout.overlay.getByText(texts.unavailable).waitFor();
    await checkout.overlay.getByText(texts.withoutHosted).waitFor();
    expect(await checkout.overlay.getByRole('button', { name: texts.hosted }).count()).toBe(0);
    await buyer.expectGoodPage('checkout with a blocked script and no other page');
    await checkout.overlay.getByRole('button', { name: texts.close }).click();
    await checkout.paymentAlert('closed').waitFor();

    // The ad blocker is off now, and the page was not reloaded.
    isBlocked = false;
    await checkout.orderButton().click();
    await PADDLE.frame(page).getByRole('button', { name: PADDLE.words[language].pay }).click();
    await page.waitForURL(/\/create-headshot\?ordered=/);
    buyer.expectNoErrors('paying after the ad blocker was switched off');
  },
);
