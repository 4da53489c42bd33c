import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/catalog/languages.ts';
import { countsBetween } from '../../src/features/analytics/event-count-store.server.ts';
import { catalogFacts } from '../../src/i18n/catalog-facts.ts';
import { layoutTexts } from '../../src/i18n/layout/index.ts';
import { createDatabase } from '../../src/platform/db/create-database.ts';
import { launchBrowser } from '../browser.ts';
import { checkoutPage } from '../checkout-page.ts';
import { sharedService } from '../shared-service.ts';
import { clippedTexts } from '../storefront/clipped-texts.ts';
import { waitForHydration } from '../wait-for-hydration.ts';
import { SERVICES } from './analytics-stand-in.ts';
import { cookieBanner } from './cookie-banner.ts';

const BERLIN = { firstVisit: true, timezoneId: 'Europe/Berlin' } as const;
/** The largest cumulative layout shift that nobody sees. */
const LARGEST_SHIFT = 0.01;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

describe('with every service', () => {
  const service = sharedService(SERVICES);

  it.each(LANGUAGES)('passes axe in both views and fits every width, in %s', async (language) => {
    const { page, open, expectGoodPage } = await service.visit(language, BERLIN);
    const banner = cookieBanner(page, language);
    await open('about');
    await banner.region.waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectGoodPage(`the banner (${colorScheme})`);
    }
    await expectTextFits(page, 'the banner');
    await banner.choose.click();
    await banner.acceptSelected.waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await expectGoodPage(`the banner with details (${colorScheme})`);
    }
    await expectTextFits(page, 'the banner with details');
    for (const name of ['Google Analytics', 'Plausible', 'Meta Pixel', 'LinkedIn Insight'])
      await banner.region.getByText(`${name} (`).waitFor();
  });

  it('gives both answers the same size, look and place', async () => {
    const { page, open } = await service.visit('en', BERLIN);
    const banner = cookieBanner(page, 'en');
    await open('about');
    const looks = async () =>
      Promise.all(
        [banner.acceptAll, banner.rejectAll].map((button) =>
          button.evaluate((element) => {
            const { width, height, top } = element.getBoundingClientRect();
            const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element);
            return { width, height, top, color, backgroundColor, borderColor, fontSize, fontWeight };
          }),
        ),
      );
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.mouse.move(0, 0);
      const [accept, reject] = await looks();
      expect(accept, `${width} px`).toEqual(reject);
    }
  });
});

describe('without a service', () => {
  const service = sharedService();
  const layout = layoutTexts.en(catalogFacts('en'));

  it.each(LANGUAGES)('asks all the same, and says that nothing is loaded, in %s', async (language) => {
    const { page, open, expectGoodPage } = await service.visit(language, BERLIN);
    const banner = cookieBanner(page, language);
    await open('about');
    await banner.region.getByText(banner.texts.nothing).waitFor();
    await banner.choose.click();
    expect(await banner.region.getByText(banner.texts.noService).count()).toBe(2);
    await expectGoodPage('the banner without services');
  });

  it.each(['/', '/no-such-page'])('shifts nothing on %s when it appears and when it goes', async (path) => {
    const { page } = await service.visit('en', BERLIN);
    const banner = cookieBanner(page, 'en');
    for (const size of [
      { width: 390, height: 844 },
      { width: 1440, height: 1100 },
    ]) {
      await page.setViewportSize(size);
      await page.goto(service.lichtbild.url + path);
      await banner.region.waitFor();
      expect(await shiftSoFar(page), `${path} at ${size.width} px`).toBeLessThan(LARGEST_SHIFT);
      // A press is an input, after which shifts are not counted, so the keyboard's is let pass.
      await banner.rejectAll.focus();
      await page.keyboard.press('Enter');
      await banner.region.waitFor({ state: 'hidden' });
      await page.waitForTimeout(600);
      expect(await shiftSoFar(page), `${path} at ${size.width} px, closed`).toBeLessThan(LARGEST_SHIFT);
      await page.evaluate(() => localStorage.clear());
    }
  });

  it('takes the place of the bar on phones, and leaves room to reach the end of the page', async () => {
    const { page, open } = await service.visit('en', BERLIN);
    const banner = cookieBanner(page, 'en');
    await open('home');
    await banner.region.waitFor();
    const bar = page.getByRole('complementary', { name: layout.callToAction.action });
    expect(await bar.count()).toBe(0);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const edge = (await banner.region.boundingBox())!.y;
    const footer = (await page.getByRole('contentinfo').boundingBox())!;
    expect(footer.y + footer.height).toBeLessThanOrEqual(edge + 1);
    await banner.rejectAll.click();
    await bar.waitFor();
    expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe('0px');
  });

  it('covers no element that has the focus', async () => {
    const { page, open } = await service.visit('en', BERLIN);
    const banner = cookieBanner(page, 'en');
    await page.setViewportSize({ width: 390, height: 844 });
    await open('home');
    await banner.region.waitFor();
    const covered: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      const problem = await page.evaluate((heading) => {
        const focused = document.activeElement!;
        const region = [...document.querySelectorAll('section')].find((one) =>
          one.textContent?.startsWith(heading),
        )!;
        if (region.contains(focused)) return undefined;
        const { bottom } = focused.getBoundingClientRect();
        return bottom > region.getBoundingClientRect().top ? focused.outerHTML.slice(0, 120) : undefined;
      }, banner.texts.heading);
      if (problem) covered.push(problem);
    }
    expect(covered).toEqual([]);
  });

  it('is announced, and answered by keyboard alone', async () => {
    const { page, open, expectNoErrors } = await service.visit('en', BERLIN);
    const banner = cookieBanner(page, 'en');
    await open('home');
    await page
      .getByRole('status')
      .filter({ hasText: banner.texts.announcement })
      .waitFor({ state: 'attached' });
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    // It takes no focus by itself, and comes right after the link past the header.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    for (const name of [layout.skipToContent, banner.texts.privacy]) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(name);
    }
    for (const name of [banner.texts.acceptAll, banner.texts.rejectAll, banner.texts.choose]) {
      await page.keyboard.press('Tab');
      expect(await focused()).toBe(name);
    }
    // It holds nobody: the page follows, and Escape decides nothing.
    await page.keyboard.press('Tab');
    expect(await banner.region.evaluate((element) => element.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await banner.acceptSelected.waitFor();
    await expect.poll(focused).toBe(banner.texts.heading);
    await page.keyboard.press('Escape');
    expect((await banner.stored()).consent).toBeNull();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    expect(await banner.toggle('analytics').isChecked()).toBe(true);
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
    expect(await focused()).toBe(banner.texts.acceptSelected);
    await page.keyboard.press('Enter');
    await banner.region.waitFor({ state: 'hidden' });
    expect((await banner.stored()).consent).toEqual({ essential: true, analytics: true, marketing: false });
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');

    // Opened again from the footer, it shows the choice, takes the focus, and gives it back.
    await banner.settings.focus();
    await page.keyboard.press('Enter');
    await expect.poll(focused).toBe(banner.texts.heading);
    expect(await banner.toggle('analytics').isChecked()).toBe(true);
    await banner.close.focus();
    await page.keyboard.press('Enter');
    await banner.region.waitFor({ state: 'hidden' });
    expect(await focused()).toBe(layout.cookieSettings);
    expect((await banner.stored()).consent).toMatchObject({ analytics: true });
    expectNoErrors('the banner by keyboard');
  });

  it('asks once, not in the frame of the payment, and works beside it', async () => {
    const { page, open } = await service.visit('en', BERLIN);
    const banner = cookieBanner(page, 'en');
    const checkout = checkoutPage(page, 'en');
    await open('checkout');
    await banner.region.waitFor();
    await checkout.email.fill('mira@example.org');
    await checkout.orderButton().click();
    await checkout.checkoutFrame().getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(1_000);
    const inFrame = checkout.checkoutFrame().getByRole('region', { name: banner.texts.heading });
    expect(await inFrame.count()).toBe(0);
    await checkout.payWith('leave');
    await checkout.paymentAlert('closed').waitFor();
    await banner.rejectAll.click();
    await banner.region.waitFor({ state: 'hidden' });
  });

  it('counts visits and checkouts of those who refuse, without cookies', async () => {
    // Programs are not counted, and a context’s own name does not reach the last request of a page.
    await using browser = await launchBrowser([`--user-agent=${FIREFOX}`]);
    const context = await browser.newContext({ timezoneId: 'Europe/Berlin', locale: 'de' });
    const page = await context.newPage();
    const banner = cookieBanner(page, 'de');
    await page.goto(`${service.lichtbild.url}/de/pricing`);
    await banner.rejectAll.click();
    await page.goto(`${service.lichtbild.url}/de/checkout`);
    await waitForHydration(page);
    const checkout = checkoutPage(page, 'de');
    await checkout.email.fill('mira@example.org');
    await checkout.orderButton().click();
    await checkout.payWith('leave');
    await checkout.paymentAlert('closed').waitFor();
    const cookies = (await context.cookies()).map(({ name }) => name);
    await page.goto('about:blank');
    await page.waitForTimeout(1_000);
    await context.close();
    const connection = createDatabase((await service.lichtbild.databaseUrl())!);
    const counts = await countsBetween(connection.db, '2000-01-01', '2999-12-31');
    await connection.close();
    const german = counts
      .filter(({ language }) => language === 'de')
      .map(({ name, detail, count }) => `${name} ${detail} ${count}`);
    expect(german).toEqual([
      'abandoned-checkout premium 1',
      ...['checkout-step premium/details 1', 'checkout-step premium/payment 1', 'consent-updated none 1'],
      ...['opened-checkout premium 1', 'page-view checkout 1', 'page-view pricing 1'],
      // Both pages were opened by their address.
      ...['visit-step direct/arrived 2', 'visit-step direct/details 1', 'visit-step direct/payment 1'],
    ]);
    // The cookies are those of the order.
    expect(cookies.filter((name) => !name.startsWith('lichtbild_'))).toEqual([]);
  });
});

async function expectTextFits(page: Page, where: string): Promise<void> {
  for (const size of [
    { width: 320, height: 640 },
    { width: 640, height: 320 },
    { width: 1280, height: 900 },
  ]) {
    await page.setViewportSize(size);
    expect.soft(await clippedTexts(page), `${where} at ${size.width} px`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect.soft(await clippedTexts(page), `${where} with large text`).toEqual([]);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
}

function shiftSoFar(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            sum += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );
}
