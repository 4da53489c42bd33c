import { expect, test } from 'vitest';

import { WHOLE_VIEW } from '../../raster/bilinear-rows.ts';
import { applyGains } from './apply-gains.ts';
import { codedFromLinear, linearFromCoded } from './srgb.ts';

const EVEN = { widthPx: 1, heightPx: 1, channels: 1, data: Float32Array.of(1) };

function planes(...values: number[]): [Float32Array, Float32Array, Float32Array] {
  return [Float32Array.from(values), Float32Array.from(values), Float32Array.from(values)];
}

test('gains work on linear light, each channel by itself; 1 changes nothing', () => {
  const [red, green, blue] = planes(0.1, 0.5);
  applyGains([red, green, blue], 2, 1, [0.5, 1, 1], { factors: EVEN, view: WHOLE_VIEW });
  expect(red[1]).toBeCloseTo(codedFromLinear(linearFromCoded(0.5) / 2), 2);
  expect(green[0]).toBeCloseTo(0.1, 2);
  expect(blue[1]).toBeCloseTo(0.5, 2);
});

test('a gain above 1 is compressed towards white and keeps the order', () => {
  const [red] = planes(0.5, 0.8, 0.95, 1);
  applyGains([red, red.slice(), red.slice()], 4, 1, [2, 1, 1], { factors: EVEN, view: WHOLE_VIEW });
  expect(red[0]).toBeGreaterThan(0.6);
  for (let i = 1; i < 4; i++) expect(red[i]!).toBeGreaterThan(red[i - 1]!);
  expect(red[3]).toBeCloseTo(1, 3);
});

test('a local light brightens its side', () => {
  const factors = { widthPx: 2, heightPx: 1, channels: 1, data: Float32Array.of(1, 1.5) };
  const [red, green] = planes(0.4, 0.4, 0.4, 0.4);
  applyGains([red, green, red.slice()], 4, 1, [1, 1, 1], { factors, view: WHOLE_VIEW });
  expect(green[0]).toBeCloseTo(0.4, 2);
  expect(green[3]).toBeGreaterThan(0.44);
});
