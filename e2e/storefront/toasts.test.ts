import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { type Language, LANGUAGES } from '../../src/catalog/languages.ts';
import { createHeadshotTexts } from '../../src/i18n/create-headshot/index.ts';
import { catalogFacts } from '../../src/i18n/catalog-facts.ts';
import { layoutTexts } from '../../src/i18n/layout/index.ts';
import { waitForHydration } from '../wait-for-hydration.ts';
import { sharedService } from '../shared-service.ts';
import type { Visitor } from '../visitor.ts';

/** Milliseconds, from the specification (§9), not from the code. */
const SHOWN_MS = 3_000;
const RECHECK_MS = 250;
const FADE_S = 0.15;
const LONG_MS = 60_000;
const AT_ONCE = 3;

const service = sharedService();

/** Opens the upload page with a clock that stops until a test advances it. */
async function openUploadPage(language: Language, motion: 'reduce' | 'no-preference' = 'reduce') {
  const visitor = await service.visit(language);
  const { page } = visitor;
  await page.emulateMedia({ reducedMotion: motion });
  await page.clock.install({ time: new Date('2026-11-22T10:00:00Z') });
  await visitor.open('createHeadshot');
  await waitForHydration(page);
  await page.clock.pauseAt(new Date('2026-11-22T10:10:00Z'));
  return { visitor, page, ...toasts(visitor) };
}

/** Triggers messages by dropping files that are no photos; the number of files distinguishes the messages. */
function toasts({ page, language }: Visitor) {
  const words = createHeadshotTexts[language].selfies;
  const toast = (files: number): Locator => page.getByText(words.notPhotos(files), { exact: true });
  const drop = async (files: number) => {
    await page.getByLabel(words.pick).setInputFiles(
      Array.from({ length: files }, (_, index) => ({
        name: `${index}.txt`,
        mimeType: 'text/plain',
        buffer: Buffer.from('no photo'),
      })),
    );
  };
  const showMessage = async (files: number): Promise<Locator> => {
    await drop(files);
    await toast(files).waitFor();
    return toast(files);
  };
  return { toast, drop, showMessage, region: page.locator('[data-position]') };
}

/** Records the intervals that start from now on, because a queued message is not visible. */
async function recordIntervals(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.evaluate(() => {
    const begin = window.setInterval.bind(window);
    const noted: number[] = [];
    Object.assign(window, {
      noted,
      setInterval: (run: TimerHandler, everyMs: number) => {
        noted.push(everyMs);
        return begin(run, everyMs);
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { noted: number[] }).noted);
}

const countOf = (region: Locator) => region.getByRole('dialog').count();

it('hides a message after three seconds, and not before', async () => {
  const { page, showMessage } = await openUploadPage('en');
  const message = await showMessage(1);
  await page.clock.runFor(SHOWN_MS - 50);
  expect(await message.isVisible()).toBe(true);
  await page.clock.runFor(100);
  await message.waitFor({ state: 'detached' });
});

it('pauses the timer while the pointer is on the message, and then continues it', async () => {
  const { page, showMessage } = await openUploadPage('en');
  const message = await showMessage(1);
  await page.clock.runFor(SHOWN_MS - 1_000);
  await message.hover();
  await page.clock.runFor(LONG_MS);
  expect(await message.isVisible()).toBe(true);
  await page.mouse.move(5, 5);
  await page.clock.runFor(900);
  expect(await message.isVisible()).toBe(true);
  await page.clock.runFor(200);
  await message.waitFor({ state: 'detached' });
});

it('pauses the timer while the focus is on the message', async () => {
  const { page, showMessage, region } = await openUploadPage('en');
  const message = await showMessage(1);
  await page.keyboard.press('F6');
  expect(await region.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.clock.runFor(LONG_MS);
  expect(await message.isVisible()).toBe(true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await page.clock.runFor(100);
  await message.waitFor({ state: 'detached' });
});

it('shows messages at the lower right, and fades them within 150 ms', async () => {
  const { page, showMessage, region } = await openUploadPage('de', 'no-preference');
  await page.setViewportSize({ width: 1280, height: 800 });
  const message = await showMessage(1);
  const toast = region.getByRole('dialog');
  expect(await region.getAttribute('data-position')).toBe('bottom-right');
  const box = (await toast.boundingBox())!;
  expect(1280 - (box.x + box.width), 'room at the right').toBeLessThan(80);
  expect(800 - (box.y + box.height), 'room below').toBeLessThan(80);

  const faded = toast.evaluate(
    (element) =>
      new Promise<[string, number]>((resolve) => {
        element.addEventListener('transitionend', (event) => {
          const { propertyName, elapsedTime } = event as TransitionEvent;
          resolve([propertyName, elapsedTime]);
        });
      }),
  );
  await page.clock.runFor(SHOWN_MS + 50);
  expect(await faded).toEqual(['opacity', FADE_S]);
  await page.clock.resume();
  await message.waitFor({ state: 'detached' });
});

it(`shows at most ${AT_ONCE} messages, and the next one at the next check for a free slot`, async () => {
  const { page, drop, showMessage, toast, region } = await openUploadPage('es');
  for (const files of [1, 2, 3]) await showMessage(files);
  const intervals = await recordIntervals(page);
  await drop(4);
  await expect.poll(intervals).toEqual([RECHECK_MS]);
  expect(await countOf(region)).toBe(AT_ONCE);
  await page.clock.runFor(4 * RECHECK_MS);
  expect(await countOf(region)).toBe(AT_ONCE);

  await toast(3).hover();
  await region
    .getByRole('dialog')
    .filter({ has: toast(3) })
    .getByRole('button')
    .click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(RECHECK_MS - 100);
  await toast(3).waitFor({ state: 'detached' });
  expect(await toast(4).count()).toBe(0);
  await page.clock.runFor(100);
  await toast(4).waitFor();
  expect(await countOf(region)).toBe(AT_ONCE);
});

it('announces messages politely, and closes them by a named button', async () => {
  const { page, showMessage, region, visitor } = await openUploadPage('de');
  const message = await showMessage(2);
  expect(await region.getAttribute('aria-live')).toBe('polite');
  expect(await region.getAttribute('role')).toBe('region');
  await page.keyboard.press('F6');
  const close = region.getByRole('button', { name: layoutTexts.de(catalogFacts('de')).toasts.close });
  expect(await close.count()).toBe(1);
  await page.clock.resume();
  await visitor.expectGoodPage('create-headshot with a message');
  await close.press('Enter');
  await message.waitFor({ state: 'detached' });
});

it.each(LANGUAGES)('names the region for messages in %s', async (language) => {
  const { showMessage, region } = await openUploadPage(language);
  await showMessage(1);
  expect(await region.getAttribute('aria-label')).toBe(
    layoutTexts[language](catalogFacts(language)).toasts.region,
  );
});
