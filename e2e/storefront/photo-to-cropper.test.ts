import path from 'node:path';
import { expect, it } from 'vitest';
import { pagePath } from '../../src/page-urls.ts';
import { photosFolder } from '../../test/photos.ts';
import { cropperPage } from '../cropper-page.ts';
import { photoReviewPage, RESULT_WITHIN_MS } from '../photo-review-page.ts';
import { hasPhotos } from '../selfie-files.ts';
import { sharedService } from '../shared-service.ts';
import { waitForHydration } from '../wait-for-hydration.ts';

const service = sharedService();
const PHONE = { width: 390, height: 844 } as const;
const photo = (name: string) => path.join(photosFolder() ?? '', name);

it.runIf(hasPhotos)(
  'takes the reviewed photo along to the cropper (de)',
  async () => {
    const { page, open, expectGoodPage } = await service.visit('de');
    const { texts, section, score } = photoReviewPage(page, 'de');
    const cropper = cropperPage(page, 'de');
    const restored = cropper.section.getByText(cropper.texts.restored);
    await page.setViewportSize(PHONE);
    // An older photo of the cropper gives way.
    await open('resumePhotoCropper');
    await waitForHydration(page);
    await cropper.choose.setInputFiles(photo('portraits/male-04.jpg'));
    await cropper.crop.waitFor();
    await open('linkedinPhotoReview');
    await waitForHydration(page);
    await score(photo('hostile/heic_encoded.heic'));
    await section.getByRole('link', { name: texts.result.improvement.cropAction }).click();
    await page.waitForURL(`**${pagePath('resumePhotoCropper', 'de')}`);
    await cropper.crop.waitFor({ timeout: RESULT_WITHIN_MS });
    expect(await restored.count()).toBe(0);
    await expectGoodPage('a photo from the review in the cropper');
    // The hand-over is empty, so that the photo comes back from the cropper's own storage.
    await page.reload();
    await restored.waitFor({ timeout: RESULT_WITHIN_MS });
  },
  180_000,
);

it.runIf(hasPhotos)(
  'takes the reviewed photo along to a new tab, also when its decoder loads only later (en)',
  async () => {
    const { page, context, open } = await service.visit('en');
    const { texts, section, score } = photoReviewPage(page, 'en');
    await open('linkedinPhotoReview');
    await waitForHydration(page);
    await score(photo('hostile/heic_encoded.heic'));
    const heic = /\/assets\/decode-heic-[^/]*\.js$/;
    await context.route(heic, (route) => route.abort());
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      section.getByRole('link', { name: texts.result.improvement.cropAction }).click({ button: 'middle' }),
    ]);
    await tab.bringToFront();
    await tab.waitForLoadState();
    const cropper = cropperPage(tab, 'en');
    await cropper.alert.getByText(cropper.texts.errors['not-loaded']).waitFor();
    await context.unroute(heic);
    await tab.reload();
    await cropper.crop.waitFor({ timeout: RESULT_WITHIN_MS });
    expect(await cropper.section.getByText(cropper.texts.restored).count()).toBe(0);
  },
  180_000,
);
