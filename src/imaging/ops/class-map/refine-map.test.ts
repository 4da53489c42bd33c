import { expect, test } from 'vitest';

import type { RgbImage } from '../../raster/image.ts';
import { squareCrop } from '../../raster/oriented-crop.ts';
import { OUTSIDE } from './grow-seeds.ts';
import { imageToCells, type CoarseMap, negativeLogProbabilities, refineMap } from './refine-map.ts';

const OPTIONS = { sure: 0.9, step: 3, edge: 0.6, doubt: 30 };
const CELLS = 8;
const SIDE_PX = 32;

/** Two classes side by side, with the border after `columns` cells; the crop is the whole image. */
function halves(columns: number): CoarseMap {
  const logits = new Float32Array(2 * CELLS * CELLS);
  for (let i = 0; i < CELLS * CELLS; i++) logits[(i % CELLS < columns ? 0 : 1) * CELLS * CELLS + i] = 5;
  return { logits, classes: 2, cells: CELLS, crop: squareCrop({ x: 16, y: 16 }, SIDE_PX) };
}

/** Dark up to column `edgeX`, light from there on. */
function imageWithEdge(edgeX: number): RgbImage {
  const data = new Uint8Array(SIDE_PX * SIDE_PX * 3).map((_, i) =>
    Math.floor(i / 3) % SIDE_PX < edgeX ? 40 : 200,
  );
  return { widthPx: SIDE_PX, heightPx: SIDE_PX, data };
}

const covered = new Float32Array(SIDE_PX * SIDE_PX).fill(1);
const firstOfSecond = (map: Uint8Array, row: number): number =>
  map.subarray(row * SIDE_PX, (row + 1) * SIDE_PX).indexOf(1);

test('the border moves to an edge of the image nearby', () => {
  const map = refineMap(imageWithEdge(18), covered, halves(4), OPTIONS);
  for (const row of [0, 9, 31]) expect(firstOfSecond(map, row)).toBe(18);
});

test('without an edge in the image the border stays where the coarse map has it', () => {
  const map = refineMap(imageWithEdge(0), covered, halves(3), OPTIONS);
  expect(Math.abs(firstOfSecond(map, 16) - 12)).toBeLessThanOrEqual(1);
});

test('outside the person nothing has a class', () => {
  const coverage = covered.slice().fill(0, 0, SIDE_PX);
  const map = refineMap(imageWithEdge(18), coverage, halves(4), OPTIONS);
  expect(map.subarray(0, SIDE_PX).every((mark) => mark === OUTSIDE)).toBe(true);
  expect(map.subarray(SIDE_PX).every((mark) => mark < 2)).toBe(true);
});

test('pixels outside the crop take the class that reaches them', () => {
  const small = { ...halves(4), crop: squareCrop({ x: 16, y: 8 }, 16) };
  const map = refineMap(imageWithEdge(16), covered, small, OPTIONS);
  expect(firstOfSecond(map, 31)).toBe(16);
});

test('equal logits of two classes have the probability one half', () => {
  const map = { ...halves(4), logits: new Float32Array(2 * CELLS * CELLS) };
  for (const value of negativeLogProbabilities(map)) expect(value).toBeCloseTo(Math.log(2));
});

test('finds the cells of a rotated crop', () => {
  const { first, right, below } = imageToCells({
    crop: squareCrop({ x: 16, y: 16 }, 32, Math.PI / 2),
    cells: 8,
  });
  const cellOf = (x: number, y: number) => [
    first.x + x * right.x + y * below.x,
    first.y + x * right.y + y * below.y,
  ];
  // The top left corner of the crop is the top right corner of the image.
  expect(cellOf(31.5 - 1.5 - 0.5, 1.5)[0]).toBeCloseTo(0);
  expect(cellOf(31.5 - 1.5 - 0.5, 1.5)[1]).toBeCloseTo(0);
});
