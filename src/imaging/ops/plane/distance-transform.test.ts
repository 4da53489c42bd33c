import { expect, test } from 'vitest';

import { distanceTo } from './distance-transform.ts';

const D = Math.SQRT2;

function distances(rows: readonly (readonly number[])[]): number[][] {
  const widthPx = rows[0]!.length;
  const found = distanceTo(Float32Array.from(rows.flat()), widthPx, rows.length, (value) => value > 0.5);
  return rows.map((_, y) =>
    Array.from(found.subarray(y * widthPx, (y + 1) * widthPx), (value) => Math.round(value * 1e4) / 1e4),
  );
}

const rounded = (rows: readonly (readonly number[])[]): number[][] =>
  rows.map((row) => row.map((value) => Math.round(value * 1e4) / 1e4));

test('steps of 1 along rows and columns, of √2 across, in all directions', () => {
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

test('the nearer of two counts, also from below and from the right', () => {
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

test('a row does not go on in the next one', () => {
  expect(
    distances([
      [0, 0, 0, 0, 1],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]).map((row) => row[0]),
  ).toEqual(rounded([[4, 3 + D, 2 + 2 * D]])[0]);
});

test('with nothing to reach every pixel is as far away as the picture is wide and high', () => {
  expect(distances([[0, 0, 0]])).toEqual([[4, 4, 4]]);
});
