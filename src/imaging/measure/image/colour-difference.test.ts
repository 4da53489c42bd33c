import { expect, test } from 'vitest';

import { deltaE2000, labOfLinear, linearOfLab } from './colour-difference.ts';

const lab = (lightness: number, a: number, b: number) => ({ lightness, a, b });

// The pairs are from table 1, the test data of Sharma, Wu & Dalal (2005).
test.each([
  [lab(50, 2.6772, -79.7751), lab(50, 0, -82.7485), 2.0425],
  [lab(50, 2.5, 0), lab(50, 0, -2.5), 4.3065],
  [lab(50, -1, 2), lab(50, 0, 0), 2.3669],
  [lab(50, 2.49, -0.001), lab(50, -2.49, 0.0011), 7.2195],
  [lab(50, 2.5, 0), lab(73, 25, -18), 27.1492],
  [lab(60.2574, -34.0099, 36.2677), lab(60.4626, -34.1751, 39.4387), 1.2644],
  [lab(2.0776, 0.0795, -1.135), lab(0.9033, -0.0636, -0.5514), 0.9082],
])('CIEDE2000 of pair %#', (one, two, expected) => {
  expect(deltaE2000(one, two)).toBeCloseTo(expected, 4);
  expect(deltaE2000(two, one)).toBeCloseTo(expected, 4);
});

test('white is L* 100 without colour, and colours come back', () => {
  const white = labOfLinear(1, 1, 1);
  expect(white.lightness).toBeCloseTo(100, 3);
  expect(Math.hypot(white.a, white.b)).toBeLessThan(0.02);
  const [red, green, blue] = linearOfLab(labOfLinear(0.4, 0.2, 0.1));
  expect([red, green, blue].map((value) => value.toFixed(4))).toEqual(['0.4000', '0.2000', '0.1000']);
});
