import { expect, test } from 'vitest';

import { overlap, withoutOverlaps } from './box-overlap.ts';

const square = (x: number, side = 10) => ({ x, y: 0, width: side, height: side });

test('intersection over union', () => {
  expect(overlap(square(0), square(0))).toBe(1);
  expect(overlap(square(0), square(5))).toBeCloseTo(50 / 150);
  expect(overlap(square(0), square(10))).toBe(0);
  expect(overlap(square(0), { ...square(0), y: 30 })).toBe(0);
});

test('of boxes on one another the surest stays, whatever their order', () => {
  const found = [
    { box: square(1), score: 0.5 },
    { box: square(0), score: 0.9 },
    { box: square(20), score: 0.3 },
  ];
  expect(withoutOverlaps(found, 0.3)).toEqual([found[1], found[2]]);
  expect(withoutOverlaps(found, 0.9)).toEqual([found[1], found[0], found[2]]);
});

test('one that is dropped drops no other', () => {
  const chain = [
    { box: square(0), score: 0.9 },
    { box: square(4), score: 0.8 },
    { box: square(8), score: 0.7 },
  ];
  expect(withoutOverlaps(chain, 0.3)).toEqual([chain[0], chain[2]]);
});
