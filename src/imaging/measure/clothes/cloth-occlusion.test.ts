import { expect, test } from 'vitest';

import { type ClothClassMap, clothOcclusion } from './cloth-occlusion.ts';

const SIDE = 200;
/** A head of 50 px above a jacket that begins at row 70 and ends 20 px from both sides. */
const HEAD = { headPx: 50, chinY: 60, neckX: 100 };
const FACE = { mesh: [[100, 40, 0]] as const };

type IsThere = (x: number, y: number) => boolean;
const box =
  (left: number, top: number, right: number, bottom: number): IsThere =>
  (x, y) =>
    x >= left && x < right && y >= top && y < bottom;
const FACE_AND_NECK: IsThere = (x, y) => box(75, 10, 125, 60)(x, y) || box(90, 60, 110, 80)(x, y);
const JACKET = box(20, 70, 180, 200);

/** Measures a person with hair, and hands in front of everything else. */
function covered({ hair = (() => false) as IsThere, hands = (() => false) as IsThere } = {}) {
  const plane = (isThere: IsThere): Uint8Array =>
    Uint8Array.from({ length: SIDE * SIDE }, (_, i) => (isThere(i % SIDE, Math.floor(i / SIDE)) ? 255 : 0));
  const isSkin: IsThere = (x, y) => hands(x, y) || (!hair(x, y) && FACE_AND_NECK(x, y));
  const map: ClothClassMap = {
    ...{
      widthPx: SIDE,
      heightPx: SIDE,
      hair: plane((x, y) => hair(x, y) && !hands(x, y)),
      skin: plane(isSkin),
    },
    clothes: plane((x, y) => JACKET(x, y) && !hair(x, y) && !isSkin(x, y)),
  };
  return clothOcclusion(map, FACE, HEAD);
}

/** Area of a box in squared sizes of the head. */
const area = (widthPx: number, heightPx: number): number => (widthPx * heightPx) / HEAD.headPx ** 2;

test('nothing covers a jacket below a bare neck', () => {
  expect(covered()).toEqual({ hair: 0, hands: 0 });
});

test('hair counts where the garment continues beside it', () => {
  expect(covered({ hair: box(60, 20, 75, 110) }).hair).toBeCloseTo(area(15, 40));
  expect(covered({ hair: box(125, 20, 140, 110) }).hair).toBeCloseTo(area(15, 40));
});

test('hair that ends above the shoulders, or hangs beside the body, does not count', () => {
  expect(covered({ hair: box(60, 20, 75, 70) }).hair).toBe(0);
  expect(covered({ hair: box(5, 60, 20, 150) }).hair).toBe(0);
  expect(covered({ hair: box(180, 60, 195, 150) }).hair).toBe(0);
});

test('a hand in front of the jacket counts', () => {
  expect(covered({ hands: box(120, 90, 140, 110) }).hands).toBeCloseTo(area(20, 20));
});

test('a hand that touches the chin counts where cloth hangs over it', () => {
  const fist: IsThere = (x, y) => box(95, 60, 105, 100)(x, y) || box(80, 90, 120, 100)(x, y);
  expect(covered({ hands: fist }).hands).toBeGreaterThan(area(20, 9));
});

test('arms beside the body do not count', () => {
  const bare: IsThere = (x, y) => box(0, 90, 20, 200)(x, y) || box(180, 90, 200, 200)(x, y);
  expect(covered({ hands: bare }).hands).toBe(0);
});

test('a neck that a necklace or a beard divides from the face is no hand', () => {
  const collarbones = box(85, 64, 115, 80);
  expect(covered({ hair: box(75, 58, 125, 64), hands: collarbones }).hands).toBe(0);
});

test('the neck of a head that leans is no hand', () => {
  const neck: IsThere = (x, y) => box(112, 50, 124, 90)(x, y);
  expect(covered({ hair: box(90, 60, 112, 80), hands: neck }).hands).toBe(0);
});

test('hands far below the chin do not count', () => {
  expect(covered({ hands: box(55, 175, 68, 195) }).hands).toBe(0);
});
