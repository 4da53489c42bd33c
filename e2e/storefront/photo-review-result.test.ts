import path from 'node:path';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { catalogFacts } from '../../src/i18n/catalog-facts.ts';
import { homeTexts } from '../../src/i18n/home/index.ts';
import { photoReviewMailTexts } from '../../src/i18n/photo-review-mail/index.ts';
import { REVIEW_RULE_IDS } from '../../src/imaging/recipes/review/review-rules.ts';
import { scorePhoto } from '../../src/imaging/recipes/review/score-photo.ts';
import { createThreadedPhotoMeasurer } from '../../src/main/adapters/threaded-photo-measurer.ts';
import { ENDPOINTS, pagePath } from '../../src/page-urls.ts';
import { photoBytes, photoNames, photosFolder } from '../../test/photos.ts';
import { linkIn, mailTo } from '../mailbox.ts';
import { photoReviewPage, RESULT_WITHIN_MS } from '../photo-review-page.ts';
import { hasPhotos } from '../selfie-files.ts';
import { sharedService } from '../shared-service.ts';
import { waitForHydration } from '../wait-for-hydration.ts';

const service = sharedService();
const WIDE = { width: 1440, height: 900 } as const;
const PHONE = { width: 390, height: 844 } as const;
const READY_WITHIN_MS = 120_000;

const photo = (name: string) => path.join(photosFolder() ?? '', name);

it.runIf(hasPhotos)(
  'scores a photo without sending it, mails the full result, and shows it to its owner only (de)',
  async () => {
    const { page, open, expectGoodPage } = await service.visit('de');
    const { texts, result, categories, overall, marks, form, score } = photoReviewPage(page, 'de');
    const posted: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') posted.push(new URL(request.url()).pathname);
    });
    await page.setViewportSize(PHONE);
    await open('resumePhotoReview');
    await waitForHydration(page);
    await score(photo('shoot-real/close-05.jpg'));
    expect(Number(await overall.textContent())).toBeGreaterThan(50);
    expect(await categories.count()).toBe(6);
    expect(posted.filter((one) => one !== ENDPOINTS.events)).toEqual([]);
    await result.getByText(texts.result.local).waitFor();
    await expectGoodPage('the first part of a result');

    // A category explains its score, and its marks are shown on the photo.
    const composition = categories.filter({ hasText: texts.result.categories.composition });
    if (!(await composition.evaluate((details: HTMLDetailsElement) => details.open)))
      await composition.locator('summary').click();
    await composition.getByText(texts.result.rules.level.name).waitFor();
    expect(await marks.getAttribute('aria-label')).toContain(texts.result.marks.eyes);
    const firstFindings = await result.locator('details li').count();
    expect(firstFindings).toBe(3);

    await form.getByLabel(texts.mail.email).fill('mira');
    await form.getByRole('button', { name: texts.mail.send }).click();
    await form.getByText(texts.mail.errors['email-invalid']).waitFor();
    await expectGoodPage('a wrong address');
    await form.getByLabel(texts.mail.email).fill('mira@example.org');
    await form.getByRole('button', { name: texts.mail.send }).click();
    await result.getByText(texts.mail.sentHeading).waitFor({ timeout: RESULT_WITHIN_MS });
    expect(await result.locator('details li').count()).toBe(REVIEW_RULE_IDS.length);
    expect(posted.filter((one) => one !== ENDPOINTS.events)).toEqual([ENDPOINTS.photoReviewMail]);
    await expectGoodPage('the full result');

    const mail = await mailTo(service.lichtbild, 'mira@example.org', photoReviewMailTexts.de.subject);
    expect(mail.text).toContain(`${await overall.textContent()} ${texts.result.outOf}`);
    const link = linkIn(mail, '/photo-review/');
    await page.goto(link.href);
    expect(page.url()).not.toContain('key=');
    const picture = page.getByRole('img', { name: photoReviewMailTexts.de.page.picture });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(400);
    await expectGoodPage('the page of a mailed review');

    // Somebody else who knows the address sees neither the page nor the photo.
    const stranger = await service.visit('de');
    const bare = new URL(link.pathname, link).href;
    await stranger.page.goto(bare);
    await stranger.page.getByRole('heading', { name: photoReviewMailTexts.de.page.gone.title }).waitFor();
    const source = await picture.getAttribute('src');
    expect((await stranger.page.request.get(service.lichtbild.url + source)).status()).toBe(404);
    expect((await page.request.get(service.lichtbild.url + source)).status()).toBe(200);
  },
  180_000,
);

it.runIf(hasPhotos)(
  'shows a headshot of the reviewed photo beside it, also of a HEIC (en)',
  async () => {
    const { page, open, expectGoodPage } = await service.visit('en');
    const { texts, section, score } = photoReviewPage(page, 'en');
    const demo = homeTexts.en(catalogFacts('en')).liveDemo;
    await page.setViewportSize(WIDE);
    await open('linkedinPhotoReview');
    await waitForHydration(page);
    await score(photo('hostile/heic_encoded.heic'));
    await section.getByRole('button', { name: texts.result.improvement.action }).click();
    await page.getByText(demo.ready).waitFor({ timeout: READY_WITHIN_MS });
    const widthOf = (image: Locator) => image.evaluate((element: HTMLImageElement) => element.naturalWidth);
    const selfie = page.getByRole('img', { name: demo.selfie, exact: true });
    await expect.poll(() => widthOf(selfie)).toBeGreaterThan(0);
    const headshot = page.getByRole('img', { name: demo.alt, exact: true }).first();
    await expect.poll(() => widthOf(headshot)).toBe(512);
    await section.getByRole('link', { name: texts.result.improvement.cropAction }).waitFor();
    await expectGoodPage('a review with a headshot');
  },
  240_000,
);

it.runIf(hasPhotos)(
  'shows HEIC and photos without a face for what they are (es)',
  async () => {
    const { page, open, expectGoodPage } = await service.visit('es');
    const { texts, choose, section, result, score } = photoReviewPage(page, 'es');
    await open('linkedinPhotoReview');
    await waitForHydration(page);
    await score(photo('hostile/heic_encoded.heic'));
    const picture = section.getByRole('img', { name: texts.picture, exact: true });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1024);
    await section.getByText(texts.findings['linkedin-format-heif']).waitFor();
    await choose.setInputFiles(photo('not-a-person/dog-00.jpg'));
    await section.getByText(texts.result.noFace.title).waitFor({ timeout: RESULT_WITHIN_MS });
    expect(await result.count()).toBe(0);
    await expectGoodPage('a photo without a face');
  },
  180_000,
);

it.runIf(hasPhotos)(
  'asks before it sends a photo that the browser cannot measure (en)',
  async () => {
    const { page, context, open, expectGoodPage } = await service.visit('en');
    const { texts, choose, section, result } = photoReviewPage(page, 'en');
    const { notMeasured } = texts.result;
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'));
    await open('linkedinPhotoReview');
    await waitForHydration(page);
    await choose.setInputFiles(photo('portraits/female-06.jpg'));
    await section.getByText(notMeasured.unavailable.title).waitFor({ timeout: RESULT_WITHIN_MS });
    await expectGoodPage('a browser that cannot measure');
    await section.getByRole('button', { name: notMeasured.send }).click();
    await result.getByText(texts.result.onServer).waitFor({ timeout: RESULT_WITHIN_MS });
    await choose.setInputFiles(photo('portraits/female-08.jpg'));
    await section.getByText(notMeasured.unavailable.title).waitFor({ timeout: RESULT_WITHIN_MS });
    await context.setOffline(true);
    await section.getByRole('button', { name: notMeasured.send }).click();
    await section.getByText(texts.mail.failed.offline).waitFor();
    await context.setOffline(false);
    await section.getByRole('button', { name: notMeasured.send }).click();
    await result.getByText(texts.result.onServer).waitFor({ timeout: RESULT_WITHIN_MS });
  },
  180_000,
);

it.runIf(hasPhotos)(
  'loads again what was interrupted (de)',
  async () => {
    const { page, context, open, expectGoodPage } = await service.visit('de');
    const { texts, choose, section, result } = photoReviewPage(page, 'de');
    const { notMeasured } = texts.result;
    const network = /\/assets\/rvm-[^/]*\.bin$/;
    await context.route(network, (route) => route.abort());
    await open('linkedinPhotoReview');
    await waitForHydration(page);
    await choose.setInputFiles(photo('portraits/female-06.jpg'));
    await section.getByText(notMeasured['not-loaded'].title).waitFor({ timeout: RESULT_WITHIN_MS });
    await expectGoodPage('a network that did not load');
    await context.unroute(network);
    await section.getByRole('button', { name: notMeasured.again }).click();
    await result.getByText(texts.result.local).waitFor({ timeout: RESULT_WITHIN_MS });

    // The code for HEIC does not arrive either. The photo that is chosen behind it is measured all the same.
    const heic = /\/assets\/decode-heic-[^/]*\.js$/;
    await context.route(heic, (route) => route.abort());
    await choose.setInputFiles(photo('hostile/heic_encoded.heic'));
    await section.getByText(notMeasured['not-loaded'].title).waitFor({ timeout: RESULT_WITHIN_MS });
    await choose.setInputFiles(photo('hostile/heic_encoded.heic'));
    await choose.setInputFiles(photo('portraits/female-08.jpg'));
    await result.getByText(texts.result.local).waitFor({ timeout: RESULT_WITHIN_MS });
    await context.unroute(heic);
    await choose.setInputFiles(photo('hostile/heic_encoded.heic'));
    await section.getByText(texts.findings['linkedin-format-heif']).waitFor();
    await result.getByText(texts.result.local).waitFor({ timeout: RESULT_WITHIN_MS });
  },
  180_000,
);

it.runIf(hasPhotos)(
  'scores on, offline, once the models are there (en)',
  async () => {
    const { page, context, open } = await service.visit('en');
    const { texts, choose, result, overall, score } = photoReviewPage(page, 'en');
    await open('linkedinPhotoReview');
    await waitForHydration(page);
    await score(photo('portraits/male-02.jpg'));
    const first = await overall.textContent();
    await context.setOffline(true);
    await choose.setInputFiles(photo('hostile/very_dark.jpg'));
    await expect.poll(() => overall.textContent(), { timeout: RESULT_WITHIN_MS }).not.toBe(first);
    await result.getByText(texts.result.rules.brightness.name).waitFor();
  },
  120_000,
);

it.runIf(hasPhotos)(
  'gives the same scores in the browser and on the server',
  async () => {
    const measurer = createThreadedPhotoMeasurer();
    const { page, open } = await service.visit('en');
    const { choose, result, overall, categories } = photoReviewPage(page, 'en');
    await open('linkedinPhotoReview');
    await waitForHydration(page);
    const differences: string[] = [];
    let widest = 0;
    for (const name of photoNames('portraits')) {
      const measured = await measurer.measure(photoBytes(name), { wantsCopy: false });
      if (!measured.ok) throw new Error(`${name}: ${measured.error}`);
      const server = scorePhoto(measured.value.measures);
      await choose.setInputFiles([]);
      await choose.setInputFiles(photo(name));
      // The result of the photo before is removed as soon as another one is chosen.
      await result.waitFor({ state: 'detached' });
      await result.waitFor({ timeout: RESULT_WITHIN_MS });
      const shown = [
        Number(await overall.textContent()),
        ...(await categories.evaluateAll((all) =>
          all.map((one) => Number(one.querySelector('summary > span:nth-of-type(3)')?.textContent)),
        )),
      ];
      const wanted = [server.overall, ...server.categories.map(({ score }) => score)];
      const difference = Math.max(...wanted.map((score, i) => Math.abs(score - shown[i]!)));
      widest = Math.max(widest, difference);
      if (!(difference <= 2)) differences.push(`${name}: ${wanted.join(' ')} / ${shown.join(' ')}`);
    }
    await measurer.close();
    console.log(`browser and server differ by ${widest} points at most`);
    expect(differences).toEqual([]);
  },
  600_000,
);

it('refuses the page of a review that does not exist', async () => {
  const { page } = await service.visit('en');
  const response = await page.goto(service.lichtbild.url + pagePath('photoReview', 'en', { id: 'nothing' }));
  expect(response?.status()).toBe(404);
  await page.getByRole('heading', { name: photoReviewMailTexts.en.page.gone.title }).waitFor();
});
