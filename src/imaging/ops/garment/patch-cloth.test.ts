import { expect, test } from 'vitest';

import type { RgbImage } from '../../raster/image.ts';
import { patchCloth } from './patch-cloth.ts';

const WIDTH = 80;
const HEIGHT = 60;
/** Outline of a brooch, 8 × 8 px. */
const HOLE = [
  { x: 36, y: 26 },
  { x: 44, y: 26 },
  { x: 44, y: 34 },
  { x: 36, y: 34 },
];
const BROOCH = 250;
const isInHole = (x: number, y: number): boolean => x >= 36 && x < 44 && y >= 26 && y < 34;

function image(valueAt: (x: number, y: number) => number): RgbImage {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => {
    const i = Math.floor(at / 3);
    return valueAt(i % WIDTH, Math.floor(i / WIDTH)) + (at % 3);
  });
  return { widthPx: WIDTH, heightPx: HEIGHT, data };
}

function brooched(cloth: (x: number, y: number) => number): RgbImage {
  return image((x, y) => (isInHole(x, y) ? BROOCH : cloth(x, y)));
}

function differing(a: RgbImage, b: RgbImage): readonly { readonly x: number; readonly y: number }[] {
  return Array.from({ length: WIDTH * HEIGHT }, (_, i) => i)
    .filter((i) => [0, 1, 2].some((c) => a.data[i * 3 + c] !== b.data[i * 3 + c]))
    .map((i) => ({ x: i % WIDTH, y: Math.floor(i / WIDTH) }));
}

const isCloth = (index: number): boolean => !isInHole(index % WIDTH, Math.floor(index / WIDTH));
const stripes = (x: number): number => (x % 8 < 4 ? 60 : 140);

test('a brooch on plain cloth becomes that cloth, to the last bit', () => {
  const patched = brooched(() => 61);
  expect(patchCloth(patched, HOLE, isCloth)).toBe(true);
  expect(
    differing(
      patched,
      image(() => 61),
    ),
  ).toEqual([]);
});

test('the source continues the stripes', () => {
  const patched = brooched(stripes);
  patchCloth(patched, HOLE, isCloth);
  expect(differing(patched, image(stripes))).toEqual([]);
});

test('beyond a rim of a few pixels nothing changes', () => {
  const cloth = (x: number, y: number): number => 40 + ((x * 31 + y * 17) % 97);
  const patched = brooched(cloth);
  patchCloth(patched, HOLE, isCloth);
  const changed = differing(patched, brooched(cloth));
  expect(changed.filter(({ x, y }) => isInHole(x, y)).length).toBeGreaterThan(50);
  for (const { x, y } of changed) {
    expect(x).toBeGreaterThanOrEqual(36 - 3);
    expect(x).toBeLessThan(44 + 3);
    expect(y).toBeGreaterThanOrEqual(26 - 3);
    expect(y).toBeLessThan(34 + 3);
  }
});

test('fades into the cloth around it over three pixels', () => {
  const ramp = (x: number): number => 60 + 2 * x;
  const patched = brooched(ramp);
  patchCloth(patched, HOLE, (index) => index % WIDTH < 30);
  const change = (x: number): number => ramp(x) - patched.data[(30 * WIDTH + x) * 3]!;
  expect(change(32)).toBe(0);
  expect(change(33)).toBeGreaterThan(0);
  expect(change(35)).toBeGreaterThan(change(34));
  expect(change(35)).toBeLessThan(0.8 * change(36));
});

test('takes the light of the nearest cloth around it, in each colour', () => {
  const slope = (x: number): number => (x < 30 ? 80 : x > 50 ? 120 : 80 + 2 * (x - 30));
  const isLit = (x: number, y: number): boolean => x >= 30 && x <= 50 && y >= 20 && y <= 40;
  // Only the hole's surroundings are lit; the cloth that it is painted with is not.
  const cloth = (x: number, y: number): number => (isLit(x, y) ? slope(x) : 100);
  const patched = brooched(cloth);
  expect(patchCloth(patched, HOLE, isCloth)).toBe(true);
  for (let c = 0; c < 3; c++) {
    const at = (x: number): number => patched.data[(30 * WIDTH + x) * 3 + c]! - c;
    expect(Math.abs(at(37) - cloth(37, 30))).toBeLessThan(4);
    expect(Math.abs(at(42) - cloth(42, 30))).toBeLessThan(4);
  }
});

test('the content of the hole does not affect the choice of the source', () => {
  const cloth = (x: number, y: number): number => (isInHole(x + 22, y) ? BROOCH : stripes(x));
  const patched = brooched(cloth);
  patchCloth(patched, HOLE, isCloth);
  expect(differing(patched, image(cloth))).toEqual([]);
});

test('only cloth is a source, and not a shirt that resembles the rim more', () => {
  const cloth = (x: number): number => (x < 52 ? 60 + x : 190);
  const isJacket = (index: number): boolean => isCloth(index) && index % WIDTH < 30;
  const patched = brooched(cloth);
  patchCloth(patched, HOLE, isJacket);
  for (let x = 36; x < 44; x++) expect(patched.data[(30 * WIDTH + x) * 3]).toBeLessThan(90);
});

test('without enough cloth beside it nothing is painted', () => {
  const before = brooched(stripes);
  const patched = brooched(stripes);
  expect(patchCloth(patched, HOLE, (index) => isCloth(index) && index % WIDTH > 70)).toBe(false);
  expect(differing(patched, before)).toEqual([]);
});

test('cloth at the other end of the rows is not beside the hole', () => {
  const corners = HOLE.map(({ x, y }) => ({ x: x - 36, y }));
  expect(patchCloth(brooched(stripes), corners, (index) => index % WIDTH >= 66)).toBe(false);
});

test('a hole at the image’s corner is painted from inside', () => {
  const isCorner = (x: number, y: number): boolean => x < 6 && y < 6;
  const patched = image((x, y) => (isCorner(x, y) ? BROOCH : 61));
  const corner = [
    { x: -4, y: -4 },
    { x: 6, y: -4 },
    { x: 6, y: 6 },
    { x: -4, y: 6 },
  ];
  const found = patchCloth(patched, corner, (index) => !isCorner(index % WIDTH, Math.floor(index / WIDTH)));
  expect(found).toBe(true);
  expect(
    differing(
      patched,
      image(() => 61),
    ),
  ).toEqual([]);
});
