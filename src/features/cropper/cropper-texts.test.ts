import { expect, it } from 'vitest';
import { cropperTexts } from '../../i18n/cropper/index.ts';
import { MAX_PHOTO_BYTES, MAX_PHOTO_PIXELS } from '../../imaging/codecs/browser/photo-limits.ts';

it.each(Object.values(cropperTexts))('names the limits of the decoder', ({ errors }) => {
  expect(errors['too-many-bytes']).toContain(`${MAX_PHOTO_BYTES / 1024 / 1024} MB`);
  expect(errors['too-many-pixels']).toContain(`${MAX_PHOTO_PIXELS / 1_000_000} `);
});
