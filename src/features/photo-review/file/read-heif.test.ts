import { expect, it } from 'vitest';
import sharp from 'sharp';
import { photoBytes, photosFolder } from '../../../../test/photos.ts';
import { readPhotoFacts } from './photo-facts.ts';

const image = () =>
  sharp({ create: { width: 120, height: 80, channels: 3, background: '#778' } }).avif({ effort: 0 });

it('reads the size of a HEIF file', async () => {
  expect(readPhotoFacts(await image().toBuffer())).toMatchObject({
    ok: true,
    value: { kind: 'heif', widthPx: 120, heightPx: 80, hasLocation: false },
  });
});

it('finds the location in its EXIF block', async () => {
  const exif = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } };
  const located = await image().withExif(exif).toBuffer();
  expect(readPhotoFacts(located)).toMatchObject({ ok: true, value: { hasLocation: true } });
});

it.skipIf(photosFolder() === undefined)('reads a photo of a phone, of which tiles are listed, too', () => {
  expect(readPhotoFacts(photoBytes('phone/IMG_2682.heic'))).toMatchObject({
    ok: true,
    value: { kind: 'heif', widthPx: 4032, heightPx: 3024 },
  });
});
