import { expect, test } from 'vitest';

import { coarseWearer } from '../../../../../test/coarse-wearer.ts';
import { isWrapped, neckEdges } from './neck.ts';

test('finds both sides of a neck where a collar touches it, in pixels at any size', () => {
  const { left, right } = coarseWearer({ neck: 24 }).neck;
  expect([left, right]).toEqual([76, 124]);
  const twice = coarseWearer({ neck: 24, scale: 2, move: { x: 10, y: 4 } }).neck;
  expect([twice.left, twice.right]).toEqual([162, 258]);
});

test('a side that ends at hair is unknown, because the neck continues behind it', () => {
  const { left, right } = coarseWearer({ neck: 24, hairTo: 150 }).neck;
  expect(left).toBeUndefined();
  expect(right).toBe(124);
});

test('one odd row of three does not count', () => {
  const { cells, head } = coarseWearer({ neck: 24 });
  const row = Math.floor((head.chin.y - 0.05 * head.sizePx) / cells.cellPx);
  const narrow = { ...cells, skin: cells.skin.slice() };
  narrow.skin.fill(0, row * cells.widthPx, (row + 1) * cells.widthPx);
  narrow.face = cells.face.map((share, i) => (Math.floor(i / cells.widthPx) === row ? 0 : share));
  expect(neckEdges(narrow, head)).toEqual({ left: 76, right: 124 });
});

test('a face cut off by the photo has no neck', () => {
  const { cells, head } = coarseWearer();
  const below = { ...head, chin: { ...head.chin, y: 1000 } };
  expect(neckEdges(cells, below)).toEqual({ left: undefined, right: undefined });
});

test('distinguishes a collar beside the chin from a round neck below it', () => {
  expect(coarseWearer().hasCollar).toBe(false);
  expect(coarseWearer({ necklineY: 118 }).hasCollar).toBe(false);
  expect(coarseWearer({ necklineY: 90 }).hasCollar).toBe(true);
});

test('a headscarf over the shoulders wraps the neck, a hat does not', () => {
  const { cells, head } = coarseWearer();
  const { widthPx, cellPx } = cells;
  const headwear = (from: number, to: number): Float32Array =>
    Float32Array.from(cells.cover, (_, i) => {
      const y = Math.floor(i / widthPx) * cellPx;
      return y >= from && y < to ? 1 : 0;
    });
  expect(isWrapped(cells, headwear(0, 60), head)).toBe(false);
  expect(isWrapped(cells, headwear(0, 75), head)).toBe(false);
  expect(isWrapped(cells, headwear(40, 130), head)).toBe(true);
});
