import { expect, test } from 'vitest';

import { fitHarmonics, type Harmonics, type LightSample, shadingOf } from './spherical-harmonics.ts';

/** A dome of the normals of a face, lit by `light`. */
function dome(light: Harmonics): LightSample[] {
  const samples: LightSample[] = [];
  for (let i = -10; i <= 10; i++)
    for (let j = -10; j <= 10; j++) {
      const [x, y] = [i * 0.06, j * 0.06];
      const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
      if (z > 0.5) samples.push({ x, y, z, luminance: shadingOf(light, x, y, z) });
    }
  return samples;
}

const SIDE_LIT: Harmonics = [1, 0.5, 0.2, 0, 0, 0, 0, 0.1, 0];

function expectSameShading(fit: Harmonics, light: Harmonics, tolerance: number): void {
  for (const { x, y, z } of dome(light))
    expect(Math.abs(shadingOf(fit, x, y, z) - shadingOf(light, x, y, z))).toBeLessThan(tolerance);
}

test('recovers a known light: its coefficients and its shading', () => {
  const fit = fitHarmonics(dome(SIDE_LIT));
  // On the front of a head xz is nearly the same as x: only their sum can be determined.
  expect(fit[1]! + 0.85 * fit[7]!).toBeCloseTo(0.585, 1);
  expect(fit[2]!).toBeCloseTo(0.2, 1);
  expectSameShading(fit, SIDE_LIT, 0.06);
});

test('even light has no direction', () => {
  const fit = fitHarmonics(dome([0.8, 0, 0, 0, 0, 0, 0, 0, 0]));
  expect(fit[0]! + fit[3]!).toBeCloseTo(0.8, 2);
  for (const direction of [1, 2, 4, 5, 7, 8]) expect(fit[direction]!).toBeCloseTo(0, 3);
});

test('a tenth of hair, glasses and shine among the skin changes little', () => {
  const dirty = dome(SIDE_LIT).map((sample, i) =>
    i % 10 === 0 ? { ...sample, luminance: i % 20 === 0 ? 0.05 : 4 } : sample,
  );
  expectSameShading(fitHarmonics(dirty), SIDE_LIT, 0.15);
});

test('a handful of samples gives even light', () => {
  expect(fitHarmonics(dome(SIDE_LIT).slice(0, 20))).toEqual([1, 0, 0, 0, 0, 0, 0, 0, 0]);
});
