import { expect, test } from 'vitest';

import { addGrain, grainTile } from './grain.ts';

const flat = (value: number) => ({
  widthPx: 256,
  heightPx: 256,
  rgb: new Uint8Array(256 * 256 * 3).fill(value),
  alpha: new Uint8Array(256 * 256).fill(255),
});

function deviation(values: ArrayLike<number>): { readonly mean: number; readonly sigma: number } {
  const all = Array.from(values);
  const mean = all.reduce((sum, value) => sum + value, 0) / all.length;
  return { mean, sigma: Math.sqrt(all.reduce((sum, value) => sum + (value - mean) ** 2, 0) / all.length) };
}

test('the tile has mean 0 and standard deviation 1', () => {
  const { mean, sigma } = deviation(grainTile().data);
  expect(mean).toBeCloseTo(0, 1);
  expect(sigma).toBeCloseTo(1, 2);
});

test('grain keeps the mean, has the given deviation in middle grey, half of it in black and white, and no colour', () => {
  const grey = flat(128);
  addGrain(grey, 6);
  expect(deviation(grey.rgb).mean).toBeCloseTo(128, 0);
  expect(deviation(grey.rgb).sigma).toBeCloseTo(6, 0);
  for (let i = 0; i < 300; i += 3) expect(grey.rgb[i]).toBe(grey.rgb[i + 2]);
  const bright = flat(240);
  addGrain(bright, 6);
  expect(deviation(bright.rgb).sigma).toBeCloseTo(3.7, 0);
});

test('no grain changes nothing', () => {
  const grey = flat(77);
  addGrain(grey, 0);
  expect(grey).toEqual(flat(77));
});
