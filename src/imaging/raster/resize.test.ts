import { expect, test } from 'vitest';

import type { RgbImage } from './image.ts';
import { fitRgb, halveRgb, resizeAlpha, resizeLuma, resizeRgb, subsampleRgb } from './resize.ts';

/** Pixels whose channels differ: n, n + 10, n + 20. */
function numbered(rows: readonly (readonly number[])[]): RgbImage {
  return {
    widthPx: rows[0]!.length,
    heightPx: rows.length,
    data: Uint8Array.from(rows.flat().flatMap((n) => [n, n + 10, n + 20])),
  };
}

function resized(rows: readonly (readonly number[])[], widthPx: number, heightPx: number): number[][] {
  const source = { widthPx: rows[0]!.length, heightPx: rows.length, data: Uint8Array.from(rows.flat()) };
  const { data } = resizeAlpha(source, widthPx, heightPx);
  return Array.from({ length: heightPx }, (_, y) => [...data.subarray(y * widthPx, (y + 1) * widthPx)]);
}

test('enlarging interpolates between the centres of pixels and repeats the edge', () => {
  expect(resized([[0, 100]], 4, 1)).toEqual([[0, 25, 75, 100]]);
  expect(resized([[0], [100]], 1, 4)).toEqual([[0], [25], [75], [100]]);
  expect(
    resized(
      [
        [0, 80],
        [40, 120],
      ],
      3,
      3,
    ),
  ).toEqual([
    [0, 40, 80],
    [20, 60, 100],
    [40, 80, 120],
  ]);
});

test('halving weights four pixels of a row 1, 3, 3, 1', () => {
  // The first and the last pixel have no outer neighbour: 3, 3, 1.
  expect(resized([[0, 0, 0, 80, 0, 0, 0, 0]], 4, 1)).toEqual([[0, 30, 10, 0]]);
  expect(resized([[70, 0, 0, 0, 0, 0, 0, 0]], 4, 1)).toEqual([[30, 0, 0, 0]]);
  expect(resized([[0, 0, 0, 80, 0, 0, 0, 0]], 4, 2)).toEqual([
    [0, 30, 10, 0],
    [0, 30, 10, 0],
  ]);
});

test('reducing does not alias: a checkerboard becomes grey', () => {
  const checkers = Array.from({ length: 16 }, (_, y) =>
    Array.from({ length: 16 }, (__, x) => ((x + y) % 2) * 200),
  );
  for (const value of resized(checkers, 4, 4).flat()) expect(Math.abs(value - 100)).toBeLessThanOrEqual(2);
});

test('resizeLuma returns the luma of the resized part', () => {
  const image = numbered([
    [0, 0, 0, 0, 0, 0],
    [0, 0, 80, 0, 40, 0],
    [0, 0, 80, 0, 40, 0],
  ]);
  const area = { x: 2, y: 1, width: 4, height: 2 };
  // The luma of n, n + 10 and n + 20 is n + 8.15. The last pixel of a row has no outer neighbour: 3, 3, 1.
  const part = [...resizeLuma(image, area, 2, 1)];
  expect(part[0]).toBeCloseTo((3 * 80 + 40) / 7 + 8.15, 4);
  expect(part[1]).toBeCloseTo((3 * 40) / 7 + 8.15, 4);
  expect([...resizeLuma(image, area, 4, 2)][2]).toBeCloseTo(48.15, 4);
});

test('flat stays flat, white stays white', () => {
  expect(new Set(resized([[7, 7, 7]], 50, 31).flat())).toEqual(new Set([7]));
  expect(
    new Set(
      resized(
        Array.from({ length: 31 }, () => [255, 255, 255, 255, 255]),
        3,
        7,
      ).flat(),
    ),
  ).toEqual(new Set([255]));
});

test('the three channels do not mix', () => {
  expect(resizeRgb(numbered([[0, 100]]), 4, 1)).toEqual(numbered([[0, 25, 75, 100]]));
  expect(resizeRgb(numbered([[0], [100]]), 1, 4)).toEqual(numbered([[0], [25], [75], [100]]));
});

test('returns a copy at the same size', () => {
  const source = numbered([[1, 2]]);
  const copy = resizeRgb(source, 2, 1);
  expect(copy).toEqual(source);
  expect(copy.data).not.toBe(source.data);
});

test('fitting keeps the aspect ratio and never enlarges', () => {
  const wide = numbered([Array.from({ length: 300 }, () => 9)]);
  expect([fitRgb(wide, 100).widthPx, fitRgb(wide, 100).heightPx]).toEqual([100, 1]);
  const high = numbered(Array.from({ length: 40 }, () => [9, 9, 9, 9, 9, 9]));
  expect([fitRgb(high, 20).widthPx, fitRgb(high, 20).heightPx]).toEqual([3, 20]);
  expect(fitRgb(wide, 300)).toBe(wide);
});

test('throws without a pixel, or when size and data do not match', () => {
  expect(() => resizeRgb(numbered([[1]]), 0, 1)).toThrow('at least one pixel');
  expect(() => resizeRgb({ widthPx: 2, heightPx: 1, data: new Uint8Array(3) }, 1, 1)).toThrow('length');
});

test('subsampling takes every second pixel', () => {
  const five = numbered([
    [1, 2, 3, 4, 5],
    [6, 7, 8, 9, 10],
  ]);
  expect(subsampleRgb(five, 2)).toEqual(numbered([[7, 9]]));
  expect(subsampleRgb(five, 1)).toBe(five);
});

test('halving averages four pixels and leaves an odd row or column out', () => {
  const image = numbered([
    [10, 20, 30, 40, 99],
    [20, 30, 40, 51, 99],
    [99, 99, 99, 99, 99],
  ]);
  expect(halveRgb(image)).toEqual(numbered([[20, 40]]));
  expect(() => halveRgb(numbered([[1, 2, 3]]))).toThrow('two pixels');
});
