import { expect, test } from 'vitest';

import { drawGarmentPhoto, DRAWN_SHAPE } from '../../../../../test/drawn-garment.ts';
import type { GarmentShape, Polygon } from '../../../garment.ts';
import { cutGarment, type GarmentPhoto } from './cut-garment.ts';

const SIDE = 640;
const NO_PART = 255;
const PHOTO = drawGarmentPhoto();
const CLOTH = 0;
const SHIRT = 1;

/** Cuts the drawn jacket with other parts. */
function cut(parts: GarmentShape['parts'], photo: GarmentPhoto = PHOTO) {
  const shape = { ...DRAWN_SHAPE, patches: [], parts };
  const {
    parts: found,
    cutout,
    cut: ends,
    collar,
  } = cutGarment('jacket', photo, shape, (length) => new Uint8Array(length));
  // The garment's canvas begins below the first wearer's forehead.
  const topY = shape.collar.left[1] - collar.left.y;
  return {
    ends: ends.map(({ x, y }) => ({ x, y: y + topY })),
    partAt: (x: number, y: number) => found[(y - topY) * SIDE + x],
    alphaAt: (x: number, y: number) => cutout.alpha[(y - topY) * SIDE + x],
  };
}

const box = (left: number, top: number, right: number, bottom: number): Polygon => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
];
const mirrored = (polygon: Polygon): Polygon => polygon.map(([x, y]) => [SIDE - x, y]);

test('a gap of two pixels between parts goes to the part that is nearer', () => {
  const { partAt, alphaAt } = cut({ cloth: [box(100, 480, 200, 620)], shirt: [box(202, 480, 280, 620)] });
  expect([198, 199, 200, 201, 202, 203].map((x) => partAt(x, 550))).toEqual([
    ...[CLOTH, CLOTH, CLOTH],
    ...[SHIRT, SHIRT, SHIRT],
  ]);
  for (let x = 190; x < 212; x++) expect(alphaAt(x, 550), `${x}`).toBe(255);
});

test('a wider gap is no seam, and a part does not grow at its other edges', () => {
  const { partAt } = cut({ cloth: [box(100, 480, 200, 620)], shirt: [box(206, 480, 280, 620)] });
  expect([199, 200, 203, 205, 206].map((x) => partAt(x, 550))).toEqual([
    CLOTH,
    NO_PART,
    NO_PART,
    NO_PART,
    SHIRT,
  ]);
  expect(partAt(99, 550)).toBe(NO_PART);
});

/** Points where the garment ends above bare skin, without those at the photo's edges. */
function endsInside(parts: GarmentShape['parts'], photo?: GarmentPhoto) {
  return cut(parts, photo).ends.filter(({ x, y }) => x > 40 && x < SIDE - 40 && y < SIDE - 8);
}

/** The left front with a gap in the sleeve from one row to another. */
const sleeve = (top: number, bottom: number): readonly Polygon[] => [
  box(0, 380, 262, top),
  box(0, bottom, 262, 640),
];

test('ends where a sleeve leaves the arm bare', () => {
  const ends = endsInside({ cloth: sleeve(570, 610) });
  expect(ends.length).toBeGreaterThan(20);
  for (const { x, y } of ends) {
    expect(x).toBeLessThan(262);
    expect(y).toBeGreaterThanOrEqual(568);
    expect(y).toBeLessThan(584);
  }
});

test('a bare place near the collar is no end', () => {
  expect(endsInside({ cloth: sleeve(470, 500) })).toEqual([]);
});

test('the wearer’s top between fronts that open downwards is no end', () => {
  const front: Polygon = [
    [0, 380],
    [264, 402],
    [300, 540],
    [180, 640],
    [0, 640],
  ];
  expect(endsInside({ cloth: [front, mirrored(front)] })).toEqual([]);
});

test('a hem above the background is no end', () => {
  const [alpha, data] = [PHOTO.alpha.slice(), PHOTO.matte.data.slice()];
  for (const plane of [alpha, data]) plane.fill(0, 600 * SIDE);
  const photo = { ...PHOTO, alpha, matte: { ...PHOTO.matte, data } };
  expect(endsInside(DRAWN_SHAPE.parts, photo)).toEqual([]);
});

test('a whole jacket has no ends but those at the photo’s edges', () => {
  expect(endsInside(DRAWN_SHAPE.parts)).toEqual([]);
  expect(cut(DRAWN_SHAPE.parts).ends.length).toBeGreaterThan(50);
});
