import { expect, test } from 'vitest';

import { evenLight } from './even-light.ts';
import type { NormalMap } from './face-normals.ts';
import { fitHarmonics, type LightSample } from './spherical-harmonics.ts';

const SIDE = 33;

/** The front of a ball as wide as the map. */
function ballNormals(): NormalMap {
  const planes = [0, 1, 2, 3].map(() => new Float32Array(SIDE * SIDE)) as [
    Float32Array,
    Float32Array,
    Float32Array,
    Float32Array,
  ];
  for (let i = 0; i < SIDE * SIDE; i++) {
    const x = (((i % SIDE) - 16) / 16) * 0.6;
    const y = ((16 - Math.floor(i / SIDE)) / 16) * 0.6;
    planes[0][i] = x;
    planes[1][i] = y;
    planes[2][i] = Math.sqrt(1 - x * x - y * y);
    planes[3][i] = 1;
  }
  const [x, y, z, near] = planes;
  return { widthPx: SIDE, heightPx: SIDE, cellPx: 4, x, y, z, face: near, near };
}

const normals = ballNormals();

function lit(luminance: (x: number, y: number) => number): LightSample[] {
  return Array.from(normals.x, (x, i) => ({
    x,
    y: normals.y[i]!,
    z: normals.z[i]!,
    luminance: luminance(x, normals.y[i]!),
  }));
}

/** Returns the factors, and the skin after them, one value per cell. */
function evened(skin: readonly LightSample[]): { factors: Float32Array; after: number[] } {
  const factors = Float32Array.from(evenLight(normals, fitHarmonics(skin), skin).data);
  return { factors, after: skin.map((sample, i) => sample.luminance * factors[i]!) };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test('flat light stays exactly as it is', () => {
  for (const factor of evened(lit(() => 0.7)).factors) expect(factor).toBeCloseTo(1, 3);
});

test('a hard side light becomes soft; the mean of the skin stays', () => {
  const skin = lit((x) => 1 + 1.2 * x);
  const { after } = evened(skin);
  const row = 16 * SIDE;
  const stops = (values: readonly number[]): number => Math.log2(values[row + 28]! / values[row + 4]!);
  const before = skin.map((sample) => sample.luminance);
  expect(stops(before)).toBeGreaterThan(1.7);
  expect(stops(after)).toBeLessThan(0.5 * stops(before));
  expect(stops(after)).toBeGreaterThan(0);
  expect(mean(after)).toBeCloseTo(mean(before), 2);
});

test('no place changes by more than 0.6 stops, however hard the light', () => {
  for (const factor of evened(lit((x) => (x > 0 ? 2 : 0.05))).factors)
    expect(Math.abs(Math.log2(factor))).toBeLessThanOrEqual(0.601);
});

test('soft light from above stays, light from below does not', () => {
  for (const factor of evened(lit((_, y) => 1 + 0.4 * y)).factors) expect(factor).toBeCloseTo(1, 1);
  const below = evened(lit((_, y) => 1 - 0.8 * y)).factors;
  expect(below[4 * SIDE + 16]).toBeGreaterThan(1.2);
  expect(below[28 * SIDE + 16]).toBeLessThan(0.85);
});

test('without skin nothing changes', () => {
  const { data } = evenLight(normals, fitHarmonics([]), []);
  expect(new Set(data)).toEqual(new Set([1]));
});
