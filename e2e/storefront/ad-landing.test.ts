import { expect, it } from 'vitest';
import { type Language, LANGUAGES } from '../../src/catalog/languages.ts';
import { adLandingTexts } from '../../src/i18n/ad-landing/index.ts';
import { catalogFacts } from '../../src/i18n/catalog-facts.ts';
import { layoutTexts } from '../../src/i18n/layout/index.ts';
import { type PageName, pagePath } from '../../src/page-urls.ts';
import { sharedService } from '../shared-service.ts';
import { publicPages } from './page-list.ts';

const service = sharedService();

const AD_PAGES: ReadonlySet<PageName> = new Set([
  'adLanding',
  'adLandingDirectResponse',
  'adLandingEmotionalStory',
]);
/** Public pages with their own bar at the lower edge, instead of the call to action. */
const OWN_BAR: ReadonlySet<PageName> = new Set(['createHeadshot']);

/** Each address of an advertisement and the version it shows; the default is the original (spec §2, §9). */
const ADDRESSES = [
  ['', 'original'],
  ['?variant=original', 'original'],
  ['?variant=direct-response', 'direct-response'],
  ['?variant=emotional-story', 'emotional-story'],
  ['?variant=no-such-variant', 'original'],
  ['/direct-response', 'direct-response'],
  ['/emotional-story', 'emotional-story'],
] as const;

it.each(LANGUAGES)(
  'links an advertisement’s page only to the home page, in %s',
  { timeout: 120_000 },
  async (language) => {
    const { page } = await service.visit(language);
    const layout = layoutTexts[language](catalogFacts(language));
    const address = service.lichtbild.url + pagePath('adLanding', language);
    for (const [rest, variant] of ADDRESSES) {
      // Other pages show visitors from this source a code.
      await page.goto(`${address}${rest}${rest.includes('?') ? '&' : '?'}ref=producthunt`);
      const { heading } = adLandingTexts(variant)[language](catalogFacts(language));
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      for (const gone of [
        page.getByRole('navigation', { name: layout.mainNavigation }),
        page.getByRole('navigation', { name: layout.menuNavigation, includeHidden: true }),
        page.getByRole('button', { name: layout.menu }),
        page.getByRole('button', { name: new RegExp(`^${layout.language}`) }),
        page.getByRole('region', { name: layout.arrival.label }),
        page.getByText(layout.source.from),
        page.getByRole('complementary', { name: layout.callToAction.action }),
      ]) {
        expect.soft(await gone.count(), `${String(gone)} on ${rest} in ${language}`).toBe(0);
      }
      const header = page.getByRole('banner');
      const logo = header.getByRole('link');
      expect(await logo.count()).toBe(1);
      expect(await logo.getAttribute('href')).toBe(pagePath('home', language));
      expect(await logo.getAttribute('aria-label')).toBe(layout.homeOf);
      expect((await logo.locator('svg').boundingBox())!.height, 'the logo is small').toBeLessThanOrEqual(32);
      expect((await header.boundingBox())!.height, 'so is the header').toBeLessThan(100);
      await header.getByText(layout.hosted, { exact: true }).waitFor();
    }
  },
);

it.each(LANGUAGES)('shows the call to action on every other page of %s', async (language) => {
  const { action } = layoutTexts[language](catalogFacts(language)).callToAction;
  const without: string[] = [];
  for (const { page, path } of await publicPages(language)) {
    if (!(await hasBar(path, language, action))) without.push(page);
  }
  expect(without.toSorted()).toEqual([...AD_PAGES, ...OWN_BAR].toSorted());
});

it('shows the call to action at the lower edge of a phone, and not on a desktop', async () => {
  const { page, open } = await service.visit('de');
  await open('home');
  const bar = page.getByRole('complementary', {
    name: layoutTexts.de(catalogFacts('de')).callToAction.action,
  });
  for (const share of [0, 0.3, 0.7]) {
    await page.evaluate(
      (part) => scrollTo({ top: part * document.body.scrollHeight, behavior: 'instant' }),
      share,
    );
    const box = (await bar.boundingBox())!;
    expect(Math.abs(box.y + box.height - 780), `at ${share * 100} % of the page`).toBeLessThanOrEqual(1);
  }
  const link = bar.getByRole('link');
  expect(await link.getAttribute('href')).toBe(pagePath('createHeadshot', 'de'));
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await bar.isVisible()).toBe(false);
});

async function hasBar(path: string, language: Language, action: string): Promise<boolean> {
  const response = await fetch(service.lichtbild.url + path, { headers: { 'Accept-Language': language } });
  return new RegExp(`<aside\\b[^>]*aria-label="${action}"`).test(await response.text());
}
