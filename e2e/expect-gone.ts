import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import type { Language } from '../src/catalog/languages.ts';
import { catalogFacts } from '../src/i18n/catalog-facts.ts';
import { errorsTexts } from '../src/i18n/errors/index.ts';
import { pathInLanguage } from '../src/page-urls.ts';
import type { Lichtbild } from './lichtbild.ts';
import { visitor } from './visitor.ts';

/** Expects that a stranger who opens this address gets 404 and the page that explains why. */
export async function expectGone(
  browser: Browser,
  lichtbild: Lichtbild,
  language: Language,
  address: string,
  what: string,
): Promise<void> {
  const stranger = await visitor(browser, lichtbild, language);
  const url = new URL(address);
  url.pathname = pathInLanguage(url.pathname, language);
  const response = await stranger.page.goto(url.href);
  expect(response?.status(), what).toBe(404);
  await stranger.page
    .getByRole('heading', { name: errorsTexts[language](catalogFacts(language)).gone.heading })
    .waitFor();
  await stranger.expectGoodPage(what);
  await stranger.context.close();
}
