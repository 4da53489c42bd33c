import { expect, test } from 'vitest';

import type { RgbImage } from '../../raster/image.ts';
import {
  hammingDistance,
  HASH_SIDE_PX,
  hashBits,
  type HashBits,
  hashBitsOf,
  hashDistance,
  perceptualHash,
} from './perceptual-hash.ts';

function grey(side: number, valueAt: (x: number, y: number) => number): RgbImage {
  const data = new Uint8Array(side * side * 3);
  for (let i = 0; i < side * side; i++) data.fill(valueAt(i % side, Math.floor(i / side)), i * 3, i * 3 + 3);
  return { widthPx: side, heightPx: side, data };
}

/** Patches in greys without a pattern, twelve across a picture of 200. */
const patch = (n: number): number => 40 + 160 * Math.abs((Math.sin(n * 127.1) * 43758.5453) % 1);
const scene = (x: number, y: number): number => patch(1 + Math.floor(x / 18) + 12 * Math.floor(y / 18));
const SMALL = (x: number, y: number): number => scene(6 * x, 6 * y);
const bitsOf = (valueAt: (x: number, y: number) => number): HashBits =>
  hashBits(grey(HASH_SIDE_PX, valueAt).data);

/** The hash as rows of eight bits, lowest frequency first. */
const bitRows = ([high, low]: HashBits): string[] =>
  (high.toString(2).padStart(32, '0') + low.toString(2).padStart(32, '0')).match(/.{8}/g)!;

test('hardly changes with brightness and size', () => {
  const hash = perceptualHash(grey(200, scene));
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(hashDistance(hash, perceptualHash(grey(200, (x, y) => scene(x, y) * 0.8 + 20)))).toBeLessThanOrEqual(
    2,
  );
  expect(hashDistance(hash, perceptualHash(grey(400, (x, y) => scene(x / 2, y / 2))))).toBeLessThanOrEqual(2);
});

test('changes with the mirror; a negative is the opposite', () => {
  const hash = bitsOf(SMALL);
  expect(
    hammingDistance(
      hash,
      bitsOf((x, y) => SMALL(31 - x, y)),
    ),
  ).toBeGreaterThan(15);
  expect(
    hammingDistance(
      hash,
      bitsOf((x, y) => 255 - Math.floor(SMALL(x, y))),
    ),
  ).toBe(64);
});

/** A wave with these numbers of half periods across and down. */
const wave = (across: number, down: number) => (x: number, y: number) =>
  Math.cos((Math.PI * across * (x + 0.5)) / HASH_SIDE_PX) *
  Math.cos((Math.PI * down * (y + 0.5)) / HASH_SIDE_PX);

test('rows of bits are frequencies down, columns frequencies across, the lowest first', () => {
  const waves = (x: number, y: number): number =>
    30 * (wave(1, 1)(x, y) + wave(1, 2)(x, y) - wave(2, 1)(x, y) - wave(8, 8)(x, y));
  const rows = bitRows(bitsOf((x, y) => 128 + waves(x, y)));
  expect([rows[0]![0], rows[1]![0], rows[0]![1], rows[7]![7]]).toEqual(['1', '1', '0', '0']);
  const negative = bitRows(bitsOf((x, y) => 128 - waves(x, y)));
  expect([negative[0]![0], negative[1]![0], negative[0]![1], negative[7]![7]]).toEqual(['0', '0', '1', '1']);
});

test('text and bits are the same hash', () => {
  expect(hashBitsOf('80000000000000ff')).toEqual([0x80000000, 255]);
  expect(hashBitsOf(perceptualHash(grey(HASH_SIDE_PX, SMALL)))).toEqual(bitsOf(SMALL));
});

test('distance counts bits', () => {
  expect(hashDistance('0000000000000000', 'ffffffffffffffff')).toBe(64);
  expect(hashDistance('8000000000000001', '0000000000000000')).toBe(2);
  expect(hashDistance('0123456789abcdef', '0123456789abcdef')).toBe(0);
  expect(hammingDistance([0b1011, 0], [0b0001, 0x80000000])).toBe(3);
});
