import { expect, test } from 'vitest';

import { coarseJacket, coarseWearer } from '../../../../../test/coarse-wearer.ts';
import { brokenSeamShare } from './collar-seam.ts';
import { garmentCells } from '../garment-cells.ts';

const HERE = { scale: 1, offset: { x: 0, y: 0 } };

function shareOf(wearer = coarseWearer(), kind: 'over' | 'whole' = 'whole', place = HERE): number {
  const jacket = coarseJacket(kind);
  return brokenSeamShare(jacket, garmentCells(jacket), wearer, place);
}

/** The coarse wearer with background between two columns, in pixels. */
function withoutCover(from: number, to: number) {
  const wearer = coarseWearer();
  const { cover, widthPx, cellPx } = wearer.cells;
  const left = cover.map((share, i) => {
    const x = (i % widthPx) * cellPx;
    return x >= from && x < to ? 0 : share;
  });
  return { ...wearer, cells: { ...wearer.cells, cover: left } };
}

test('a neck that fills the collar has an unbroken seam', () => {
  expect(shareOf(coarseWearer({ necklineY: 160 }))).toBeLessThan(0.02);
  expect(shareOf(coarseWearer({ necklineY: 160 }), 'over')).toBeLessThan(0.02);
});

test('background beside half of the seam breaks half of it', () => {
  expect(shareOf(withoutCover(0, 100), 'over')).toBeCloseTo(0.5, 1);
  expect(shareOf(withoutCover(0, 200))).toBe(1);
});

test('own clothes break the seam of a closed collar, and belong to an open jacket', () => {
  const high = coarseWearer({ necklineY: 100 });
  expect(shareOf(high, 'whole')).toBeGreaterThan(0.9);
  expect(shareOf(high, 'over')).toBeLessThan(0.02);
});

test('the seam is where the garment is worn', () => {
  expect(shareOf(coarseWearer(), 'over', { scale: 1, offset: { x: 300, y: 0 } })).toBe(1);
  const larger = { scale: 2, offset: { x: 0, y: 0 } };
  expect(shareOf(coarseWearer({ scale: 2, necklineY: 160 }), 'whole', larger)).toBeLessThan(0.02);
});
