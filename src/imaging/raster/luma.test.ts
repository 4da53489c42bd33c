import { expect, test } from 'vitest';

import { luma } from './luma.ts';

test('the weights of BT.601, from the pixel at the offset', () => {
  const data = Uint8Array.of(9, 9, 9, 100, 0, 0, 0, 100, 0, 0, 0, 100, 255, 255, 255);
  expect(luma(data, 3)).toBeCloseTo(29.9, 6);
  expect(luma(data, 6)).toBeCloseTo(58.7, 6);
  expect(luma(data, 9)).toBeCloseTo(11.4, 6);
  expect(luma(data, 12)).toBeCloseTo(255, 6);
});
