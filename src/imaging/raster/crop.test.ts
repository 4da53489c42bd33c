import { expect, test } from 'vitest';

import { cropRgb } from './crop.ts';
import type { RgbImage } from './image.ts';

/** Pixels whose channels say which they are: n, n + 10, n + 20. */
function numbered(rows: readonly (readonly number[])[]): RgbImage {
  return {
    widthPx: rows[0]!.length,
    heightPx: rows.length,
    data: Uint8Array.from(rows.flat().flatMap((n) => [n, n + 10, n + 20])),
  };
}

const SIX = numbered([
  [1, 2, 3],
  [4, 5, 6],
]);

test('takes whole pixels inside the image', () => {
  expect(cropRgb(SIX, { x: 1, y: 1, width: 2, height: 1 })).toEqual(numbered([[5, 6]]));
  expect(cropRgb(SIX, { x: 1, y: 0, width: 9, height: 1 })).toEqual(numbered([[2, 3]]));
  expect(cropRgb(SIX, { x: -5, y: -5, width: 6, height: 99 })).toEqual(numbered([[1], [4]]));
});

test('a pixel that is only touched is taken', () => {
  expect(cropRgb(SIX, { x: 0.9, y: 0.2, width: 0.2, height: 0.3 })).toEqual(numbered([[1, 2]]));
});

test('wants at least one pixel', () => {
  expect(() => cropRgb(SIX, { x: 5, y: 0, width: 1, height: 1 })).toThrow('overlaps');
  expect(() => cropRgb(SIX, { x: 0, y: -3, width: 1, height: 3 })).toThrow('overlaps');
});
