import { expect, test } from 'vitest';

import { boxBlur } from './box-blur.ts';

test('averages a 3 × 3 window, clipped at the edges', () => {
  const dot = Float32Array.of(0, 0, 0, 0, 9, 0, 0, 0, 0);
  expect([...boxBlur(dot, 3, 3, 1)]).toEqual([2.25, 1.5, 2.25, 1.5, 1, 1.5, 2.25, 1.5, 2.25]);
});

test('a window larger than the plane gives the mean of the plane', () => {
  expect([...boxBlur(Float32Array.of(1, 2, 3, 6), 2, 2, 9)]).toEqual([3, 3, 3, 3]);
});

test('radius 0 copies', () => {
  expect([...boxBlur(Float32Array.of(1, 2, 3, 4), 2, 2, 0)]).toEqual([1, 2, 3, 4]);
});

test('a second blur does not change the result of the first', () => {
  const first = boxBlur(Float32Array.of(4, 0, 0, 0), 4, 1, 1);
  boxBlur(Float32Array.of(9, 9, 9, 9), 4, 1, 1);
  expect([...first]).toEqual([2, expect.closeTo(4 / 3), 0, 0]);
});
