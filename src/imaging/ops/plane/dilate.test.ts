import { expect, test } from 'vitest';

import { dilate } from './dilate.ts';

test('a value spreads to the eight cells around it, and not to the next row at the edge', () => {
  const plane = Float32Array.of(0, 0, 0, 0.5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1);
  expect([...dilate(plane, 4, 4)]).toEqual([0, 0, 0.5, 0.5, 0, 0, 0.5, 0.5, 0, 0, 1, 1, 0, 0, 1, 1]);
});

test('a larger value stays beside a smaller one', () => {
  expect([...dilate(Float32Array.of(0.2, 0.9, 0.4), 3, 1)]).toEqual([
    Math.fround(0.9),
    Math.fround(0.9),
    Math.fround(0.9),
  ]);
});
