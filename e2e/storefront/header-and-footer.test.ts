import { describe, expect, it } from 'vitest';
import { BRAND } from '../../src/catalog/brand.ts';
import { LANGUAGES } from '../../src/catalog/languages.ts';
import { catalogFacts } from '../../src/i18n/catalog-facts.ts';
import { layoutTexts } from '../../src/i18n/layout/index.ts';
import { pagePath } from '../../src/page-urls.ts';
import { sharedService } from '../shared-service.ts';
import { publicPages } from './page-list.ts';

const service = sharedService();

/** For each language its English name, its own name and the first stripe of its flag. */
const CHOICES = [
  { code: 'en', english: 'English', own: 'English' },
  { code: 'de', english: 'German', own: 'Deutsch' },
  { code: 'es', english: 'Spanish', own: 'Español' },
] as const;
const IMPRINT = { en: 'Imprint', de: 'Impressum', es: 'Aviso legal' } as const;

describe.each(LANGUAGES)('in %s', (language) => {
  const layout = layoutTexts[language](catalogFacts(language));

  it('shows flags and both names in the language switcher, marks the current one, and closes it by Escape and by a click outside', async () => {
    const { page, open } = await service.visit(language);
    await open('about');
    const opener = page.getByRole('button', { name: new RegExp(`^${layout.language}`) });
    const list = page.getByRole('navigation', { name: layout.chooseLanguage });
    expect(await list.count()).toBe(0);
    await opener.press('Enter');
    await list.waitFor();
    const links = await list.getByRole('link').all();
    expect(links).toHaveLength(CHOICES.length);
    const flags = new Set<string>();
    for (const [index, { code, english, own }] of CHOICES.entries()) {
      const link = links[index]!;
      const mine = code === language;
      expect((await link.innerText()).split(/\s+/).filter(Boolean)).toEqual([
        english,
        own,
        ...(mine ? ['✓'] : []),
      ]);
      expect(await link.getAttribute('aria-current')).toBe(mine ? 'true' : null);
      expect(await link.getAttribute('href')).toBe(pagePath('about', code));
      expect(await link.getByText(own, { exact: true }).last().getAttribute('lang')).toBe(code);
      const flag = link.locator('svg');
      expect((await flag.boundingBox())!.width).toBeGreaterThanOrEqual(15);
      flags.add(await flag.innerHTML());
    }
    expect(flags.size, 'each language has a flag of its own').toBe(CHOICES.length);
    expect(await opener.locator('svg').innerHTML()).toBe(
      await links[CHOICES.findIndex(({ code }) => code === language)]!.locator('svg').innerHTML(),
    );

    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
    await opener.click();
    await list.waitFor();
    await page.mouse.click(5, 600);
    await list.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe(pagePath('about', language));
  });

  it('links the footer to imprint, contact, affiliates, profiles and other projects', async () => {
    const { page, open } = await service.visit(language);
    await open('about');
    const footer = page.getByRole('contentinfo');
    const hrefOf = (name: string) => footer.getByRole('link', { name, exact: true }).getAttribute('href');
    expect(await hrefOf(IMPRINT[language])).toBe(pagePath('imprint', language));
    expect(await hrefOf(layout.contact)).toBe('mailto:hello@lichtbild.example');
    expect(await hrefOf(layout.affiliate)).toBe(BRAND.affiliateUrl);
    expect(await hrefOf(layout.sourceCode)).toBe(BRAND.sourceUrl);
    expect(await hrefOf(layout.team)).toBe(`${pagePath('pricing', language)}#team`);
    expect(BRAND.social.length).toBeGreaterThan(0);
    for (const { name, url } of [...BRAND.social, ...BRAND.otherProjects])
      expect(await hrefOf(name)).toBe(url);
    for (const page of [
      'privacyPolicy',
      'termsOfService',
      'refundPolicy',
      'withdraw',
      'accessibility',
    ] as const) {
      expect(await hrefOf(layout.pages[page])).toBe(pagePath(page, language));
    }
  });

  it('links every page to the imprint', async () => {
    const { page } = await service.visit(language);
    for (const { path } of await publicPages(language)) {
      const response = await page.request.get(service.lichtbild.url + path, {
        headers: { 'Accept-Language': language },
      });
      const link = `href="${pagePath('imprint', language)}"[^>]*>${IMPRINT[language]}</a>`;
      expect.soft(await response.text(), path).toMatch(new RegExp(link));
    }
  });
});
