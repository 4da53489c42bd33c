import type { Page } from 'playwright-core';
import { LANGUAGES } from '../../src/catalog/languages.ts';
import { catalogFacts } from '../../src/i18n/catalog-facts.ts';
import { errorsTexts } from '../../src/i18n/errors/index.ts';
import { pagePath } from '../../src/page-urls.ts';

const HOMES = LANGUAGES.map((language) => pagePath('home', language));
const errors = LANGUAGES.map((language) => errorsTexts[language](catalogFacts(language)));
const BROKEN_HEADINGS = errors.flatMap(({ notFound, broken, refused }) => [
  notFound.heading,
  broken.heading,
  refused.heading,
]);
const GONE_HEADINGS = errors.map(({ gone }) => gone.heading);

/** Returns the problems of the page that a tab shows: an error screen, no heading, or no link back to the site. */
export async function findPageProblems(page: Page, { mayBeGone = false } = {}): Promise<readonly string[]> {
  const seen = await page.evaluate((homes) => {
    const headings = [...document.querySelectorAll('h1')].map((heading) => heading.innerText.trim());
    const hasHome = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].some(
      (link) => link.checkVisibility() && homes.includes(link.pathname) && link.origin === location.origin,
    );
    return { headings, hasHome, isHtml: document.contentType === 'text/html' };
  }, HOMES);
  // A tab that shows only an image has no links; people leave it with the browser's Back button, and so does the crawler.
  if (!seen.isHtml) return [];
  const bad = mayBeGone ? BROKEN_HEADINGS : [...BROKEN_HEADINGS, ...GONE_HEADINGS];
  return [
    ...seen.headings.filter((heading) => bad.includes(heading)).map((heading) => `shows “${heading}”`),
    ...(seen.headings.length === 0 ? ['has no heading'] : []),
    ...(seen.hasHome ? [] : ['has no way back to the site']),
  ];
}
