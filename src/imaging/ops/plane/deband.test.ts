import { expect, test } from 'vitest';

import { deband } from './deband.ts';

test('a step between two bytes becomes a gradient, flat parts stay', () => {
  const row = [100, 100, 100, 100, 100, 100, 101, 101, 101, 101, 101, 101];
  const data = Uint8Array.from(row.flatMap((value) => [value, 50, 200 + value - 100]));
  const smooth = deband({ data, widthPx: row.length, heightPx: 1 });
  const red = row.map((_, x) => smooth[x * 3]!);
  expect(red[1]).toBeCloseTo(100, 4);
  expect(red[10]).toBeCloseTo(101, 4);
  expect(red[5]).toBeCloseTo(100.4, 4);
  expect(red.every((value, x) => x === 0 || value >= red[x - 1]! - 1e-4)).toBe(true);
  expect(smooth[5 * 3 + 1]).toBeCloseTo(50, 4);
  expect(smooth[5 * 3 + 2]).toBeCloseTo(200.4, 4);
});
