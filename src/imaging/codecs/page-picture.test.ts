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
  const picture = await pagePicture(await striped(1024, 1280), 'headshot', { widthPx: 480, type });
  expect(picture).toMatchObject({ widthPx: 480, heightPx: 600 });
  const header = await sharp(picture.bytes).metadata();
  expect([header.format, header.width, header.height]).toEqual([format, 480, 600]);
  expect(header.xmp?.toString()).toContain(DIGITAL_SOURCE_TYPE);
  expect(header.icc).toBeDefined();
  expect(header.exif).toBeUndefined();
});

test('a generated selfie is marked as generated, whatever it said of itself, and loses the rest', async () => {
  const photo = await sharp(await striped(1024, 1024))
    .withExif({ IFD0: { Make: 'A CAMERA' } })
    .keepXmp()
    .jpeg()
    .toBuffer();
  const { bytes } = await pagePicture(photo, 'generated-selfie', { widthPx: 320, type: 'webp' });
  const header = await sharp(bytes).metadata();
  expect(header.xmp?.toString()).toContain(`"${GENERATED_SOURCE_TYPE}"`);
  expect(header.xmp?.toString()).not.toContain(DIGITAL_SOURCE_TYPE);
  expect(Buffer.from(bytes).includes('A CAMERA')).toBe(false);
});

test('a square one is cut to 4:5 from its middle and never enlarged', async () => {
  const picture = await pagePicture(await striped(500, 500), 'generated-selfie', {
    widthPx: 960,
    type: 'webp',
  });
  expect(picture).toMatchObject({ widthPx: 400, heightPx: 500 });
  const { data } = await sharp(picture.bytes).raw().toBuffer({ resolveWithObject: true });
  const redAt = (x: number) => data[(250 * 400 + x) * 3]! - data[(250 * 400 + x) * 3 + 1]!;
  // The red half, 125 to 375 of 500, lies from 75 to 325 of the 400 that are left.
  expect([redAt(60), redAt(200), redAt(340)].map((red) => red > 100)).toEqual([false, true, false]);
});

test('a picture on its side is set upright first', async () => {
  const onItsSide = await sharp(await striped(1280, 1024))
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const picture = await pagePicture(onItsSide, 'generated-selfie', { widthPx: 320, type: 'avif' });
  expect(picture).toMatchObject({ widthPx: 320, heightPx: 400 });
});
