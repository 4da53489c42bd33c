import { expect, it } from 'vitest';
import { isAlmostFull } from './almost-full.ts';

const GIB = 1024 ** 3;

it.each([
  [1.9, 1_000, true],
  [2.1, 1_000, false],
  [0.4, 10, true],
  [0.6, 10, false],
])('%d GiB free of %d: %s', (freeGib, totalGib, full) =>
  expect(isAlmostFull({ freeBytes: freeGib * GIB, totalBytes: totalGib * GIB })).toBe(full),
);
