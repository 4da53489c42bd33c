import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { catalogFacts } from '../../src/i18n/catalog-facts.ts';
import { layoutTexts } from '../../src/i18n/layout/index.ts';
import { waitForHydration } from '../wait-for-hydration.ts';
import { sharedService } from '../shared-service.ts';

const service = sharedService();
const FRAMES = 3;
/** The largest cumulative layout shift that nobody sees. */
const LARGEST_SHIFT = 0.01;

interface Seen {
  /** The range of each frame's position within its section. */
  readonly distancesPx: readonly number[];
  /** Texts that a frame covered. */
  readonly covered: readonly string[];
  readonly shift: number;
}

describe.each([360, 1280])('home at %i px', (width) => {
  it('moves its frames while the page scrolls, without covering texts or shifting the layout', async () => {
    const seen = await scrollHome('no-preference', width);
    expect(seen.distancesPx).toHaveLength(FRAMES);
    for (const distancePx of seen.distancesPx) expect(distancePx, 'a frame moves').toBeGreaterThan(5);
    expect(seen.covered).toEqual([]);
    expect(seen.shift).toBeLessThan(LARGEST_SHIFT);
  });

  it('does not move its frames with reduced motion', async () => {
    const seen = await scrollHome('reduce', width);
    expect(seen.distancesPx).toEqual([0, 0, 0]);
    expect(seen.covered).toEqual([]);
    expect(seen.shift).toBeLessThan(LARGEST_SHIFT);
  });
});

it('keeps the title of a background tab with reduced motion', async () => {
  const { page } = await service.visit('en');
  await page.clock.install();
  await page.goto(`${service.lichtbild.url}/pricing`);
  await page.waitForLoadState('networkidle');
  const own = await page.title();
  await leave(page);
  for (let turn = 0; turn < 3; turn += 1) {
    expect(await page.title()).toBe(own);
    await page.clock.runFor(3_000);
  }
});

it('changes the title of a hidden tab, and restores it when the tab is visible', async () => {
  const { page } = await service.visit('en');
  const { tabTitles } = layoutTexts.en(catalogFacts('en'));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install();
  await page.goto(`${service.lichtbild.url}/pricing`);
  await page.waitForLoadState('networkidle');
  const own = await page.title();
  await leave(page);
  expect(tabTitles.join()).toContain('$19');
  for (const title of [...tabTitles, tabTitles[0]]) {
    await expect.poll(() => page.title()).toBe(title);
    await page.clock.runFor(3_000);
  }
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    document.hasFocus = () => true;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await page.title()).toBe(own);
  await page.clock.runFor(9_000);
  expect(await page.title()).toBe(own);
});

async function leave(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.hasFocus = () => false;
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Scrolls from top to bottom in steps, as a mouse wheel does, and measures after each. */
async function scrollHome(reducedMotion: 'reduce' | 'no-preference', width: number): Promise<Seen> {
  // The size is set from the start: a window resized right before its first page once hung for minutes.
  const { page } = await service.visit('en', { viewport: { width, height: 800 } });
  await page.emulateMedia({ reducedMotion });
  await page.goto(service.lichtbild.url, { waitUntil: 'load' });
  await waitForHydration(page);
  await page.waitForFunction(() => document.fonts.status === 'loaded', undefined, { polling: 100 });
  return page.evaluate(async (): Promise<Seen> => {
    const STEP_PX = 160;
    const FRAME_WITHIN_MS = 10_000;
    const nextFrame = () =>
      new Promise<void>((resolve, reject) => {
        setTimeout(() => reject(new Error('the browser draws no frame')), FRAME_WITHIN_MS);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      });
    const frames = [
      ...document.querySelectorAll<HTMLElement>('main [aria-hidden="true"] > div:has(> picture)'),
    ];
    const words = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, p, a, button, summary)')];
    let shift = 0;
    const jumps = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
    });
    jumps.observe({ type: 'layout-shift' });
    const topsPx = frames.map((): number[] => []);
    const covered = new Set<string>();
    for (let top = 0; top < document.documentElement.scrollHeight; top += STEP_PX) {
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
      const boxes = words.map((word) => [word, word.getBoundingClientRect()] as const);
      frames.forEach((frame, index) => {
        const own = frame.getBoundingClientRect();
        if (own.bottom < 0 || own.top > innerHeight) return;
        topsPx[index]!.push(own.top - frame.parentElement!.getBoundingClientRect().top);
        for (const [word, box] of boxes) {
          const apart =
            box.width === 0 ||
            box.right <= own.left ||
            box.left >= own.right ||
            box.bottom <= own.top ||
            box.top >= own.bottom;
          if (!apart) covered.add(`frame ${index + 1} on “${word.innerText.slice(0, 40)}”`);
        }
      });
    }
    jumps.disconnect();
    const distancesPx = topsPx.map((tops) => Math.round(Math.max(...tops) - Math.min(...tops)));
    return { distancesPx, covered: [...covered], shift };
  });
}
