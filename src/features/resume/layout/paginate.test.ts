import { expect, it } from 'vitest';
import type { Row } from './layout.ts';
import { paginate } from './paginate.ts';

const row = (heightPt: number, more: Partial<Row> = {}): Row => ({
  heightPt,
  spaceBeforePt: 0,
  keepsWithNext: false,
  pieces: [],
  rules: [],
  ...more,
});
const FRAME = { firstTopPt: 40, topPt: 10, bottomPt: 100 };
const places = (rows: readonly Row[]) =>
  paginate(rows, FRAME).map((page) => page.map(({ yPt, row }) => [rows.indexOf(row), yPt]));

it('starts below the header, and at the top of further pages', () => {
  expect(places([row(30), row(30), row(30)])).toEqual([
    [
      [0, 40],
      [1, 70],
    ],
    [[2, 10]],
  ]);
});

it('never leaves a heading alone at the end of a page', () => {
  const rows = [row(40), row(10, { keepsWithNext: true }), row(30)];
  expect(places(rows)).toEqual([
    [[0, 40]],
    [
      [1, 10],
      [2, 20],
    ],
  ]);
});

it('leaves space between rows, but none at the top of a page', () => {
  const rows = [row(20, { spaceBeforePt: 9 }), row(20, { spaceBeforePt: 9 }), row(60, { spaceBeforePt: 9 })];
  expect(places(rows)).toEqual([
    [
      [0, 40],
      [1, 69],
    ],
    [[2, 10]],
  ]);
});

it('fills pages with a group that is higher than a page and loses no row', () => {
  const rows = Array.from({ length: 12 }, () => row(25, { keepsWithNext: true }));
  const pages = places(rows);
  expect(pages.flat().map(([index]) => index)).toEqual(rows.map((_, index) => index));
  expect(pages.flat().every(([, y]) => y! + 25 <= FRAME.bottomPt)).toBe(true);
  expect(pages.length).toBe(5);
});
