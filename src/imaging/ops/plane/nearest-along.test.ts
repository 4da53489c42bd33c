import { expect, test } from 'vitest';

import { EIGHT_DIRECTIONS, nearestAlong } from './nearest-along.ts';

const ROW = Int8Array.of(0, 1, 0, 2, 1, 0);

test('finds the first pixel of a kind in a direction, itself included', () => {
  expect([...nearestAlong(ROW, 6, 1, [1, 0], 1, 9)]).toEqual([1, 1, 4, 4, 4, -1]);
  expect([...nearestAlong(ROW, 6, 1, [-1, 0], 1, 9)]).toEqual([-1, 1, 1, 1, 4, 4]);
  expect([...nearestAlong(ROW, 6, 1, [-1, 0], 2, 9)]).toEqual([-1, -1, -1, 3, 3, 3]);
});

test('finds a pixel exactly at the greatest distance, and none beyond it', () => {
  const end = Int8Array.of(0, 0, 0, 0, 1);
  expect([...nearestAlong(end, 5, 1, [1, 0], 1, 2)]).toEqual([-1, -1, 4, 4, 4]);
  expect([...nearestAlong(end, 5, 1, [1, 0], 1, 0)]).toEqual([-1, -1, -1, -1, 4]);
});

test.each(EIGHT_DIRECTIONS)('direction %i, %i finds the middle from the opposite side only', (dx, dy) => {
  const kinds = new Int8Array(25);
  kinds[12] = 1;
  const met = nearestAlong(kinds, 5, 5, [dx, dy], 1, 9);
  const from = [0, 1, 2].map((steps) => 12 - steps * (dx + 5 * dy));
  for (let i = 0; i < 25; i++) expect(met[i], `pixel ${i}`).toBe(from.includes(i) ? 12 : -1);
});

test('stops at the edge and does not continue in the next row', () => {
  const left = Int8Array.of(0, 0, 0, 1, 0, 0, 1, 0, 0);
  expect([...nearestAlong(left, 3, 3, [1, 0], 1, 9)]).toEqual([-1, -1, -1, 3, -1, -1, 6, -1, -1]);
  expect([...nearestAlong(left, 3, 3, [1, 1], 1, 9)]).toEqual([-1, -1, -1, 3, -1, -1, 6, -1, -1]);
  expect([...nearestAlong(left, 3, 3, [-1, 1], 1, 9)]).toEqual([-1, 3, 6, 3, 6, -1, 6, -1, -1]);
});
