import { expect, test } from 'vitest';

import { likeness } from './likeness.ts';

const of = (...values: number[]): Float32Array => Float32Array.from(values);

test('the cosine, whatever the length', () => {
  expect(likeness(of(1, 2), of(2, 4))).toBeCloseTo(1, 6);
  expect(likeness(of(1, 0), of(1, 1))).toBeCloseTo(Math.SQRT1_2, 6);
  expect(likeness(of(3, 4, 0), of(0, 5, 0))).toBeCloseTo(0.8, 6);
  expect(likeness(of(1, 0), of(0, 1))).toBe(0);
});

test('opposite vectors and zero vectors have likeness 0', () => {
  expect(likeness(of(1, 0), of(-1, 0))).toBe(0);
  expect(likeness(of(0, 0), of(1, 1))).toBe(0);
});
