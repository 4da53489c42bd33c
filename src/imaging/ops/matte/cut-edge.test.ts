import { expect, test } from 'vitest';

import { findCutEdge } from './cut-edge.ts';

const SIDE = 12;

/** Returns the points, as "x,y", at which a body of the given coverage in x0 ≤ x < x1, y0 ≤ y < y1 is cut off. */
function cut(x0: number, x1: number, y0: number, y1: number, coverage = 1): string[] {
  const alpha = new Float32Array(SIDE * SIDE);
  for (let y = y0; y < y1; y++) for (let x = x0; x < x1; x++) alpha[y * SIDE + x] = coverage;
  return findCutEdge(alpha, SIDE, SIDE).map(({ x, y }) => `${x},${y}`);
}

test('a body that ends inside the image is not cut off', () => {
  expect(cut(3, 9, 3, 9)).toEqual([]);
});

test('finds points on each side of the image, two pixels inside', () => {
  expect(cut(4, 8, 0, 6)).toEqual(['4,2', '6,2']);
  expect(cut(4, 8, 6, 12)).toEqual(['4,9', '6,9']);
  expect(cut(0, 6, 4, 8)).toEqual(['2,4', '2,6']);
  expect(cut(6, 12, 4, 8)).toEqual(['9,4', '9,6']);
});

test('faint coverage along the edge is haze, not a body', () => {
  expect(cut(4, 8, 6, 12, 0.11)).toEqual([]);
  expect(cut(4, 8, 6, 12, 0.13)).toEqual(['4,9', '6,9']);
});

test('accepts an image of one pixel', () => {
  expect(findCutEdge(Float32Array.of(1), 1, 1)).toContainEqual({ x: 0, y: 0 });
});
