import { expect, test } from 'vitest';

import type { HeadPosition } from '../../finished-headshot.ts';
import { variantCrop, type CropTarget } from './variant-crop.ts';

const CLASSIC: HeadPosition = {
  headHeightShare: 0.47,
  eyeLineShare: 0.4,
  crownLineShare: 0.15,
  faceCentreShare: 0.5,
};
const SQUARE: CropTarget = { aspect: 1, eyeLine: 0.43, minHeightPx: 1 };
const PRINT: CropTarget = { aspect: 531 / 413, head: 0.73, eyeLine: 0.44, minHeightPx: 531 };

test('a square is as wide as the headshot, with the eyes at their line', () => {
  expect(variantCrop(1000, 1250, CLASSIC, SQUARE)).toEqual({ x: 0, y: 70, width: 1000, height: 1000 });
});

test('a small head is cropped closer, around the face', () => {
  const crop = variantCrop(1024, 1280, { ...CLASSIC, faceCentreShare: 0.55 }, PRINT);
  expect((0.47 * 1280) / crop.height).toBeCloseTo(0.73, 2);
  expect((0.55 * 1024 - crop.x) / crop.width).toBeCloseTo(0.5, 2);
  expect((0.4 * 1280 - crop.y) / crop.height).toBeCloseTo(0.44, 2);
});

test('a crop is never so close that the print would be enlarged', () => {
  const crop = variantCrop(512, 640, CLASSIC, PRINT);
  expect(crop.height).toBe(531);
  expect(crop.width).toBe(413);
});

test('a headshot smaller than the print is used whole', () => {
  const crop = variantCrop(300, 375, CLASSIC, PRINT);
  expect([crop.y, crop.height]).toEqual([0, 375]);
});

test('the crown inside the crop is more important than the eyes at their line', () => {
  const tall = { ...CLASSIC, headHeightShare: 0.6, crownLineShare: 0.02, eyeLineShare: 0.42 };
  expect(variantCrop(1000, 1250, tall, SQUARE).y).toBe(0);
  const high = { ...CLASSIC, headHeightShare: 0.6, crownLineShare: 0.1, eyeLineShare: 0.6 };
  expect(variantCrop(1000, 1250, high, SQUARE).y).toBe(75); // 5 % of the square above the crown at 125
});

test('a head that almost fills the square keeps crown and chin', () => {
  const close = { ...CLASSIC, headHeightShare: 0.78, crownLineShare: 0.06, eyeLineShare: 0.4 };
  const { y, height } = variantCrop(1000, 1250, close, SQUARE);
  expect(y).toBeLessThanOrEqual(75);
  expect(y + height).toBeGreaterThan((0.06 + 0.78) * 1250);
});

test('hair that the frame cuts off is cut off by the crop at the top too', () => {
  expect(variantCrop(1000, 1250, { ...CLASSIC, crownLineShare: -0.04 }, SQUARE).y).toBe(0);
});

test('a crop ends at the headshot, however far aside the face is', () => {
  const crop = variantCrop(1024, 1280, { ...CLASSIC, faceCentreShare: 0.9 }, PRINT);
  expect(crop.x + crop.width).toBe(1024);
});

test('the square crop of a close-up keeps the chin and cuts hair off at the top', () => {
  const closeUp = { ...CLASSIC, headHeightShare: 0.92, crownLineShare: 0.01, eyeLineShare: 0.46 };
  const { y, height } = variantCrop(1000, 1250, closeUp, SQUARE);
  expect(y + height).toBeGreaterThan(0.93 * 1250);
  expect(y + height).toBeLessThanOrEqual(1250);
});
