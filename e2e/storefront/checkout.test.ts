import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/catalog/languages.ts';
import { PACKAGE_IDS } from '../../src/catalog/packages.ts';
import { catalogFacts } from '../../src/i18n/catalog-facts.ts';
import { checkoutPageTexts } from '../../src/i18n/checkout-page/index.ts';
import { createHeadshotTexts } from '../../src/i18n/create-headshot/index.ts';
import { packagesTexts } from '../../src/i18n/packages/index.ts';
import { waitForHydration } from '../wait-for-hydration.ts';
import { sharedService } from '../shared-service.ts';

const service = sharedService();

/** A fifth off 19, 29 and 49 (spec §9), as each language writes it; spaces do not break. */
const PRICES = {
  en: { now: ['$15.20', '$23.20', '$39.20'], before: ['$19', '$29', '$49'] },
  de: { now: ['15,20 €', '23,20 €', '39,20 €'], before: ['19 €', '29 €', '49 €'] },
  es: { now: ['15,20 €', '23,20 €', '39,20 €'], before: ['19 €', '29 €', '49 €'] },
} as const;
const CODE = 'WELCOME20';

describe.each(LANGUAGES)('the checkout page in %s', (language) => {
  const texts = checkoutPageTexts[language](catalogFacts(language));

  it('shows the code, copies it, and confirms that', async () => {
    const { page, context, open } = await service.visit(language);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open('checkout');
    await waitForHydration(page);
    const codeSection = page.getByRole('region', { name: texts.code.heading });
    await codeSection.getByText(CODE, { exact: true }).waitFor();
    expect(texts.code.heading).toMatch(/\b20/);
    await codeSection.getByRole('button', { name: texts.code.copy }).press('Enter');
    await codeSection.getByRole('status').filter({ hasText: texts.code.copied }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CODE);
  });

  it('takes the discount off each package, and shows the price before', async () => {
    const { page, open } = await service.visit(language);
    await open('checkout');
    for (const [index, id] of PACKAGE_IDS.entries()) {
      const card = page
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: packagesTexts[language].names[id] }) });
      const words = (await card.innerText()).replaceAll('\u00a0', ' ');
      expect(words).toContain(PRICES[language].now[index]);
      expect(words).toContain(`${texts.before} ${PRICES[language].before[index]}`);
      const link = card.getByRole('link', { name: texts.choose[id] });
      expect(await link.getAttribute('href')).toMatch(new RegExp(`\\?package=${id}&code=${CODE}$`));
    }
  });

  it('passes package and code on to the upload page', async () => {
    const { page, open } = await service.visit(language);
    await open('checkout');
    await waitForHydration(page);
    await page.getByRole('link', { name: texts.choose.premium }).click();
    await page.waitForURL('**/create-headshot?*');
    const { choice } = createHeadshotTexts[language];
    expect(await page.getByLabel(choice.discount).inputValue()).toBe(CODE);
    await page.getByText(choice.discountApplied(20)).first().waitFor();
    expect(await page.getByRole('radio', { name: packagesTexts[language].names.premium }).isChecked()).toBe(
      true,
    );
  });
});

it('selects the code when the browser cannot copy it', async () => {
  const { page, open } = await service.visit('de');
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) },
    });
    document.execCommand = () => false;
  });
  await open('checkout');
  await waitForHydration(page);
  const { code } = checkoutPageTexts.de(catalogFacts('de'));
  await page.getByRole('button', { name: code.copy }).click();
  await page.getByRole('status').filter({ hasText: code.notCopied }).waitFor();
  expect(await page.evaluate(() => String(getSelection()))).toBe(CODE);
});
