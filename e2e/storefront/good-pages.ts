import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Language } from '../../src/catalog/languages.ts';
import { expectAccessible } from '../accessibility.ts';
import { expectLanguage } from '../english-sentences.ts';
import { type OneService, oneService } from '../one-service.ts';
import { cutTexts } from './cut-texts.ts';
import { publicPages } from './page-list.ts';

/** Chromium counts every jump since the page began; a good page has none that anybody sees. */
const LARGEST_SHIFT = 0.01;
const DESK = { width: 1280, height: 900 } as const;
const PHONE = { width: 360, height: 780 } as const;
/** A desk at 400 % (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 } as const;
/** What readers may set for themselves (WCAG 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Every public page of a language in both themes, at all widths, with large and with wide text, and without a jump. */
export function describeGoodPages(language: Language): void {
  const service = oneService();
  let pages: Awaited<ReturnType<typeof publicPages>> = [];
  beforeAll(async () => {
    pages = await publicPages(language);
  });

  it(`every public page is accessible and speaks ${language} only`, { timeout: 900_000 }, async () => {
    const visitor = await service.visit(language);
    for (const { path } of pages) {
      await openAt(visitor.page, service, path);
      await expectLanguage(visitor.page, language, path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await visitor.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await expectAccessible(visitor.page, `${path} (${colorScheme})`);
      }
      await expectRoom(visitor.page, path);
    }
    visitor.expectNoComplaints('all pages');
  });

  it(`no page jumps while it loads (${language})`, { timeout: 300_000 }, async () => {
    const visitor = await service.visit(language);
    for (const size of [PHONE, DESK]) {
      await visitor.page.setViewportSize(size);
      for (const { path } of pages) {
        await openAt(visitor.page, service, path);
        const shift = await layoutShift(visitor.page);
        expect.soft(shift, `${path} at ${size.width} px jumps`).toBeLessThan(LARGEST_SHIFT);
      }
    }
  });
}

async function openAt(page: Page, service: OneService, path: string): Promise<void> {
  await page.goto(service.lichtbild.url + path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
}

/** Nothing is cut off and nothing scrolls sideways on a narrow screen, with wide text, and with text of twice the size (WCAG 1.4.4). */
async function expectRoom(page: Page, path: string): Promise<void> {
  await page.setViewportSize(NARROW);
  await expectNothingCut(page, `${path} at ${NARROW.width} px`);

  await page.evaluate((rules) => {
    // A sheet made by script: the page's policy takes no style elements.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, TEXT_SPACING);
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await expectNothingCut(page, `${path} with wide text at ${size.width} px`);
  }

  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    document.documentElement.style.setProperty('font-size', '200%');
  });
  await expectNothingCut(page, `${path} with large text`);
}

async function expectNothingCut(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
  expect.soft(await cutTexts(page), `cut off on ${where}`).toEqual([]);
}

async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[]) {
            if (!entry.hadRecentInput) sum += entry.value;
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );
}
