import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import type { Language } from '../../src/catalog/languages.ts';
import { expectAccessible } from '../accessibility.ts';
import { expectLanguage } from '../page-language.ts';
import { type SharedService, sharedService } from '../shared-service.ts';
import { clippedTexts } from './clipped-texts.ts';
import { publicPages } from './page-list.ts';

/** The largest cumulative layout shift since the page load that nobody sees. */
const LARGEST_SHIFT = 0.01;
const DESK = { width: 1280, height: 900 } as const;
const PHONE = { width: 360, height: 780 } as const;
/** A desktop at a zoom of 400 % (WCAG 1.4.10). */
const NARROW = { width: 320, height: 640 } as const;
/** The text spacing that readers may set (WCAG 1.4.12). */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Checks every public page of a language in both themes, at all widths, with large and with wide text, and for layout shifts. */
export function describePageQuality(language: Language): void {
  const service = sharedService();
  let pages: Awaited<ReturnType<typeof publicPages>> = [];
  beforeAll(async () => {
    pages = await publicPages(language);
  });

  it(
    `has only accessible public pages, wholly in ${language}, whose layout never shifts while loading`,
    { timeout: 900_000 },
    async () => {
      const visitor = await service.visit(language);
      const { page } = visitor;
      for (const { path } of pages) {
        // Each load serves all checks of its width, because loading costs more than most of them.
        await openAt(page, service, path, PHONE);
        await expectStillLayout(page, path);
        await openAt(page, service, path, DESK);
        await expectStillLayout(page, path);
        await expectLanguage(page, language, path);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
          await expectAccessible(page, `${path} (${colorScheme})`);
        }
        await expectTextFits(page, path);
      }
      visitor.expectNoErrors('all pages');
    },
  );
}

async function openAt(
  page: Page,
  service: SharedService,
  path: string,
  size: { readonly width: number; readonly height: number },
): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(service.lichtbild.url + path, { waitUntil: 'load' });
  await page.evaluate(() => document.fonts.ready);
}

/** Expects no clipped text and no sideways scrolling on a narrow screen, with wide text and with double text size (WCAG 1.4.4). */
async function expectTextFits(page: Page, path: string): Promise<void> {
  await page.setViewportSize(NARROW);
  await expectNothingClipped(page, `${path} at ${NARROW.width} px`);

  await page.evaluate((rules) => {
    // The rules are a constructed style sheet, because the page's policy refuses style elements.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, TEXT_SPACING);
  for (const size of [PHONE, DESK]) {
    await page.setViewportSize(size);
    await expectNothingClipped(page, `${path} with wide text at ${size.width} px`);
  }

  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
    document.documentElement.style.setProperty('font-size', '200%');
  });
  await expectNothingClipped(page, `${path} with large text`);
}

async function expectNothingClipped(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
  expect.soft(await clippedTexts(page), `clipped on ${where}`).toEqual([]);
}

async function expectStillLayout(page: Page, path: string): Promise<void> {
  const shift = await page.evaluate(
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
  const width = page.viewportSize()?.width;
  expect.soft(shift, `${path} at ${width} px jumps`).toBeLessThan(LARGEST_SHIFT);
}
