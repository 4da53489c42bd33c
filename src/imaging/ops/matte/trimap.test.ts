import { expect, test } from 'vitest';

import { BACKGROUND, UNKNOWN, buildTrimap, PERSON } from './trimap.ts';

/** The person begins at x 16. */
const SIDE = 32;
const alpha = Float32Array.from({ length: SIDE * SIDE }, (_, i) => (i % SIDE < 16 ? 0 : 1));
const data = Uint8Array.from({ length: SIDE * SIDE * 3 }, (_, i) => [10, 20, 30][i % 3]!);
const image = { widthPx: SIDE, heightPx: SIDE, data };

test('the background outside the band and the person inside it are known', () => {
  const look = buildTrimap(image, alpha, { insidePx: () => 4, outsidePx: 3 }, 1);
  const row = [...look.kinds.subarray(5 * SIDE, 6 * SIDE)];
  expect(row.slice(0, 13)).toEqual(Array.from({ length: 13 }, () => BACKGROUND));
  expect(row.slice(13, 20)).toEqual(Array.from({ length: 7 }, () => UNKNOWN));
  expect(row.slice(20)).toEqual(Array.from({ length: 12 }, () => PERSON));
  expect(look.deep[5 * SIDE + 16]).toBeLessThan(look.deep[5 * SIDE + 18]!);
  expect([look.red[0], look.green[0], look.blue[0]]).toEqual([10, 20, 30]);
});

test('the image’s upper edge is an edge of the person where it cuts hair, and not where it cuts a face or a shoulder', () => {
  const whole = new Float32Array(SIDE * SIDE).fill(1);
  const insidePx = (x: number): number => (x < 16 ? 4 : 0);
  const { kinds } = buildTrimap(image, whole, { insidePx, outsidePx: 3 }, 1);
  const column = (x: number): number[] => Array.from({ length: SIDE }, (_, y) => kinds[y * SIDE + x]!);
  expect(column(4).slice(0, 6)).toEqual([UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, PERSON, PERSON]);
  expect(new Set(column(20))).toEqual(new Set([PERSON]));
  expect(column(4).slice(6)).not.toContain(UNKNOWN);
});

test('the band has the same width in the image when the planes are reduced', () => {
  const look = buildTrimap(image, alpha, { insidePx: () => 4, outsidePx: 4 }, 2);
  expect(look.widthPx).toBe(16);
  const row = [...look.kinds.subarray(5 * 16, 6 * 16)];
  expect(row.indexOf(UNKNOWN)).toBe(6);
  expect(row.lastIndexOf(UNKNOWN)).toBe(9);
});
