import { expect, test } from 'vitest';

import type { Cutout } from '../matte/cutout.ts';
import { lightWrapMap } from './light-wrap.ts';

function cutout(widthPx: number, heightPx: number, alphaAt: (x: number) => number): Cutout {
  const alpha = Uint8Array.from({ length: widthPx * heightPx }, (_, i) => alphaAt(i % widthPx));
  return { widthPx, heightPx, rgb: new Uint8Array(alpha.length * 3), alpha };
}

test('a gap in the person is spread over its surroundings', () => {
  const { data } = lightWrapMap(cutout(9, 1, (x) => (x === 4 ? 0 : 255)));
  const ninths = [0, 0, 1, 2, 3, 2, 1, 0, 0];
  ninths.forEach((share, i) => expect(data[i]).toBeCloseTo(share / 9, 6));
});

test('is 0 inside the person and 1 outside', () => {
  expect(new Set(lightWrapMap(cutout(9, 4, () => 255)).data)).toEqual(new Set([0]));
  expect(new Set(lightWrapMap(cutout(9, 4, () => 0)).data)).toEqual(new Set([1]));
});

test('half coverage is half background', () => {
  for (const value of lightWrapMap(cutout(9, 4, () => 51)).data) expect(value).toBeCloseTo(0.8, 6);
});

test('a large cutout gives a small map; the wrap ends 3 % of the width from the edge', () => {
  const { widthPx, heightPx, channels, data } = lightWrapMap(cutout(1024, 8, (x) => (x < 512 ? 0 : 255)));
  expect([widthPx, heightPx, channels]).toEqual([256, 2, 1]);
  // Two blurs with a radius of 4 px on either side of the edge between 127 and 128.
  expect(data[119]).toBeCloseTo(1, 6);
  expect(data[120]).toBeLessThan(0.999);
  expect(data[127]! + data[128]!).toBeCloseTo(1, 6);
  expect(data[127]).toBeGreaterThan(data[128]!);
  expect(data[135]).toBeGreaterThan(0.001);
  expect(data[136]).toBeCloseTo(0, 6);
});
