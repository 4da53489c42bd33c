import { expect, test } from 'vitest';

import type { RgbImage } from '../../raster/image.ts';
import { faceSharpness } from './sharpness.ts';

/** As wide as faces are measured at, so that nothing is resized. */
const FACE = { box: { x: 4, y: 4, width: 192, height: 100 } };

function grey(valueAt: (x: number, y: number) => number, scale = 1): RgbImage {
  const [widthPx, heightPx] = [200 * scale, 108 * scale];
  const data = Uint8Array.from({ length: widthPx * heightPx * 3 }, (_, i) =>
    valueAt(Math.floor(i / 3) % widthPx, Math.floor(i / (3 * widthPx))),
  );
  return { widthPx, heightPx, data };
}

test('variance of the Laplacian ÷ variance of the luma', () => {
  // Stripes of ±50: the Laplacian is ±200.
  expect(
    faceSharpness(
      grey((x) => 100 + (x % 2) * 100),
      FACE,
    ),
  ).toBeCloseTo((1000 * 200 ** 2) / 50 ** 2, 3);
  expect(
    faceSharpness(
      grey((_, y) => 100 + (y % 2) * 100),
      FACE,
    ),
  ).toBeCloseTo((1000 * 200 ** 2) / 50 ** 2, 3);
});

test('a plain image is not sharp, and neither is an even gradient', () => {
  expect(
    faceSharpness(
      grey(() => 90),
      FACE,
    ),
  ).toBe(0);
  expect(
    faceSharpness(
      grey((x) => x),
      FACE,
    ),
  ).toBeCloseTo(0, 6);
});

test('falls with blur and does not care about contrast', () => {
  const stripes = (softness: number, contrast: number): RgbImage =>
    grey((x) => 128 + contrast * Math.tanh(Math.sin(x / 6) / softness));
  const sharp = faceSharpness(stripes(0.05, 100), FACE);
  expect(faceSharpness(stripes(1, 100), FACE)).toBeLessThan(sharp / 3);
  expect(faceSharpness(stripes(0.05, 50), FACE) / sharp).toBeCloseTo(1, 1);
});

test('the same face twice as large is as sharp', () => {
  const waves = (x: number): number => 128 + 80 * Math.sin(x / 2);
  const large = grey((x) => waves(x / 2), 2);
  const box = { x: 8, y: 8, width: 384, height: 200 };
  expect(faceSharpness(large, { box }) / faceSharpness(grey(waves), FACE)).toBeCloseTo(1, 1);
});
