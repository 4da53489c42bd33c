import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, it, onTestFinished } from 'vitest';
import { ENDPOINTS } from '../../src/page-urls.ts';
import { dropFiles } from '../drop-files.ts';
import { photoReviewPage } from '../photo-review-page.ts';
import { waitForHydration } from '../wait-for-hydration.ts';
import { sharedService } from '../shared-service.ts';

const service = sharedService();
const MEGABYTE = 1024 * 1024;
/** A CV photo of 45 × 60 mm at 300 dpi. */
const CV_PHOTO = { width: 531, height: 709 } as const;

it('judges a chosen photo in the browser and sends nothing of it (en)', async () => {
  const { page, open, expectGoodPage } = await service.visit('en');
  const sent: { path: string; body: string | null }[] = [];
  // Playwright does not show the body of a beacon. A browser without beacons sends the same by fetch.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'sendBeacon'));
  page.on('request', (request) => {
    if (request.method() === 'GET' || request.url().startsWith('blob:')) return;
    sent.push({ path: new URL(request.url()).pathname, body: request.postData() });
  });
  const { texts, choose, rows, sum, picture } = photoReviewPage(page, 'en');
  await open('linkedinPhotoReview');
  await waitForHydration(page);
  await choose.setInputFiles(await drawnPhoto({ width: 1000, height: 1000 }));
  await sum.waitFor();
  expect(await sum.textContent()).toBe(`5 / 5 ${texts.inOrder}`);
  expect(await rows.count()).toBe(5);
  await rows.getByText('1000 × 1000 px').waitFor();
  await rows.getByText(texts.findings['linkedin-pixels-sharp']).waitFor();
  await rows.getByText(texts.findings['shape-fits']).waitFor();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
  await expectGoodPage('a LinkedIn photo that is in order');

  // A worse photo replaces it.
  await choose.setInputFiles(await drawnPhoto({ width: 300, height: 600 }));
  await rows.getByText(texts.findings['linkedin-pixels-too-few']).waitFor();
  await rows.getByText(texts.findings['shape-far']).waitFor();
  expect(await sum.textContent()).toBe(`3 / 5 ${texts.inOrder}`);
  await expect.poll(() => sent.length).toBe(1);
  expect(sent, 'only the page, and how the visitor came to it').toEqual([
    {
      path: ENDPOINTS.events,
      body: JSON.stringify({
        language: 'en',
        events: [
          { name: 'page-view', detail: 'linkedinPhotoReview' },
          { name: 'visit-step', detail: 'direct/arrived' },
        ],
      }),
    },
  ]);
});

it('judges a dropped photo by the rules of the chosen country (de)', async () => {
  const { page, open, expectGoodPage } = await service.visit('de');
  const { texts, section, choose, country, rows, sum } = photoReviewPage(page, 'de');
  await open('resumePhotoReview');
  await waitForHydration(page);
  expect(await country.inputValue()).toBe('DE');
  await dropFiles(choose, [await drawnPhoto(CV_PHOTO)]);
  await sum.waitFor();
  const verdict = rows.filter({ hasText: texts.checks.country });
  await verdict.getByText(texts.findings['country-common']).waitFor();
  await rows.getByText(texts.findings['pixels-right']).waitFor();
  await country.selectOption('US');
  await verdict.getByText(texts.findings['country-avoid']).waitFor();
  await verdict.getByText(texts.verdicts.poor).waitFor();
  await expectGoodPage('a photo for the United States');
  await country.selectOption('');
  await page.getByText(texts.country.otherAdvice).waitFor();
  expect(await verdict.count(), 'of another country nothing is said').toBe(0);
  expect(await section.getByRole('img').count()).toBeGreaterThan(0);
});

it('reviews a photo by keyboard alone (es)', async () => {
  const { page, open } = await service.visit('es');
  const { texts, country, choose, rows, sum } = photoReviewPage(page, 'es');
  await open('resumePhotoReview');
  await waitForHydration(page);
  // The wait starts early, because a key opens the chooser before a wait that starts with it has reached the browser.
  const choosing = page.waitForEvent('filechooser');
  await country.focus();
  await page.keyboard.type('Alem');
  await expect.poll(() => country.inputValue()).toBe('DE');
  for (let press = 0; press < 3; press += 1) {
    await page.keyboard.press('Tab');
    if (await choose.evaluate((element) => element === document.activeElement)) break;
  }
  expect(await choose.evaluate((element) => element === document.activeElement)).toBe(true);
  const photo = await drawnPhoto(CV_PHOTO);
  await page.keyboard.press('Space');
  const chooser = await choosing;
  await chooser.setFiles(photo);
  await sum.waitFor();
  await rows.getByText(texts.findings['country-common']).waitFor();
});

it('refuses other files and files that are too large, with the remedy (en)', async () => {
  const { page, open, expectGoodPage } = await service.visit('en');
  const { texts, choose, alert, rows, sum } = photoReviewPage(page, 'en');
  await open('linkedinPhotoReview');
  await waitForHydration(page);
  // The content decides, not the name.
  await choose.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('a text file') });
  await alert.getByText(texts.errors['other-kind']).waitFor();
  await expectGoodPage('a text file in place of a photo');

  await choose.setInputFiles(await drawnPhoto(CV_PHOTO, 40 * MEGABYTE + 1));
  await alert.getByText(texts.errors['too-large']).waitFor();
  expect(texts.errors['too-large']).toMatch(/\b5\sMB/);
  expect(await sum.count()).toBe(0);

  await choose.setInputFiles(await drawnPhoto(CV_PHOTO, 6 * MEGABYTE));
  await sum.waitFor();
  expect(await alert.count()).toBe(0);
  expect(await rows.count()).toBe(5);
});

it.each(['linkedinPhotoReview', 'resumePhotoReview'] as const)(
  'works offline once %s has loaded',
  async (name) => {
    const { page, context, open } = await service.visit('de');
    const { choose, sum, picture } = photoReviewPage(page, 'de');
    await open(name);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await choose.setInputFiles(await drawnPhoto(CV_PHOTO));
    await sum.waitFor();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(CV_PHOTO.width);
  },
);

/** Draws a bust without a person as JPEG, padded behind its end to `bytes`. */
async function drawnPhoto(
  { width, height }: { width: number; height: number },
  bytes?: number,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lichtbild-photo-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 40" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">
    <rect width="30" height="40" fill="#c9d3da"/>
    <circle cx="15" cy="15" r="7" fill="#8a6f5c"/>
    <path d="M2 40c0-10 6-15 13-15s13 5 13 15z" fill="#3c4a57"/>
  </svg>`;
  const jpeg = await sharp(Buffer.from(picture)).jpeg().toBuffer();
  const file = path.join(folder, 'me.jpg');
  await writeFile(
    file,
    bytes === undefined ? jpeg : Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.byteLength)]),
  );
  return file;
}
