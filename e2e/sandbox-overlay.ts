import type { FrameLocator, Page } from 'playwright-core';
import type { Language } from '../src/catalog/languages.ts';
import { paymentOverlayTexts } from '../src/i18n/payment-overlay/index.ts';
import { sandboxCheckoutTexts } from '../src/i18n/sandbox-checkout/index.ts';

/** Page object of the sandbox's checkout, which our own dialog shows. */
export function sandboxOverlay(page: Page, language: Language) {
  const texts = paymentOverlayTexts[language];
  const checkoutFrame = (): FrameLocator => page.frameLocator(`iframe[title="${texts.frame}"]`);
  return {
    overlay: page.getByRole('dialog', { name: texts.title }),

    /** The provider's page inside the overlay. */
    checkoutFrame,

    async payWith(card: 'success' | 'declined' | 'leave'): Promise<void> {
      await checkoutFrame().getByRole('button', { name: sandboxCheckoutTexts[language][card].name }).click();
    },
  };
}
