import { expect, test } from 'vitest';

import { traceOutlines } from './trace-outlines.ts';

function mask(rows: readonly string[]): Uint8Array {
  return Uint8Array.from(rows.join(''), (cell) => (cell === '#' ? 1 : 0));
}

const ALL = { minArea: 1, tolerancePx: 0.1 };

test('a rectangle has its four corners', () => {
  const found = traceOutlines(mask(['....', '.##.', '.##.', '....']), 4, 4, ALL);
  expect(found).toEqual([
    [
      { x: 1, y: 1 },
      { x: 3, y: 1 },
      { x: 3, y: 3 },
      { x: 1, y: 3 },
    ],
  ]);
});

test('the mask may touch the edge of the image', () => {
  const [outline] = traceOutlines(mask(['##', '##']), 2, 2, ALL);
  expect(outline).toHaveLength(4);
});

test('an L has six corners, and two areas have two outlines', () => {
  const found = traceOutlines(mask(['#...#', '#....', '##...']), 5, 3, ALL);
  expect(found.map((outline) => outline.length).toSorted()).toEqual([4, 6]);
});

test('pixels that touch at a corner belong together', () => {
  expect(traceOutlines(mask(['#.', '.#']), 2, 2, ALL)).toHaveLength(1);
});

test('small areas are left out', () => {
  expect(traceOutlines(mask(['#..', '...', '.##']), 3, 3, { ...ALL, minArea: 2 })).toHaveLength(1);
});

test('a staircase becomes a line within the tolerance', () => {
  const rows = Array.from({ length: 8 }, (_, y) => '#'.repeat(y + 1).padEnd(8, '.'));
  const exact = traceOutlines(mask(rows), 8, 8, ALL)[0]!;
  const rough = traceOutlines(mask(rows), 8, 8, { ...ALL, tolerancePx: 1 })[0]!;
  expect(exact.length).toBeGreaterThan(12);
  expect(rough.length).toBeLessThan(6);
});
