import { describe, expect, it } from 'vitest';
import { ARRIVAL_DISCOUNT } from '../../src/catalog/discounts.ts';
import { LANGUAGES } from '../../src/catalog/languages.ts';
import { blogTexts } from '../../src/i18n/blog/index.ts';
import { catalogFacts } from '../../src/i18n/catalog-facts.ts';
import { homeTexts } from '../../src/i18n/home/index.ts';
import { layoutTexts } from '../../src/i18n/layout/index.ts';
import { ANALYTICS_EVENT } from '../../src/platform/analytics/analytics-events.client.ts';
import { pagePath } from '../../src/page-urls.ts';
import { waitForHydration } from '../wait-for-hydration.ts';
import { sharedService } from '../shared-service.ts';

const service = sharedService();

describe.each(LANGUAGES)('in %s', (language) => {
  const facts = catalogFacts(language);
  const layout = layoutTexts[language](facts);
  const home = homeTexts[language](facts);
  const path = (page: Parameters<typeof pagePath>[0]) => service.lichtbild.url + pagePath(page, language);

  it('opens the menu, and closes it by key, by a click outside and by a link', async () => {
    const { page, open } = await service.visit(language);
    await open('home');
    await waitForHydration(page);
    const button = page.getByRole('button', { name: layout.menu });
    const menu = page.getByRole('navigation', { name: layout.menuNavigation });
    await button.focus();
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);

    await button.click();
    await page.mouse.click(5, 10);
    await menu.waitFor({ state: 'hidden' });

    await button.click();
    await menu.getByRole('link', { name: layout.pages.pricing, exact: true }).click();
    await page.waitForURL(path('pricing'));
    await menu.waitFor({ state: 'hidden' });
    // A screen reader starts at the new page.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await button.click();
    const here = menu.getByRole('link', { name: layout.pages.pricing, exact: true });
    expect(await here.getAttribute('aria-current')).toBe('page');
    await here.click();
    await menu.waitFor({ state: 'hidden' });

    // A link to a section of another page moves the focus to that section.
    await page.goto(path('createHeadshot'));
    await waitForHydration(page);
    await page.locator('main a[href$="#faq"]').click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('faq');
  });

  it('restores the scroll position on the way back', async () => {
    const { page, open } = await service.visit(language);
    await open('home');
    // Before hydration the link loads a whole document, and the browser restores the scroll position by itself.
    await waitForHydration(page);
    await page.getByRole('heading', { name: home.faq.heading }).scrollIntoViewIfNeeded();
    const scrolledPx = await page.evaluate(() => scrollY);
    expect(scrolledPx).toBeGreaterThan(500);
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href$="/pricing"]')!.click(),
    );
    await page.waitForURL(path('pricing'));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolledPx - 50);
  });

  it('searches the questions, and offers a contact when nothing matches', async () => {
    const { page, open } = await service.visit(language);
    await open('home');
    await waitForHydration(page);
    const search = page.getByRole('searchbox', { name: home.faq.search });
    const entries = page.locator('#faq details');
    expect(await entries.count()).toBe(home.faq.entries.length);
    await search.fill('ZIP');
    await expect.poll(() => entries.count()).toBe(1);
    await page.getByRole('status').filter({ hasText: home.faq.found.one }).waitFor();
    await entries.first().locator('summary').press('Enter');
    await entries.first().getByText(/ZIP/).last().waitFor();
    await search.fill('xylophon');
    await expect.poll(() => entries.count()).toBe(0);
    await page.getByRole('link', { name: facts.contactEmail }).waitFor();
    await search.press('Escape');
    await expect.poll(() => entries.count()).toBe(home.faq.entries.length);
  });

  it('links the blog to an article, to the next one and back', async () => {
    const { page, open, expectGoodPage } = await service.visit(language);
    const blog = blogTexts[language](facts);
    await open('blog');
    const articles = page.getByRole('list', { name: blog.listLabel }).getByRole('listitem');
    expect(await articles.count()).toBeGreaterThanOrEqual(5);
    const link = articles.first().getByRole('link');
    const title = (await link.textContent())!;
    await link.click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(await page.title()).toBe(`${blog.titlePrefix}: ${title} · ${blog.titleSuffix}`);
    await expectGoodPage('an article');
    await page.getByRole('list', { name: blog.related }).getByRole('link').first().click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toBe(title);
    // The focus is on the new article's content; going back restores the scroll position in the old one.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await page.getByRole('link', { name: blog.back }).click();
    await page.waitForURL(path('blog'));

    await page.goto(`${path('blog')}/no-such-article`);
    await page.getByRole('heading', { level: 1, name: blog.articleNotFound }).waitFor();
    await expectGoodPage('an article that is not there');
    await page.getByRole('link', { name: blog.back }).click();
    await page.waitForURL(path('blog'));
  });
});

it('keeps the page and remembers the choice when the language is switched', async () => {
  const { page, open } = await service.visit('en');
  const reported: unknown[] = [];
  await page.exposeFunction('noteEvent', (event: unknown) => reported.push(event));
  await page.addInitScript((name) => {
    addEventListener(name, (event) => {
      const { name: what, payload } = (event as CustomEvent<{ name: string; payload: unknown }>).detail;
      (window as unknown as { noteEvent: (event: unknown) => void }).noteEvent([what, payload]);
    });
  }, ANALYTICS_EVENT);
  await open('pricing');
  await waitForHydration(page);
  const english = layoutTexts.en(catalogFacts('en'));
  const opener = page.getByRole('button', { name: new RegExp(`^${english.language}`) });
  const list = page.getByRole('navigation', { name: english.chooseLanguage });
  await opener.press('Enter');
  await list.waitFor();
  expect(await list.getByRole('link').allInnerTexts()).toEqual([
    expect.stringMatching(/English\s+English/),
    expect.stringMatching(/German\s+Deutsch/),
    expect.stringMatching(/Spanish\s+Español/),
  ]);
  expect(await list.locator('[aria-current]').innerText()).toMatch(/English[\s\S]*✓/);
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'hidden' });
  await opener.click();
  await list.getByRole('link', { name: /Deutsch/ }).click();
  await page.waitForURL('**/de/pricing');
  expect(await page.getAttribute('html', 'lang')).toBe('de');
  expect(await page.evaluate(() => localStorage.getItem('preferred-language'))).toBe('de');
  expect(reported).toContainEqual(['language-change', { from: 'en', to: 'de' }]);
  // From now on the address without a language prefix shows the chosen language.
  await page.goto(service.lichtbild.url);
  expect(await page.getAttribute('html', 'lang')).toBe('de');
});

it('shows the next page wholly in a language that was chosen in another tab', async () => {
  const { page, context, open } = await service.visit('en');
  await open('home');
  await waitForHydration(page);
  await context.addCookies([{ name: 'preferred-language', value: 'de', url: service.lichtbild.url }]);
  const german = layoutTexts.de(catalogFacts('de'));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await page.waitForURL('**/pricing');
  await page.getByRole('contentinfo').getByRole('link', { name: german.pages.pricing }).waitFor();
  expect(await page.getAttribute('html', 'lang')).toBe('de');
});

it('links the switcher to the address of an article’s translation', async () => {
  const { page, open } = await service.visit('en');
  await open('blog');
  await page.locator('main li a').first().click();
  await page.waitForURL('**/blog/*');
  const german = layoutTexts.en(catalogFacts('en'));
  await page.getByRole('button', { name: new RegExp(`^${german.language}`) }).click();
  const twin = page.locator('link[rel="alternate"][hreflang="de"]');
  const address = await twin.getAttribute('href');
  await page
    .getByRole('navigation', { name: german.chooseLanguage })
    .getByRole('link', { name: /Deutsch/ })
    .click();
  await page.waitForURL(address!);
  expect(await page.getAttribute('html', 'lang')).toBe('de');
});

it('shows the code to visitors from the named source, and the source to others', async () => {
  const { page, context, expectGoodPage } = await service.visit('en');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const layout = layoutTexts.en(catalogFacts('en'));
  await page.goto(`${service.lichtbild.url}/?ref=producthunt`);
  const banner = page.getByRole('region', { name: layout.arrival.label });
  await banner.getByText(ARRIVAL_DISCOUNT.code).waitFor();
  await expectGoodPage('home with the arrival banner');
  await waitForHydration(page);
  await banner.getByRole('button', { name: layout.arrival.copy }).click();
  await banner.getByText(layout.arrival.copied).waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(ARRIVAL_DISCOUNT.code);
  await page.getByRole('contentinfo').getByRole('link', { name: layout.pages.pricing }).click();
  await page.waitForURL('**/pricing');
  await banner.waitFor();
  // The switch loads another document, whose address has the source again.
  const german = layoutTexts.de(catalogFacts('de'));
  await page.getByRole('button', { name: new RegExp(`^${layout.language}`) }).click();
  await page
    .getByRole('navigation', { name: layout.chooseLanguage })
    .getByRole('link', { name: /Deutsch/ })
    .click();
  await page.waitForURL('**/de/pricing?ref=producthunt');
  const germanBanner = page.getByRole('region', { name: german.arrival.label });
  await waitForHydration(page);
  await germanBanner.getByRole('button', { name: german.arrival.close }).click();
  await germanBanner.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

  await page.goto(`${service.lichtbild.url}/de?ref=${encodeURIComponent('<b>a friend</b>')}`);
  await page.getByText(`${german.source.from} ba friendb`).waitFor();
  expect(await banner.count()).toBe(0);
});

it('reports each change of the page once, with its title and path, and never a gallery’s address', async () => {
  const { page } = await service.visit('en');
  await page.addInitScript((name) => {
    addEventListener(name, (event) => {
      const { name: what, payload } = (event as CustomEvent<{ name: string; payload: unknown }>).detail;
      const reported = ((window as unknown as { reported?: unknown[] }).reported ??= []);
      if (what === 'page-view') reported.push(payload);
    });
  }, ANALYTICS_EVENT);
  const reported = () => page.evaluate(() => (window as unknown as { reported?: unknown[] }).reported);
  await page.goto(`${service.lichtbild.url}/`);
  await expect.poll(reported).toHaveLength(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' }).click();
  await expect.poll(reported).toEqual([
    { title: 'AI-Generated Professional Headshots - Affordable & Quick', path: '/' },
    { title: 'Pricing · Lichtbild', path: '/pricing' },
  ]);
  await page.goto(`${service.lichtbild.url}/gallery/secret-id`);
  await expect.poll(reported).toEqual([{ title: expect.any(String) as string, path: '/gallery/:id' }]);
});

it('changes the title of a background tab, and restores it at once', async () => {
  const { page } = await service.visit('de');
  const { tabTitles } = layoutTexts.de(catalogFacts('de'));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto(`${service.lichtbild.url}/de/pricing`);
  await waitForHydration(page);
  const own = await page.title();
  // React attaches its listeners a moment after the hydration.
  const leave = () =>
    page.evaluate(() => {
      document.hasFocus = () => false;
      dispatchEvent(new Event('blur'));
      return document.title;
    });
  await expect.poll(leave).toBe(tabTitles[0]);
  await page.clock.runFor(3_000);
  expect(await page.title()).toBe(tabTitles[1]);
  await page.clock.runFor(6_000);
  expect(await page.title()).toBe(tabTitles[0]);
  await page.evaluate(() => {
    document.hasFocus = () => true;
    dispatchEvent(new Event('focus'));
  });
  expect(await page.title()).toBe(own);
  await page.clock.runFor(9_000);
  expect(await page.title()).toBe(own);
});

it('keeps the focused element above the bar at the lower edge of a phone', async () => {
  const { page, open } = await service.visit('en');
  await open('home');
  await page.setViewportSize({ width: 360, height: 700 });
  const layout = layoutTexts.en(catalogFacts('en'));
  const bar = page.getByRole('complementary', { name: layout.callToAction.action });
  const hidden: string[] = [];
  for (let step = 0; step < 60; step += 1) {
    await page.keyboard.press('Tab');
    const covered = await page.evaluate(() => {
      const focused = document.activeElement!;
      const aside = document.querySelector('aside')!;
      if (aside.contains(focused)) return undefined;
      const own = focused.getBoundingClientRect();
      const top = aside.getBoundingClientRect().top;
      return own.top > top - 4 || own.bottom < 0 ? focused.outerHTML.slice(0, 120) : undefined;
    });
    if (covered) hidden.push(covered);
  }
  await bar.waitFor();
  expect(hidden).toEqual([]);
});
