import { expect, test } from 'vitest';

import type { RgbImage } from './image.ts';
import { type QuarterTurns, rotatePoint, rotateRgb } from './rotate.ts';

/** Pixels with distinct channels: n, n + 10, n + 20. */
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

test('quarter turns are clockwise', () => {
  expect(rotateRgb(SIX, 0)).toBe(SIX);
  expect(rotateRgb(SIX, 1)).toEqual(
    numbered([
      [4, 1],
      [5, 2],
      [6, 3],
    ]),
  );
  expect(rotateRgb(SIX, 2)).toEqual(
    numbered([
      [6, 5, 4],
      [3, 2, 1],
    ]),
  );
  expect(rotateRgb(SIX, 3)).toEqual(
    numbered([
      [3, 6],
      [2, 5],
      [1, 4],
    ]),
  );
});

test.each([1, 2, 3] as const)('a point rotates with its image: %i', (turns: QuarterTurns) => {
  // The centre of the pixel with the value 3.
  const { x, y } = rotatePoint({ x: 2.5, y: 0.5 }, 3, 2, turns);
  const rotated = rotateRgb(SIX, turns);
  expect(rotated.data[(Math.floor(y) * rotated.widthPx + Math.floor(x)) * 3]).toBe(3);
  expect([x % 1, y % 1]).toEqual([0.5, 0.5]);
});

test('corners stay corners', () => {
  expect(rotatePoint({ x: 0, y: 0 }, 3, 2, 0)).toEqual({ x: 0, y: 0 });
  expect(rotatePoint({ x: 0, y: 0 }, 3, 2, 1)).toEqual({ x: 2, y: 0 });
  expect(rotatePoint({ x: 0, y: 0 }, 3, 2, 2)).toEqual({ x: 3, y: 2 });
  expect(rotatePoint({ x: 0, y: 0 }, 3, 2, 3)).toEqual({ x: 0, y: 3 });
});
