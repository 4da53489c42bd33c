import { expect, test } from 'vitest';

import { composite, type CompositeOptions } from './composite.ts';

const NEUTRAL: CompositeOptions['tone'] = {
  contrast: 1,
  lift: 0,
  gamma: 1,
  saturation: 1,
  shadows: [0, 0, 0],
  highlights: [0, 0, 0],
};

/** Left half blue, right half white. */
const scene = {
  widthPx: 2,
  heightPx: 1,
  data: Float32Array.of(0, 0, 200, 250, 250, 250),
};

const OPTIONS: CompositeOptions = {
  scene,
  view: { mirrored: false, x: 0, y: 0, width: 1, height: 1 },
  keyStops: 0,
  faceX: 4,
  faceHalfWidthPx: 2,
  rim: 0,
  tone: NEUTRAL,
  grainSigma: 0,
  seed: 0,
};

function person(alpha: number): Uint8Array {
  const rgba = new Uint8Array(8 * 8 * 4);
  for (let i = 0; i < 64; i++) rgba.set([100, 100, 100, alpha], i * 4);
  return rgba;
}

/** Mean of one channel over a column: the trace of grain averages out. */
function column(picture: Uint8Array, x: number, channel: number): number {
  let sum = 0;
  for (let y = 0; y < 8; y++) sum += picture[(y * 8 + x) * 3 + channel]! / 8;
  return sum;
}

test('where the person is not, the scene shows; mirrored it shows the other way round', () => {
  const plain = composite(person(0), 8, 8, OPTIONS);
  expect(column(plain, 0, 0)).toBeLessThan(3);
  expect(column(plain, 7, 0)).toBeCloseTo(250, -1);
  const mirrored = composite(person(0), 8, 8, { ...OPTIONS, view: { ...OPTIONS.view, mirrored: true } });
  expect(column(mirrored, 0, 0)).toBeCloseTo(250, -1);
});

test('where the person is, the scene does not', () => {
  const picture = composite(person(255), 8, 8, OPTIONS);
  for (const x of [0, 7])
    for (const channel of [0, 1, 2]) expect(column(picture, x, channel)).toBeCloseTo(100, -1);
});

test('half covered is half of both', () => {
  expect(column(composite(person(128), 8, 8, OPTIONS), 0, 2)).toBeCloseTo(150, -1);
});

test('the key light is brighter on its side and leaves the middle', () => {
  const lit = composite(person(255), 8, 8, { ...OPTIONS, keyStops: 0.4 });
  expect(column(lit, 7, 1)).toBeGreaterThan(column(lit, 0, 1) + 5);
  expect(column(lit, 4, 1)).toBeCloseTo(100, -1);
});

test('the same seed gives the same bytes, another seed other grain', () => {
  const one = composite(person(0), 8, 8, { ...OPTIONS, grainSigma: 3, seed: 1 });
  expect(composite(person(0), 8, 8, { ...OPTIONS, grainSigma: 3, seed: 1 })).toEqual(one);
  expect(composite(person(0), 8, 8, { ...OPTIONS, grainSigma: 3, seed: 2 })).not.toEqual(one);
});

test('a bright background brightens the rim of the person, not the middle', () => {
  const size = 64;
  const rgba = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++) for (let x = 0; x < 32; x++) rgba.set([60, 60, 60, 255], (y * size + x) * 4);
  const white = { widthPx: 1, heightPx: 1, data: Float32Array.of(250, 250, 250) };
  const at = (picture: Uint8Array, x: number): number => picture[(32 * size + x) * 3]!;
  const off = composite(rgba, size, size, { ...OPTIONS, scene: white });
  const on = composite(rgba, size, size, { ...OPTIONS, scene: white, rim: 0.5 });
  expect(at(on, 31)).toBeGreaterThan(at(off, 31) + 15);
  expect(Math.abs(at(on, 5) - at(off, 5))).toBeLessThan(3);
});
