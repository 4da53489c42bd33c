import { expect, test } from 'vitest';

import { BACKGROUND, UNKNOWN, type Trimap, PERSON } from '../matte/trimap.ts';
import { hairConfidence, foreignHueConfidence } from './colour-confidence.ts';

type Rgb = readonly [red: number, green: number, blue: number];
const BLACK: Rgb = [30, 28, 26];
const WALL: Rgb = [150, 75, 60];
const LEAF: Rgb = [110, 190, 40];

/** Forty pixels of hair, forty of the background, and a last one that is unknown. */
function planes(unknown: Rgb, coverage: number, hair = BLACK, behind: readonly Rgb[] = [WALL, LEAF]): Trimap {
  const pixels = Array.from({ length: 81 }, (_, i) =>
    i < 40 ? hair : i < 80 ? behind[i % behind.length]! : unknown,
  );
  const plane = (c: 0 | 1 | 2): Float32Array => Float32Array.from(pixels, (pixel) => pixel[c]);
  return {
    widthPx: 81,
    heightPx: 1,
    red: plane(0),
    green: plane(1),
    blue: plane(2),
    alpha: Float32Array.from(pixels, (_, i) => (i < 40 ? 1 : i < 80 ? 0 : coverage)),
    kinds: Int8Array.from(pixels, (_, i) => (i < 40 ? PERSON : i < 80 ? BACKGROUND : UNKNOWN)),
    deep: new Float32Array(81),
  };
}

test('a pixel is hair when the network covers it and it has the hair’s colours', () => {
  const hair = (trimap: Trimap): number =>
    hairConfidence(trimap, 1, { insidePx: () => 9, outsidePx: 9, isHair: () => true })(80);
  expect(hair(planes(BLACK, 1))).toBe(1);
  expect(hair(planes(BLACK, 0.5))).toBe(0);
  expect(hair(planes(LEAF, 1))).toBe(0);
  expect(hairConfidence(planes(BLACK, 1), 1, { insidePx: () => 9, outsidePx: 9 })(80)).toBe(0);
});

test('a foreign hue is vivid, in the background and nowhere on the person', () => {
  const foreign = (trimap: Trimap): number => foreignHueConfidence(trimap)(80);
  expect(foreign(planes([120, 210, 30], 1))).toBe(1);
  expect(foreign(planes([90, 100, 80], 1))).toBe(0); // too pale
  expect(foreign(planes([220, 60, 170], 1))).toBe(0); // a flower, whose hue is not in the background
  expect(foreign(planes(LEAF, 1, [60, 140, 40]))).toBe(0); // a green scarf
});
