import { expect, test } from 'vitest';

import { visitPolygonRows } from './polygon.ts';

/** Draws the pixels that a polygon covers as text. */
function covered(
  corners: readonly (readonly [number, number])[],
  widthPx: number,
  heightPx: number,
): string[] {
  const rows = Array.from({ length: heightPx }, () => Array.from({ length: widthPx }, () => '.'));
  visitPolygonRows(
    corners.map(([x, y]) => ({ x, y })),
    widthPx,
    heightPx,
    (y, fromX, toX) => rows[y]!.fill('#', fromX, toX),
  );
  return rows.map((row) => row.join(''));
}

const box = (left: number, top: number, right: number, bottom: number) =>
  [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ] as const;

test('covers the pixels whose centres are inside', () => {
  expect(covered(box(1, 1, 4, 3), 5, 4)).toEqual(['.....', '.###.', '.###.', '.....']);
  expect(covered(box(0.6, 0.6, 3.4, 2.4), 4, 3)).toEqual(['....', '.##.', '....']);
  expect(covered(box(0.4, 0.4, 3.6, 2.6), 4, 3)).toEqual(['####', '####', '####']);
});

test('neighbours that share an edge share no pixel', () => {
  expect(covered(box(0, 0, 1.5, 1), 3, 1)).toEqual(['#..']);
  expect(covered(box(1.5, 0, 3, 1), 3, 1)).toEqual(['.##']);
  expect(covered(box(0, 0, 1, 1.5), 1, 3)).toEqual(['#', '.', '.']);
  expect(covered(box(0, 1.5, 1, 3), 1, 3)).toEqual(['.', '#', '#']);
});

test('is clipped to the image', () => {
  expect(covered(box(-9, -9, 2, 1), 3, 2)).toEqual(['##.', '...']);
  expect(covered(box(2, 1, 99, 99), 3, 2)).toEqual(['...', '..#']);
  expect(covered(box(5, 5, 9, 9), 3, 2)).toEqual(['...', '...']);
});

test('fills slanting edges, and applies the even-odd rule where it overlaps itself', () => {
  expect(
    covered(
      [
        [0, 0],
        [4, 0],
        [0, 4],
      ],
      4,
      4,
    ),
  ).toEqual(['###.', '##..', '#...', '....']);
  const twice = [...box(0, 0, 5, 3), [0, 0], ...box(1, 1, 4, 2), [1, 1]] as const;
  expect(covered(twice, 5, 3)).toEqual(['#####', '#...#', '#####']);
});
