import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { examplesTexts } from '../../src/i18n/examples/index.ts';
import { photosFolder } from '../../test/photos.ts';
import { launchBrowser } from '../browser.ts';
import { startLichtbild } from '../lichtbild.ts';
import { startPortraitMirror } from '../portrait-mirror.ts';
import { hasPhotos } from '../selfie-files.ts';
import { visitor } from '../visitor.ts';

/** A generous limit for two busy cores; scripts/measure-first-example.ts measures the real time. */
const SHOWN_WITHIN_MS = 180_000;
const OFFLINE_LINE = 'no example pictures yet';

it.runIf(hasPhotos)(
  'shows the first pair of examples soon after the network is back, without a restart',
  { timeout: 400_000 },
  async () => {
    const browser = await launchBrowser();
    onTestFinished(() => browser.close());
    await using mirror = await startPortraitMirror(path.join(photosFolder()!, 'portraits'), {
      most: 2,
      online: false,
    });
    await using lichtbild = await startLichtbild({ EXAMPLES: 'on', EXAMPLES_FROM: mirror.url });
    const { page, open, expectGoodPage } = await visitor(browser, lichtbild, 'en');
    const programs = () => Promise.all([lichtbild.pid('web'), lichtbild.pid('worker')]);
    const before = await programs();
    const sliders = page.getByRole('slider', { name: examplesTexts.en.compare });

    await expect.poll(lichtbild.log, { timeout: 60_000 }).toContain(OFFLINE_LINE);
    await open('home');
    expect(await sliders.count(), 'offline the pages stay as they are').toBe(0);
    await expectGoodPage('home without examples');

    mirror.online = true;
    await expect
      .poll(async () => (await open('home')) && sliders.count(), {
        timeout: SHOWN_WITHIN_MS,
        interval: 1_000,
      })
      .toBeGreaterThan(0);
    expect(await programs(), 'nothing was started again').toEqual(before);
    expect(lichtbild.log().split(OFFLINE_LINE)).toHaveLength(2);
    const headshot = page.locator('img[src*="/examples-media/"]').first();
    await headshot.scrollIntoViewIfNeeded();
    await expect
      .poll(() => headshot.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(300);
    await expectGoodPage('home with its first examples');
  },
);
