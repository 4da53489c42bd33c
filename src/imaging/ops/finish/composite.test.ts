import { expect, test } from 'vitest';

import { WHOLE_VIEW } from '../../raster/bilinear-rows.ts';
import { composite, type CompositeOptions } from './composite.ts';
import type { Cutout } from '../matte/cutout.ts';

const NEUTRAL: CompositeOptions['tone'] = {
  contrast: 1,
  lift: 0,
  gamma: 1,
  saturation: 1,
  shadows: [0, 0, 0],
  highlights: [0, 0, 0],
};

/** The left half is blue, the right half white. */
const scene = { widthPx: 2, heightPx: 1, channels: 3, data: Float32Array.of(0, 0, 200, 250, 250, 250) };

const OPTIONS: CompositeOptions = {
  scene,
  view: WHOLE_VIEW,
  light: { widthPx: 1, heightPx: 1, channels: 3, data: Float32Array.of(1, 1, 1) },
  lightView: WHOLE_VIEW,
  rim: 0,
  tone: NEUTRAL,
  grainSigma: 0,
  seed: 0,
};

function person(alpha: number): Cutout {
  return {
    widthPx: 8,
    heightPx: 8,
    rgb: new Uint8Array(8 * 8 * 3).fill(100),
    alpha: new Uint8Array(8 * 8).fill(alpha),
  };
}

/** Returns the mean of one channel over a column, in which the grain averages out. */
function column(image: Uint8Array, x: number, channel: number): number {
  let sum = 0;
  for (let y = 0; y < 8; y++) sum += image[(y * 8 + x) * 3 + channel]! / 8;
  return sum;
}

test('without the person the scene is visible, and mirrored in a mirrored view', () => {
  const plain = composite(person(0), OPTIONS);
  expect(column(plain, 0, 0)).toBeLessThan(3);
  expect(column(plain, 7, 0)).toBeCloseTo(250, -1);
  const mirrored = composite(person(0), { ...OPTIONS, view: { ...OPTIONS.view, mirrored: true } });
  expect(column(mirrored, 0, 0)).toBeCloseTo(250, -1);
});

test('the person hides the scene', () => {
  const image = composite(person(255), OPTIONS);
  for (const x of [0, 7])
    for (const channel of [0, 1, 2]) expect(column(image, x, channel)).toBeCloseTo(100, -1);
});

test('half coverage is half of both', () => {
  expect(column(composite(person(128), OPTIONS), 0, 2)).toBeCloseTo(150, -1);
});

test('light falls on the person only', () => {
  const light = { widthPx: 1, heightPx: 1, channels: 3, data: Float32Array.of(1.2, 1, 0.8) };
  const lit = composite(person(255), { ...OPTIONS, light });
  expect([0, 1, 2].map((channel) => Math.round(column(lit, 3, channel) / 10))).toEqual([12, 10, 8]);
  expect(composite(person(0), { ...OPTIONS, light })).toEqual(composite(person(0), OPTIONS));
});

test('the part of the light over the frame falls on the person', () => {
  const light = { widthPx: 4, heightPx: 1, channels: 3, data: new Float32Array(12).fill(1) };
  light.data.fill(1.3, 6);
  const left = { ...WHOLE_VIEW, width: 0.25 };
  expect(column(composite(person(255), { ...OPTIONS, light, lightView: left }), 4, 1)).toBeCloseTo(100, -1);
  const right = { ...left, x: 0.75 };
  expect(column(composite(person(255), { ...OPTIONS, light, lightView: right }), 4, 1)).toBeCloseTo(130, -1);
});

test('the same seed gives the same bytes, another seed different grain', () => {
  const one = composite(person(0), { ...OPTIONS, grainSigma: 3, seed: 1 });
  expect(composite(person(0), { ...OPTIONS, grainSigma: 3, seed: 1 })).toEqual(one);
  expect(composite(person(0), { ...OPTIONS, grainSigma: 3, seed: 2 })).not.toEqual(one);
});

test('the result overwrites the person’s colours', () => {
  const own = person(128);
  const { buffer } = own.rgb;
  const image = composite(own, OPTIONS);
  expect(image.buffer).toBe(buffer);
  expect(image).not.toEqual(person(128).rgb);
});

test('slowly varying light is the same in a tall frame as in a small one', () => {
  const light = { widthPx: 1, heightPx: 2, channels: 3, data: Float32Array.of(0.8, 0.8, 0.8, 1.2, 1.2, 1.2) };
  const heightPx = 1280;
  const tall = {
    widthPx: 1,
    heightPx,
    rgb: new Uint8Array(heightPx * 3).fill(100),
    alpha: new Uint8Array(heightPx).fill(255),
  };
  const image = composite(tall, { ...OPTIONS, light });
  for (const y of [10, 640, 800, 1270]) {
    const down = Math.min(1, Math.max(0, y / (heightPx / 2) - 0.5));
    expect(Math.abs(image[y * 3]! - 100 * (0.8 + 0.4 * down))).toBeLessThan(4);
  }
});

test('a bright background brightens the rim of the person, not the middle', () => {
  const size = 64;
  const alpha = new Uint8Array(size * size);
  for (let y = 0; y < size; y++) alpha.fill(255, y * size, y * size + 32);
  const half = () => ({
    widthPx: size,
    heightPx: size,
    rgb: new Uint8Array(size * size * 3).fill(60),
    alpha,
  });
  const white = { widthPx: 1, heightPx: 1, channels: 3, data: Float32Array.of(250, 250, 250) };
  const at = (image: Uint8Array, x: number): number => image[(32 * size + x) * 3]!;
  const off = composite(half(), { ...OPTIONS, scene: white });
  const on = composite(half(), { ...OPTIONS, scene: white, rim: 0.5 });
  expect(at(on, 31)).toBeGreaterThan(at(off, 31) + 15);
  expect(Math.abs(at(on, 5) - at(off, 5))).toBeLessThan(3);
});
