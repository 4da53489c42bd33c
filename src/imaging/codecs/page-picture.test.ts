import { expect, test } from 'vitest';

import { DIGITAL_SOURCE_TYPE, GENERATED_SOURCE_TYPE } from './digital-source.ts';
import { headshotJpeg } from './headshot-jpeg.ts';
import { sharp } from './libvips.ts';
import { pagePicture } from './page-picture.ts';

/** Red in the middle half of its width, grey beside it. */
async function striped(widthPx: number, heightPx: number): Promise<Uint8Array> {
  const data = new Uint8Array(widthPx * heightPx * 3).fill(128);
  for (let y = 0; y < heightPx; y++)
    for (let x = widthPx / 4; x < (widthPx * 3) / 4; x++) data.set([220, 20, 20], (y * widthPx + x) * 3);
  return await headshotJpeg({ widthPx, heightPx, data });
}

test.each([
  ['avif', 'heif'],
  ['webp', 'webp'],
] as const)('a headshot as %s keeps its mark and nothing else', async (type, format) => {
  const headshot = { bytes: await striped(1024, 1280), kind: 'headshot' } as const;
  const picture = await pagePicture(headshot, { widthPx: 480, type });
  expect(picture).toMatchObject({ widthPx: 480, heightPx: 600 });
  const header = await sharp(picture.bytes).metadata();
  expect([header.format, header.width, header.height]).toEqual([format, 480, 600]);
  expect(header.xmp?.toString()).toContain(DIGITAL_SOURCE_TYPE);
  expect(header.icc).toBeDefined();
  expect(header.exif).toBeUndefined();
});

test('a generated selfie is marked as generated, in place of its own metadata', async () => {
  const photo = await sharp(await striped(1024, 1024))
    .withExif({ IFD0: { Make: 'A CAMERA' } })
    .keepXmp()
    .jpeg()
    .toBuffer();
  const selfie = { bytes: photo, kind: 'generated-selfie' } as const;
  const { bytes } = await pagePicture(selfie, { widthPx: 320, type: 'webp' });
  const header = await sharp(bytes).metadata();
  expect(header.xmp?.toString()).toContain(`"${GENERATED_SOURCE_TYPE}"`);
  expect(header.xmp?.toString()).not.toContain(DIGITAL_SOURCE_TYPE);
  expect(Buffer.from(bytes).includes('A CAMERA')).toBe(false);
});

test('shows the requested part, never enlarged', async () => {
  const picture = await pagePicture(
    {
      bytes: await striped(500, 500),
      kind: 'generated-selfie',
      crop: { x: 100, y: 20, width: 320, height: 400 },
    },
    { widthPx: 960, type: 'webp' },
  );
  expect(picture).toMatchObject({ widthPx: 320, heightPx: 400 });
  const { data } = await sharp(picture.bytes).raw().toBuffer({ resolveWithObject: true });
  const isRedAt = (x: number) => data[(200 * 320 + x) * 3]! - data[(200 * 320 + x) * 3 + 1]! > 100;
  // Red from 125 to 375 of 500, so from 25 to 275 of what is shown.
  expect([10, 40, 260, 290].map(isRedAt)).toEqual([false, true, true, false]);
});

test('a picture on its side is rotated upright first', async () => {
  const onItsSide = await sharp(await striped(1280, 1024))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const selfie = { bytes: onItsSide, kind: 'generated-selfie' } as const;
  const whole = await pagePicture(selfie, { widthPx: 320, type: 'avif' });
  expect(whole).toMatchObject({ widthPx: 320, heightPx: 400 });
  const crop = { x: 24, y: 30, width: 1000, height: 1250 };
  expect(await pagePicture({ ...selfie, crop }, { widthPx: 320, type: 'avif' })).toMatchObject({
    widthPx: 320,
    heightPx: 400,
  });
});
