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
  const choose = section.getByLabel(new RegExp(`^(${texts.choose}|${texts.another})$`));
  return {
    texts,
    section,
    result,
    choose,
    /** Chooses a photo and waits for its scores. */
    score: async (photo: string) => {
      await choose.setInputFiles(photo);
      await result.waitFor({ timeout: RESULT_WITHIN_MS });
    },
    country: page.getByLabel(texts.country.label, { exact: true }),
    /** The entries about the photo's file: format, pixels, shape. */
    rows: section.getByRole('region', { name: texts.list }).getByRole('listitem'),
    sum: section.getByText(new RegExp(`^\\d / \\d ${texts.inOrder}$`)),
    picture: section.getByRole('img', { name: texts.picture, exact: true }),
    alert: section.getByRole('alert'),
    overall: result.getByText(texts.result.overall, { exact: true }).locator('xpath=../dd/span[1]'),
    categories: result.locator('details'),
    marks: section.getByRole('img', { name: new RegExp(`^${texts.result.marks.label}`) }),
    form: result.locator('form'),
  };
}
