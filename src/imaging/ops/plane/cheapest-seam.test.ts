import { expect, test } from 'vitest';

import { cheapestSeam } from './cheapest-seam.ts';

/** Finds the seam of costs given as text, one digit per cell. */
function seam(rows: readonly string[], bendCost = 0, maxStep = 1): number[] {
  const costs = Float32Array.from(rows.join(''), Number);
  return [...cheapestSeam(costs, rows[0]!.length, rows.length, { maxStep, bendCost })];
}

test('follows the cheapest cells from the first row to the last', () => {
  expect(seam(['9199', '9919', '9991', '9919', '9199'])).toEqual([1, 2, 3, 2, 1]);
});

test('accepts a higher cost now for a cheaper path later', () => {
  expect(seam(['139', '991', '991'])).toEqual([1, 2, 2]);
});

test('moves no further in a row than it may', () => {
  const jump = ['1999', '9991'];
  expect(seam(jump, 0, 3)).toEqual([0, 3]);
  expect(seam(jump, 0, 1)[1]! - seam(jump, 0, 1)[0]!).toBeLessThanOrEqual(1);
});

test('goes straight where moving costs more than it saves', () => {
  const wavy = ['3434', '4343', '3434'];
  expect(seam(wavy, 0)).toEqual([0, 1, 0]);
  expect(seam(wavy, 2)).toEqual([0, 0, 0]);
});

test('takes negative costs, and a plane of one row', () => {
  expect([...cheapestSeam(Float32Array.of(0, -5, 2), 3, 1, { maxStep: 1, bendCost: 1 })]).toEqual([1]);
});
