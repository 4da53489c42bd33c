import { expect, test } from 'vitest';

import { DERIVED_VARIANTS } from '../engine.ts';
import { derivedMediaType, deriveVariant } from './derive.ts';
import { DIGITAL_SOURCE_TYPE, headshotJpeg } from './headshot-jpeg.ts';
import { sharp } from './libvips.ts';

/** A red dot where the eyes are, on grey: shows where a crop puts them. */
async function headshotWithDot(widthPx: number, heightPx: number): Promise<Uint8Array> {
  const data = new Uint8Array(widthPx * heightPx * 3).fill(128);
  for (let y = Math.round(heightPx * 0.39); y < heightPx * 0.41; y++) {
    for (let x = Math.round(widthPx * 0.49); x < widthPx * 0.51; x++)
      data.set([230, 20, 20], (y * widthPx + x) * 3);
  }
  return await headshotJpeg({ widthPx, heightPx, data });
}

const SIZES = {
  thumbnail: [320, 400, 'jpeg'],
  web: [768, 960, 'webp'],
  'linkedin-800': [800, 800, 'jpeg'],
  square: [1024, 1024, 'jpeg'],
  'cv-45x60': [531, 709, 'jpeg'],
  'id-35x45': [413, 531, 'jpeg'],
} as const;

test.each(DERIVED_VARIANTS)('%s has its size, its kind and the mark of the headshot', async (variant) => {
  const bytes = await deriveVariant(await headshotWithDot(1024, 1280), variant);
  const header = await sharp(bytes).metadata();
  const [width, height, format] = SIZES[variant];
  expect([header.width, header.height, header.format]).toEqual([width, height, format]);
  expect(derivedMediaType(variant)).toBe(`image/${format}`);
  expect(header.xmp?.toString()).toContain(DIGITAL_SOURCE_TYPE);
  expect(header.icc).toBeDefined();
});

test.each(['cv-45x60', 'id-35x45'] as const)('%s prints at 300 dpi', async (variant) => {
  const header = await sharp(await deriveVariant(await headshotWithDot(1024, 1280), variant)).metadata();
  expect(header.density).toBe(300);
});

test('a square keeps the eyes in the middle column, a little above the middle', async () => {
  const { data, info } = await sharp(await deriveVariant(await headshotWithDot(1024, 1280), 'square'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [sumX, sumY, count] = [0, 0, 0];
  for (let i = 0; i < info.width * info.height; i++) {
    if (data[i * 3]! - data[i * 3 + 1]! < 100) continue;
    sumX += i % info.width;
    sumY += Math.floor(i / info.width);
    count++;
  }
  expect(count).toBeGreaterThan(100);
  expect(sumX / count / info.width).toBeCloseTo(0.5, 2);
  expect(sumY / count / info.height).toBeCloseTo(0.425, 2);
});

test('page sizes never enlarge a small headshot', async () => {
  const header = await sharp(await deriveVariant(await headshotWithDot(512, 640), 'web')).metadata();
  expect([header.width, header.height]).toEqual([512, 640]);
});
