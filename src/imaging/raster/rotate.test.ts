import { expect, test } from 'vitest';

import type { RgbImage } from './image.ts';
import { type QuarterTurns, turnPoint, turnRgb } from './rotate.ts';

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

test('quarter turns are clockwise', () => {
  expect(turnRgb(SIX, 0)).toBe(SIX);
  expect(turnRgb(SIX, 1)).toEqual(
    numbered([
      [4, 1],
      [5, 2],
      [6, 3],
    ]),
  );
  expect(turnRgb(SIX, 2)).toEqual(
    numbered([
      [6, 5, 4],
      [3, 2, 1],
    ]),
  );
  expect(turnRgb(SIX, 3)).toEqual(
    numbered([
      [3, 6],
      [2, 5],
      [1, 4],
    ]),
  );
});

test.each([1, 2, 3] as const)('a point turns with its picture: %i', (turns: QuarterTurns) => {
  // The middle of the pixel that holds 3.
  const { x, y } = turnPoint({ x: 2.5, y: 0.5 }, 3, 2, turns);
  const turned = turnRgb(SIX, turns);
  expect(turned.data[(Math.floor(y) * turned.widthPx + Math.floor(x)) * 3]).toBe(3);
  expect([x % 1, y % 1]).toEqual([0.5, 0.5]);
});

test('corners stay corners', () => {
  expect(turnPoint({ x: 0, y: 0 }, 3, 2, 0)).toEqual({ x: 0, y: 0 });
  expect(turnPoint({ x: 0, y: 0 }, 3, 2, 1)).toEqual({ x: 2, y: 0 });
  expect(turnPoint({ x: 0, y: 0 }, 3, 2, 2)).toEqual({ x: 3, y: 2 });
  expect(turnPoint({ x: 0, y: 0 }, 3, 2, 3)).toEqual({ x: 0, y: 3 });
});
