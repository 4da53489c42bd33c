import { expect, test } from 'vitest';

import { drawnFace } from '../../../test/drawn-person.ts';
import type { RgbImage } from '../raster/image.ts';
import { foreheadCover } from './forehead-cover.ts';

const SIDE = 640;
/** Brows at y = 207.5, the forehead's upper end 82.5 px over them. */
const FACE = drawnFace();
const at = (share: number): number => 207.5 - 82.5 * share;
/** Rows of samples lie this far apart, shares of the forehead's height. */
const ROW = 0.026;

function grey(valueAt: (x: number, y: number) => number): RgbImage {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++) data.fill(valueAt(i % SIDE, Math.floor(i / SIDE)), i * 3, i * 3 + 3);
  return { widthPx: SIDE, heightPx: SIDE, data };
}

const hat = (edge: (x: number) => number) => grey((x, y) => (y < at(edge(x)) ? 40 : 160));

test.each([0.3, 0.5, 0.8])('a brim %f up the forehead', (share) => {
  const { edgeShare, edgeJump, edgeRoughness } = foreheadCover(
    hat(() => share),
    FACE,
  );
  expect(Math.abs(edgeShare - share)).toBeLessThan(ROW);
  expect(edgeJump).toBeCloseTo(0.75, 2); // from 160 to 40, of 160
  expect(edgeRoughness).toBeLessThan(0.01);
});

test('a pale hat jumps as well', () => {
  const pale = grey((_, y) => (y < at(0.5) ? 240 : 160));
  expect(foreheadCover(pale, FACE).edgeJump).toBeCloseTo(0.5, 2);
});

test('a curved brim is even, a fringe of hair is not', () => {
  const brim = foreheadCover(
    hat((x) => 0.5 + ((x - 320) / 60) ** 2 / 4),
    FACE,
  );
  expect(brim.edgeRoughness).toBeLessThan(ROW);
  const fringe = foreheadCover(
    hat((x) => (x % 16 < 8 ? 0.35 : 0.65)),
    FACE,
  );
  expect(fringe.edgeRoughness).toBeGreaterThan(0.1);
});

test('bare skin has no edge, and light that falls off hardly any', () => {
  expect(
    foreheadCover(
      grey(() => 160),
      FACE,
    ),
  ).toMatchObject({ edgeShare: 1.15, edgeJump: 0 });
  expect(
    foreheadCover(
      grey((_, y) => 60 + y / 2),
      FACE,
    ).edgeJump,
  ).toBeLessThan(0.1);
});

test('a head that lies on its side', () => {
  const mesh = FACE.mesh.map(([x, y, z]) => [SIDE - y, x, z] as const);
  const { edgeShare, edgeJump } = foreheadCover(
    grey((x) => (x > SIDE - at(0.5) ? 40 : 160)),
    { ...FACE, mesh },
  );
  expect(Math.abs(edgeShare - 0.5)).toBeLessThan(ROW);
  expect(edgeJump).toBeCloseTo(0.75, 2);
});
