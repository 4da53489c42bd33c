import { expect, test } from 'vitest';

import { distanceTransform } from './distance-transform.ts';

const D = Math.SQRT2;

function distances(rows: readonly (readonly number[])[]): number[][] {
  const widthPx = rows[0]!.length;
  const found = distanceTransform(
    Float32Array.from(rows.flat()),
    widthPx,
    rows.length,
    (value) => value > 0.5,
  );
  return rows.map((_, y) =>
    Array.from(found.subarray(y * widthPx, (y + 1) * widthPx), (value) => Math.round(value * 1e4) / 1e4),
  );
}

const rounded = (rows: readonly (readonly number[])[]): number[][] =>
  rows.map((row) => row.map((value) => Math.round(value * 1e4) / 1e4));

test('steps are 1 along rows and columns and √2 along diagonals, in all directions', () => {
  expect(
    distances([
      [0, 0, 0, 0, 0],
      [0, 1, 0, 0, 0],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]),
  ).toEqual(
    rounded([
      [D, 1, D, 1 + D, 2 + D],
      [1, 0, 1, 2, 3],
      [D, 1, D, 1 + D, 2 + D],
      [1 + D, 2, 1 + D, 2 * D, 1 + 2 * D],
    ]),
  );
});

test('the nearest goal counts, also from below and from the right', () => {
  expect(
    distances([
      [1, 0, 0, 0, 0],
      [0, 0, 0, 0, 1],
    ]),
  ).toEqual(
    rounded([
      [0, 1, 2, D, 1],
      [1, D, 2, 1, 0],
    ]),
  );
});

test('the end of a row is not beside the beginning of the next', () => {
  expect(
    distances([
      [0, 0, 0, 0, 1],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]).map((row) => row[0]),
  ).toEqual(rounded([[4, 3 + D, 2 + 2 * D]])[0]);
});

test('without a goal every distance is width plus height', () => {
  expect(distances([[0, 0, 0]])).toEqual([[4, 4, 4]]);
});
