import { expect, test } from 'vitest';

import { mixPartEdges } from './part-edges.ts';

const WIDTH = 12;
const HEIGHT = 5;
const JACKET = 0;
const SHIRT = 1;
const NO_PART = 255;

/**
 * A dark jacket on the left of a light shirt; the columns 5 and 6, where they meet, have the lightness that is given. The shirt is
 * dyed from 200 to 100.
 */
function mixed(atEdge: readonly [number, number], partOfRight = SHIRT): readonly number[] {
  const column = (i: number): number => i % WIDTH;
  const count = WIDTH * HEIGHT;
  const lightness = (x: number): number => (x === 5 || x === 6 ? atEdge[x - 5]! : x < 5 ? 40 : 200);
  const parts = Uint8Array.from({ length: count }, (_, i) => (column(i) < 6 ? JACKET : partOfRight));
  const before = Uint8Array.from({ length: count * 3 }, (_, k) => lightness(column(Math.floor(k / 3))));
  const rgb = before.map((value, k) => (column(Math.floor(k / 3)) < 6 ? value : value / 2));
  mixPartEdges({ rgb, widthPx: WIDTH, heightPx: HEIGHT }, before, parts, (part) => part !== NO_PART);
  const row = 2 * WIDTH;
  return Array.from({ length: WIDTH }, (_, x) => rgb[(row + x) * 3]!);
}

test('a pixel between two parts becomes the same mixture of the dyed ones', () => {
  const row = mixed([80, 160]);
  expect(row[5]).toBe(55);
  expect(row[6]).toBe(85);
});

test('other pixels stay as they are', () => {
  const row = mixed([80, 160]);
  expect([...row.slice(0, 5), ...row.slice(7)]).toEqual([40, 40, 40, 40, 40, 100, 100, 100, 100, 100]);
});

test('a pixel that is darker than both parts stays darker', () => {
  expect(mixed([20, 200])[5]).toBe(20);
});

test('pixels beside an area that is no part keep their colour', () => {
  expect(mixed([80, 160], NO_PART)[5]).toBe(80);
});
