import { expect, test } from 'vitest';

import { DERIVED_VARIANTS } from '../headshot-request.ts';
import { deriveVariant } from './derive.ts';
import { DIGITAL_SOURCE_TYPE } from './digital-source.ts';
import { headshotJpeg } from './headshot-jpeg.ts';
import { sharp } from './libvips.ts';

/** A grey headshot with a red dot at the eyes, which shows their position in a crop. */
async function headshotWithDot(
  widthPx: number,
  heightPx: number,
  dot = { x: 0.5, y: 0.4 },
): Promise<Uint8Array> {
  const data = new Uint8Array(widthPx * heightPx * 3).fill(128);
  for (let y = Math.round(heightPx * (dot.y - 0.01)); y < heightPx * (dot.y + 0.01); y++) {
    for (let x = Math.round(widthPx * (dot.x - 0.01)); x < widthPx * (dot.x + 0.01); x++)
      data.set([230, 20, 20], (y * widthPx + x) * 3);
  }
  return await headshotJpeg({ widthPx, heightPx, data });
}

/** Returns the position of the dot, as shares of the picture. */
async function findDot(picture: Uint8Array): Promise<{ readonly x: number; readonly y: number }> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  let [sumX, sumY, count] = [0, 0, 0];
  for (let i = 0; i < info.width * info.height; i++) {
    if (data[i * 3]! - data[i * 3 + 1]! < 100) continue;
    sumX += i % info.width;
    sumY += Math.floor(i / info.width);
    count++;
  }
  expect(count).toBeGreaterThan(100);
  return { x: sumX / count / info.width, y: sumY / count / info.height };
}

const SIZES = {
  thumbnail: [320, 400, 'jpeg'],
  'web-avif': [768, 960, 'heif'],
  'web-webp': [768, 960, 'webp'],
  'web-jpeg': [768, 960, 'jpeg'],
  'linkedin-800': [800, 800, 'jpeg'],
  square: [1024, 1024, 'jpeg'],
  'cv-45x60': [531, 709, 'jpeg'],
  'id-35x45': [413, 531, 'jpeg'],
} as const;

test.each(DERIVED_VARIANTS)('%s has its size, its kind and the mark of the headshot', async (variant) => {
  const header = await sharp(await deriveVariant(await headshotWithDot(1024, 1280), variant)).metadata();
  const [width, height, format] = SIZES[variant];
  expect([header.width, header.height, header.format]).toEqual([width, height, format]);
  expect(header.xmp?.toString()).toContain(DIGITAL_SOURCE_TYPE);
  expect(header.icc).toBeDefined();
  expect(header.exif).toBeUndefined();
});

test.each(['linkedin-800', 'square', 'cv-45x60', 'id-35x45'] as const)(
  '%s has 300 dpi, as the headshot itself',
  async (variant) => {
    const headshot = await headshotWithDot(1024, 1280);
    expect((await sharp(headshot).metadata()).density).toBe(300);
    expect((await sharp(await deriveVariant(headshot, variant)).metadata()).density).toBe(300);
  },
);

test('without measures a crop is centred on the middle column, with the eyes a little above the middle', async () => {
  const dot = await findDot(await deriveVariant(await headshotWithDot(1024, 1280), 'square'));
  expect(dot.x).toBeCloseTo(0.5, 2);
  expect(dot.y).toBeCloseTo(0.43, 2);
});

test('with measures a crop is positioned by the head', async () => {
  const headshot = await headshotWithDot(1024, 1280, { x: 0.56, y: 0.36 });
  const head = { headHeightShare: 0.36, eyeLineShare: 0.36, crownLineShare: 0.18, faceCentreShare: 0.56 };
  const dot = await findDot(await deriveVariant(headshot, 'id-35x45', head));
  expect(dot.x).toBeCloseTo(0.5, 2);
  expect(dot.y).toBeCloseTo(0.44, 2);
});

test('page sizes never enlarge a small headshot', async () => {
  const header = await sharp(await deriveVariant(await headshotWithDot(512, 640), 'web-webp')).metadata();
  expect([header.width, header.height]).toEqual([512, 640]);
});

test('download sizes are exact, also from a small headshot', async () => {
  const header = await sharp(await deriveVariant(await headshotWithDot(512, 640), 'linkedin-800')).metadata();
  expect([header.width, header.height]).toEqual([800, 800]);
});
