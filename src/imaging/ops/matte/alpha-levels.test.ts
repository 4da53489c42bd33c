import { expect, test } from 'vitest';

import { alphaLevels } from './alpha-levels.ts';

const SIDE = 32;

function levelled(alphaAt: (x: number, y: number) => number, patchPx = 8): (x: number, y: number) => number {
  const alpha = Float32Array.from({ length: SIDE * SIDE }, (_, i) => alphaAt(i % SIDE, Math.floor(i / SIDE)));
  alphaLevels(alpha, SIDE, SIDE, patchPx);
  return (x, y) => alpha[y * SIDE + x]!;
}

test.each([
  [0, 0],
  [0.06, 0],
  [0.2825, 0.25],
  [0.505, 0.5],
  [0.95, 1],
  [1, 1],
])('a lone pixel of %f becomes %f', (before, after) => {
  const at = levelled((x, y) => (x === 16 && y === 16 ? before : 0));
  expect(at(16, 16)).toBeCloseTo(after, 5);
  expect(at(17, 16)).toBe(0);
});

test.each([
  [0.36, 0],
  [0.45, 0.15625], // a quarter of the way from 0.36 to 0.72: 3t² − 2t³
  [0.54, 0.5],
  [0.72, 1],
])('a wide patch of %f is decided: %f', (before, after) => {
  expect(levelled(() => before)(16, 16)).toBeCloseTo(after, 5);
});

test('a patch does not change soft hair beside it', () => {
  const at = levelled((x) => (x < 12 ? 0.4 : x === 28 ? 0.505 : 0));
  expect(at(4, 16)).toBeLessThan(0.05);
  expect(at(28, 16)).toBeCloseTo(0.5, 5);
});

test('only a wide area is a patch', () => {
  const band = (x: number): number => (x >= 13 && x < 19 ? 0.4 : 0);
  expect(levelled(band, 4)(16, 16)).toBeLessThan(0.1);
  expect(levelled(band, 24)(16, 16)).toBeGreaterThan(0.3);
});
