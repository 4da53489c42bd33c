import { expect, test } from 'vitest';

import { colourfulness, hueRad, hueHistogram } from './hue-histogram.ts';

type Rgb = readonly [red: number, green: number, blue: number];
const RED: Rgb = [200, 40, 40];
const LEAF: Rgb = [90, 180, 30];

function shares(pixels: readonly Rgb[], counts = (_: number) => true) {
  const plane = (c: 0 | 1 | 2): Float32Array => Float32Array.from(pixels, (pixel) => pixel[c]);
  return hueHistogram([plane(0), plane(1), plane(2)], counts);
}

test('the frequency of a hue does not depend on lightness or paleness', () => {
  const share = shares([RED, [100, 20, 20], [120, 120, 120], LEAF]);
  expect(share(...LEAF)).toBeGreaterThan(0.12);
  expect(share(...LEAF)).toBeLessThanOrEqual(0.25);
  expect(share(220, 90, 90)).toBeGreaterThan(0.3); // two of four, of a hue up to a step away
  expect(share(40, 60, 220)).toBe(0);
});

test('grey pixels have no hue but count, and pixels that do not count are left out', () => {
  const grey: Rgb = [90, 90, 95];
  expect(shares([LEAF])(...LEAF)).toBeCloseTo(3 * shares([LEAF, grey, grey])(...LEAF));
  expect(shares([RED, LEAF], (i) => i === 0)(...LEAF)).toBe(0);
  expect(shares([], () => true)(...LEAF)).toBe(0);
});

test('colourfulness and hue are polar coordinates of the opponent colours', () => {
  expect(colourfulness(80, 80, 80)).toBe(0);
  expect(colourfulness(255, 0, 0)).toBeCloseTo(Math.hypot(255, 127.5));
  expect(hueRad(255, 0, 0)).toBe(Math.atan2(127.5, 255));
  expect(colourfulness(0, 0, 255)).toBe(255);
  expect(hueRad(0, 0, 255)).toBe(-Math.PI / 2);
});
