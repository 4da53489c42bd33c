import { expect, test } from 'vitest';

import { drawnFace } from '../../../test/drawn-person.ts';
import type { RgbImage } from '../raster/image.ts';
import { foreheadCover } from './forehead-cover.ts';
import type { Colour } from './forehead-grid.ts';

const SIDE = 640;
/** Brows at y = 207.5, the forehead's upper end 82.5 px over them. */
const FACE = drawnFace();
const at = (share: number): number => 207.5 - 82.5 * share;
/** Rows of samples lie this far apart, shares of the forehead's height. */
const ROW = 0.025;

const SKIN: Colour = [196, 148, 122];
const FELT: Colour = [60, 60, 62];

function picture(colourAt: (x: number, y: number) => Colour): RgbImage {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++) data.set(colourAt(i % SIDE, Math.floor(i / SIDE)), i * 3);
  return { widthPx: SIDE, heightPx: SIDE, data };
}

const grey = (valueAt: (x: number, y: number) => number) =>
  picture((x, y) => [valueAt(x, y), valueAt(x, y), valueAt(x, y)]);
const greyHat = (edge: (x: number) => number) => grey((x, y) => (y < at(edge(x)) ? 40 : 160));

test.each([0.2, 0.3, 0.5, 0.8])('a brim %f up the forehead', (share) => {
  const { edgeShare, edgeJump, edgeEvenness } = foreheadCover(
    greyHat(() => share),
    FACE,
  );
  expect(Math.abs(edgeShare - share)).toBeLessThan(ROW);
  expect(edgeJump).toBeGreaterThan(0.65); // from 160 to 40, of 160, less where a sample lies on the edge
  expect(edgeJump).toBeLessThan(0.76);
  expect(edgeEvenness).toBe(1);
});

test('a pale hat jumps as well', () => {
  const pale = grey((_, y) => (y < at(0.5) ? 240 : 160));
  expect(foreheadCover(pale, FACE).edgeJump).toBeCloseTo(0.3, 1); // 80 of 240
});

test('a striped hat ends at its lowest stripe', () => {
  const stripes = picture((_, y) =>
    y > at(0.4) ? SKIN : Math.ceil((at(0.4) - y) / 10) % 2 ? [25, 30, 70] : [230, 225, 215],
  );
  expect(Math.abs(foreheadCover(stripes, FACE).edgeShare - 0.4)).toBeLessThan(ROW);
});

test('a curved brim is even, and tilted it is', () => {
  const curved = greyHat((x) => 0.5 + ((x - 320) / 60) ** 2 / 4 + (x - 320) / 400);
  expect(foreheadCover(curved, FACE).edgeEvenness).toBeGreaterThan(0.9);
});

test('a lock of hair over the brim leaves the rest even', () => {
  const lock = greyHat((x) => (Math.abs(x - 300) < 5 ? 0.3 : 0.6));
  expect(foreheadCover(lock, FACE).edgeEvenness).toBeGreaterThan(0.8);
  expect(foreheadCover(lock, FACE).edgeEvenness).toBeLessThan(1);
});

test('a fringe of hair is ragged', () => {
  const ends = [0.35, 0.42, 0.3, 0.45, 0.38, 0.28, 0.41, 0.33];
  const fringe = greyHat((x) => ends[Math.floor(x / 4) % ends.length]!);
  expect(foreheadCover(fringe, FACE).edgeEvenness).toBeLessThan(0.6);
});

test('bare skin has no edge, and light that falls off hardly any', () => {
  const bare = picture(() => SKIN);
  expect(foreheadCover(bare, FACE).edgeShare).toBeGreaterThan(1);
  expect(foreheadCover(bare, FACE)).toMatchObject({ edgeJump: 0, unlikeSkinShare: 0, besideFaceShare: 0 });
  const falling = grey((_, y) => 60 + y / 2);
  expect(foreheadCover(falling, FACE).edgeJump).toBeLessThan(0.1);
});

test('a head that lies on its side', () => {
  const mesh = FACE.mesh.map(([x, y, z]) => [SIDE - y, x, z] as const);
  const { edgeShare, edgeJump, edgeEvenness } = foreheadCover(
    grey((x) => (x > SIDE - at(0.5) ? 40 : 160)),
    { ...FACE, mesh },
  );
  expect(Math.abs(edgeShare - 0.5)).toBeLessThan(ROW);
  expect(edgeJump).toBeGreaterThan(0.65);
  expect(edgeEvenness).toBe(1);
});

test('a visor before the brows leaves nothing of the forehead and has no edge there', () => {
  const visor = picture((_, y) => (y < at(-0.05) ? FELT : SKIN));
  expect(foreheadCover(visor, FACE)).toMatchObject({ edgeJump: 0, unlikeSkinShare: 1 });
  const half = picture((_, y) => (y < at(0.35) ? FELT : SKIN));
  expect(foreheadCover(half, FACE).unlikeSkinShare).toBeCloseTo(0.5, 1);
});

test('a black fringe goes on beside the face, a black visor does not', () => {
  const [left, right] = [FACE.mesh[234]![0], FACE.mesh[454]![0]];
  const brows = (y: number): boolean => y < at(-0.05);
  const fringe = picture((x, y) => (brows(y) || x < left || x > right ? FELT : SKIN));
  expect(foreheadCover(fringe, FACE).unlikeSkinShare).toBe(1);
  expect(foreheadCover(fringe, FACE).besideFaceShare).toBeGreaterThan(0.7);
  const visor = picture((x, y) => (brows(y) && x > left && x < right ? FELT : SKIN));
  expect(foreheadCover(visor, FACE).unlikeSkinShare).toBe(1);
  expect(foreheadCover(visor, FACE).besideFaceShare).toBeLessThan(0.05); // its end, at the temple
});

test('skin of one cheek is skin, the other may lie in another light', () => {
  const lamp: Colour = [250, 120, 40];
  const sideLit = picture((x, y) => (x < 320 && y > at(0) ? lamp : SKIN));
  expect(foreheadCover(sideLit, FACE).unlikeSkinShare).toBe(0);
});

test('burnt cheeks tell nothing', () => {
  const burnt = picture((_, y) => (y < at(-0.05) ? FELT : [255, 240, 225]));
  expect(foreheadCover(burnt, FACE).unlikeSkinShare).toBe(0);
});
