import { expect, test } from 'vitest';

import { seededRandom } from '../../scenes/seeded-random.ts';
import { frost } from './frost.ts';

const SIDE = 96;

/** Black and white stripes two pixels wide, an image that is nothing but detail. */
function stripes(phase: number) {
  const data = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, i) =>
    (Math.floor(i / 3) + phase) % 4 < 2 ? 0 : 255,
  );
  return { widthPx: SIDE, heightPx: SIDE, data };
}

const options = (cover: Float32Array) => ({ blurRadiusPx: 8, cover, random: seededRandom(1) });
const whole = new Float32Array(SIDE * SIDE).fill(1);

test('removes detail: two images that differ in nothing else become the same', () => {
  const [one, other] = [frost(stripes(0), options(whole)), frost(stripes(2), options(whole))];
  const differences = one.data.map((value, i) => Math.abs(value - other.data[i]!));
  // Pixels at the rim are blurred over fewer neighbours.
  const inner = differences.filter((_, i) => {
    const [x, y] = [Math.floor(i / 3) % SIDE, Math.floor(i / 3 / SIDE)];
    return Math.min(x, y, SIDE - 1 - x, SIDE - 1 - y) > 32;
  });
  expect(Math.max(...inner)).toBeLessThanOrEqual(4);
});

test('uncovered pixels stay exactly, and the given image is not changed', () => {
  const cover = whole.map((_, i) => (i < (SIDE * SIDE) / 2 ? 1 : 0));
  const image = { ...stripes(0), data: Buffer.from(stripes(0).data) };
  const frosted = frost(image, options(cover));
  const half = (SIDE * SIDE * 3) / 2;
  expect(Buffer.from(frosted.data.subarray(half)).equals(image.data.subarray(half))).toBe(true);
  expect(image.data.equals(Buffer.from(stripes(0).data))).toBe(true);
  expect(frosted.data[100]).not.toBe(image.data[100]);
});
