import type { Page } from 'playwright-core';
import type { Language } from '../src/catalog/languages.ts';
import { catalogFacts } from '../src/i18n/catalog-facts.ts';
import { photoReview as german } from '../src/i18n/photo-review/de.ts';
import { photoReview as english } from '../src/i18n/photo-review/en.ts';
import { photoReview as spanish } from '../src/i18n/photo-review/es.ts';

const WORDS = { en: english, de: german, es: spanish } as const;
/** The models are loaded and the photo is measured while other tests use the same two cores. */
export const RESULT_WITHIN_MS = 60_000;

/** Page object of the review, which finds controls by their texts. */
export function photoReviewPage(page: Page, language: Language) {
  const texts = WORDS[language](catalogFacts(language));
  const section = page.getByRole('region', { name: texts.label, exact: true });
  const result = section.getByRole('region', { name: texts.result.heading, exact: true });
  return {
    texts,
    section,
    result,
    choose: section.getByLabel(new RegExp(`^(${texts.choose}|${texts.another})$`)),
    overall: result.getByText(texts.result.overall, { exact: true }).locator('xpath=../dd/span[1]'),
    categories: result.locator('details'),
    marks: section.getByRole('img', { name: new RegExp(`^${texts.result.marks.label}`) }),
    form: result.locator('form'),
  };
}
