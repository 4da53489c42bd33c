import type { Page } from 'playwright-core';
import type { Language } from '../../src/catalog/languages.ts';
import { catalogFacts } from '../../src/i18n/catalog-facts.ts';
import { consentTexts } from '../../src/i18n/consent/index.ts';
import { layoutTexts } from '../../src/i18n/layout/index.ts';

/** Page object of the banner that asks for consent, which finds controls by their texts in this language. */
export function cookieBanner(page: Page, language: Language) {
  const texts = consentTexts[language];
  const region = page.getByRole('region', { name: texts.heading });
  const button = (name: string) => region.getByRole('button', { name, exact: true });
  return {
    texts,
    region,
    acceptAll: button(texts.acceptAll),
    rejectAll: button(texts.rejectAll),
    acceptSelected: button(texts.acceptSelected),
    choose: button(texts.choose),
    back: button(texts.back),
    close: button(texts.close),
    toggle: (category: 'analytics' | 'marketing') =>
      region.getByRole('checkbox', { name: texts.categories[category].name, exact: true }),
    /** The button at the foot of every page. */
    settings: page
      .getByRole('contentinfo')
      .getByRole('button', { name: layoutTexts[language](catalogFacts(language)).cookieSettings }),
    /** Everything that is stored about the choice. */
    stored: () =>
      page.evaluate(() => {
        const consent = localStorage.getItem('cookie-consent');
        return {
          consent: consent === null ? null : (JSON.parse(consent) as unknown),
          date: localStorage.getItem('cookie-consent-date'),
          region: localStorage.getItem('user_region'),
        };
      }),
  };
}
