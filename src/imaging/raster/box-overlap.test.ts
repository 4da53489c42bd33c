import { expect, test } from 'vitest';

import { intersectionOverUnion, suppressNonMaxima } from './box-overlap.ts';

const square = (x: number, side = 10) => ({ x, y: 0, width: side, height: side });

test('intersection over union', () => {
  expect(intersectionOverUnion(square(0), square(0))).toBe(1);
  expect(intersectionOverUnion(square(0), square(5))).toBeCloseTo(50 / 150);
  expect(intersectionOverUnion(square(0), square(10))).toBe(0);
  expect(intersectionOverUnion(square(0), { ...square(0), y: 30 })).toBe(0);
});

test('keeps the best of overlapping boxes in any order', () => {
  const found = [
    { box: square(1), score: 0.5 },
    { box: square(0), score: 0.9 },
    { box: square(20), score: 0.3 },
  ];
  expect(suppressNonMaxima(found, 0.3)).toEqual([found[1], found[2]]);
  expect(suppressNonMaxima(found, 0.9)).toEqual([found[1], found[0], found[2]]);
});

test('a suppressed box suppresses no other', () => {
  const chain = [
    { box: square(0), score: 0.9 },
    { box: square(4), score: 0.8 },
    { box: square(8), score: 0.7 },
  ];
  expect(suppressNonMaxima(chain, 0.3)).toEqual([chain[0], chain[2]]);
});
