import type { Locator, Page } from 'playwright-core';
import type { Language } from '../src/catalog/languages.ts';
import type { PackageId } from '../src/catalog/packages.ts';
import { catalogFacts } from '../src/i18n/catalog-facts.ts';
import { checkoutPageTexts } from '../src/i18n/checkout-page/index.ts';
import { packagesTexts } from '../src/i18n/packages/index.ts';
import { purchaseFormTexts } from '../src/i18n/purchase-form/index.ts';
import { sandboxOverlay } from './sandbox-overlay.ts';

/** Page object of /checkout, which finds controls by their texts in this language. */
export function checkoutPage(page: Page, language: Language) {
  const texts = checkoutPageTexts[language](catalogFacts(language));
  const formTexts = purchaseFormTexts[language];
  const packageNames = packagesTexts[language].names;
  const form = page.locator('main form');
  return {
    ...sandboxOverlay(page, language),
    texts,
    formTexts,
    heading: page.getByRole('heading', { level: 1, name: texts.heading }),
    package: (id: PackageId): Locator => page.getByRole('radio', { name: packageNames[id] }),
    email: form.getByLabel(formTexts.email, { exact: true }),
    code: form.getByLabel(formTexts.code, { exact: true }),
    /** The line with the total, and with the price before a discount. */
    total: form.locator('p').filter({ hasText: formTexts.total }),
    /** The button with this price, or whatever the button of the form says. */
    orderButton: (price?: string): Locator =>
      price === undefined
        ? form.getByRole('button')
        : form.getByRole('button', { name: formTexts.button(price), exact: true }),
    codeSection: page.getByRole('region', { name: texts.code.heading }),
    paymentAlert: (what: 'declined' | 'closed'): Locator =>
      page.getByRole('alert').getByText(formTexts[what]),
  };
}

/** Follows the link that buys a package before any selfie is uploaded, beside that package on the page. */
export async function pressBuyNow(page: Page, language: Language, id: PackageId): Promise<void> {
  const { buy, names } = packagesTexts[language];
  await page
    .locator('main')
    .getByRole('link', { name: `${buy}: ${names[id]}`, exact: true })
    .click();
  await page.waitForURL('**/checkout?*');
  // The address changes before the page does, and the page of the prices has a form with an address, too.
  await checkoutPage(page, language).heading.waitFor();
}
