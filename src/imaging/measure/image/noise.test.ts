import { expect, test } from 'vitest';

import { seededRandom } from '../../scenes/seeded-random.ts';
import { noiseSigma } from './noise.ts';

/** The operator's weights have a norm of 6; the median of absolute values is 0.6745 deviations. */
const SCALE = 6 * 0.6745;

test.each([
  [4, 40], // the middle
  [1, 20], // beside it
  [6, 10], // across the corner
])('one value of 10 at index %i of nine gives a response of %i', (place, answer) => {
  const plane = new Float32Array(9);
  plane[place] = 10;
  expect(noiseSigma(plane, 3, 3)).toBeCloseTo(answer / SCALE, 4);
});

test('flat areas, slopes and edges along a row or a column are no noise', () => {
  const plane = (valueAt: (x: number, y: number) => number): Float32Array =>
    Float32Array.from({ length: 400 }, (_, i) => valueAt(i % 20, Math.floor(i / 20)));
  expect(
    noiseSigma(
      plane(() => 70),
      20,
      20,
    ),
  ).toBe(0);
  expect(
    noiseSigma(
      plane((x, y) => 5 * x + 3 * y),
      20,
      20,
    ),
  ).toBe(0);
  expect(
    noiseSigma(
      plane((x) => (x < 10 ? 20 : 200)),
      20,
      20,
    ),
  ).toBe(0);
});

test('finds the deviation of noise on a slope, whatever a third of the picture shows', () => {
  const random = seededRandom(5);
  /** Mean 0, deviation 1 (sum of twelve evenly spread numbers). */
  const normal = (): number => Array.from({ length: 12 }, random).reduce((sum, value) => sum + value, -6);
  const plane = Float32Array.from({ length: 120 * 120 }, (_, i) => 60 + (i % 120) / 2 + 4 * normal());
  expect(noiseSigma(plane, 120, 120)).toBeGreaterThan(3.8);
  expect(noiseSigma(plane, 120, 120)).toBeLessThan(4.2);
  for (let i = 0; i < 120 * 40; i += 2) plane[i]! += 100;
  expect(noiseSigma(plane, 120, 120)).toBeLessThan(8); // a mean would be more than 30
});

test('is 0 for planes that are too small', () => {
  expect(noiseSigma(Float32Array.of(1, 9, 1, 9), 2, 2)).toBe(0);
});
