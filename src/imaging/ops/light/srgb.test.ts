import { expect, test } from 'vitest';

import { codedFromLinear, LINEAR_OF_BYTE, linearFromCoded } from './srgb.ts';

test('the values of IEC 61966-2-1', () => {
  expect(linearFromCoded(0)).toBe(0);
  expect(linearFromCoded(1)).toBe(1);
  expect(linearFromCoded(0.5)).toBeCloseTo(0.214041, 6);
  expect(codedFromLinear(0.18)).toBeCloseTo(0.461356, 6);
  expect(LINEAR_OF_BYTE[128]).toBeCloseTo(0.215861, 6);
});

test('a straight line in the dark', () => {
  expect(linearFromCoded(0.04)).toBeCloseTo(0.04 / 12.92, 9);
  expect(codedFromLinear(0.003)).toBeCloseTo(0.003 * 12.92, 9);
  expect(codedFromLinear(-0.1)).toBe(0);
});

test('both directions are inverse, and light above white stays above', () => {
  for (const coded of [0.02, 0.0404, 0.0405, 0.3, 0.999, 1.2])
    expect(codedFromLinear(linearFromCoded(coded))).toBeCloseTo(coded, 5);
});
