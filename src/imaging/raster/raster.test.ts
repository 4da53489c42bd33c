import { expect, test } from 'vitest';

import { cropBeyondEdges, cropRgb } from './crop.ts';
import type { RgbImage } from './image.ts';
import { polygonRows } from './polygon.ts';
import { fitRgb, resizeAlpha, resizeRgb } from './resize.ts';
import { turnPoint, turnRgb } from './turn.ts';

/** One number a pixel, in all three channels. */
function grey(rows: readonly (readonly number[])[]): RgbImage {
  return {
    widthPx: rows[0]!.length,
    heightPx: rows.length,
    data: Uint8Array.from(rows.flat().flatMap((value) => [value, value, value])),
  };
}

function rowsOf(image: RgbImage): number[][] {
  return Array.from({ length: image.heightPx }, (_, y) =>
    Array.from({ length: image.widthPx }, (_, x) => image.data[(y * image.widthPx + x) * 3]!),
  );
}

const SIX = grey([
  [1, 2, 3],
  [4, 5, 6],
]);

test('quarter turns are clockwise', () => {
  expect(turnRgb(SIX, 0)).toBe(SIX);
  expect(rowsOf(turnRgb(SIX, 1))).toEqual([
    [4, 1],
    [5, 2],
    [6, 3],
  ]);
  expect(rowsOf(turnRgb(SIX, 2))).toEqual([
    [6, 5, 4],
    [3, 2, 1],
  ]);
  expect(rowsOf(turnRgb(SIX, 3))).toEqual([
    [3, 6],
    [2, 5],
    [1, 4],
  ]);
});

test('a point turns with its picture', () => {
  // Centre of the pixel that holds 3.
  expect(turnPoint({ x: 2.5, y: 0.5 }, 3, 2, 1)).toEqual({ x: 1.5, y: 2.5 });
  expect(turnPoint({ x: 2.5, y: 0.5 }, 3, 2, 2)).toEqual({ x: 0.5, y: 1.5 });
  expect(turnPoint({ x: 2.5, y: 0.5 }, 3, 2, 3)).toEqual({ x: 0.5, y: 0.5 });
});

test('a crop takes whole pixels inside the image', () => {
  expect(rowsOf(cropRgb(SIX, { x: 1, y: 0, width: 9, height: 1 }))).toEqual([[2, 3]]);
  expect(() => cropRgb(SIX, { x: 5, y: 0, width: 1, height: 1 })).toThrow('overlaps');
});

test('a crop beyond the edges repeats them', () => {
  expect(rowsOf(cropBeyondEdges(SIX, { x: -1, y: -1, width: 3, height: 3 }))).toEqual([
    [1, 1, 2],
    [1, 1, 2],
    [4, 4, 5],
  ]);
});

test('reducing averages, enlarging interpolates, flat stays flat', () => {
  const checkers = grey(
    Array.from({ length: 16 }, (_, y) => Array.from({ length: 16 }, (_, x) => ((x + y) % 2) * 200)),
  );
  for (const value of rowsOf(resizeRgb(checkers, 4, 4)).flat())
    expect(Math.abs(value - 100)).toBeLessThanOrEqual(2);
  expect(rowsOf(resizeRgb(grey([[0, 100]]), 4, 1))).toEqual([[0, 25, 75, 100]]);
  expect(new Set(resizeRgb(grey([[7, 7, 7]]), 50, 31).data)).toEqual(new Set([7]));
});

test('one channel resizes as three do', () => {
  const alpha = resizeAlpha({ widthPx: 2, heightPx: 1, data: Uint8Array.of(0, 100) }, 4, 2);
  expect([...alpha.data]).toEqual([0, 25, 75, 100, 0, 25, 75, 100]);
});

test('fitting keeps the aspect ratio and never enlarges', () => {
  const wide = grey([Array.from({ length: 300 }, () => 9)]);
  expect([fitRgb(wide, 100).widthPx, fitRgb(wide, 100).heightPx]).toEqual([100, 1]);
  expect(fitRgb(SIX, 100)).toBe(SIX);
});

test('a polygon covers the pixels whose centres it holds, clipped to the image', () => {
  const rows: number[][] = [];
  const square = [
    { x: 1, y: 1 },
    { x: 4, y: 1 },
    { x: 4, y: 3 },
    { x: 1, y: 3 },
  ];
  polygonRows(square, 3, 9, (y, fromX, toX) => rows.push([y, fromX, toX]));
  expect(rows).toEqual([
    [1, 1, 3],
    [2, 1, 3],
  ]);
});
