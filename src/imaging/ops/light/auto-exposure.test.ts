import { expect, test } from 'vitest';

import type { RgbImage } from '../../raster/image.ts';
import { exposureGain } from './auto-exposure.ts';

/** A hundred pixels: `count` of one colour, the rest nearly black. */
function bright(count: number, colour: readonly [number, number, number]): RgbImage {
  const data = new Uint8Array(300).fill(20);
  for (let i = 0; i < count; i++) data.set(colour, i * 3);
  return { widthPx: 10, heightPx: 10, data };
}

test('brightens a dull photo until its 95th percentile is 205, by half a stop at most', () => {
  // Linear light of the coded values 205 and 190 by the sRGB curve.
  expect(exposureGain(bright(100, [190, 190, 190]))).toBeCloseTo(0.6104956 / 0.5149177, 4);
  expect(exposureGain(bright(100, [20, 20, 20]))).toBe(1.45);
});

test('never darkens', () => {
  expect(exposureGain(bright(100, [205, 205, 205]))).toBe(1);
  expect(exposureGain(bright(100, [255, 255, 255]))).toBe(1);
});

test('five of a hundred bright pixels are enough, four are not', () => {
  expect(exposureGain(bright(5, [230, 230, 230]))).toBe(1);
  expect(exposureGain(bright(4, [230, 230, 230]))).toBe(1.45);
});

test('a coloured light is as bright as its brightest channel', () => {
  expect(exposureGain(bright(100, [10, 10, 230]))).toBe(1);
  expect(exposureGain(bright(100, [230, 10, 10]))).toBe(1);
});

test('a black photo is brightened like any dark one', () => {
  expect(exposureGain(bright(100, [0, 0, 0]))).toBe(1.45);
});
