import { expect, test } from 'vitest';

import type { Face } from '../../models/face/face.ts';
import { relabelHairByColour } from './relabel-hair-by-colour.ts';

const SIDE = 120;
const HAIR = 0;
const CLOTHES = 2;
const OTHER = 4;
/** The jaw is at row 50, 0.3 heights of the face above the chin. */
const FACE: Pick<Face, 'mesh' | 'box'> = {
  mesh: Array.from({ length: 478 }, () => [60, 62, 0] as const),
  box: { x: 40, y: 22, width: 40, height: 40 },
};
const OPTIONS = { hair: HAIR, clothes: CLOTHES, toClothes: 1, toHair: 1.5 };
type Rgb = readonly [red: number, green: number, blue: number];
const BROWN: Rgb = [70, 46, 34];
const PINK: Rgb = [205, 120, 140];

interface Place {
  readonly colour: Rgb;
  readonly label: number;
}

/** Hair above row `hairToRow`, clothes below, and in a square at the shoulder something else. */
function corrected(clothes: Rgb, shoulder: Place, hairToRow = 60) {
  const data = new Uint8Array(SIDE * SIDE * 3);
  const classes = new Uint8Array(SIDE * SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const isShoulder = x >= 10 && x < 40 && y >= hairToRow && y < 90;
    const place = y < hairToRow ? { colour: BROWN, label: HAIR } : { colour: clothes, label: CLOTHES };
    const { colour, label } = isShoulder ? shoulder : place;
    // Real cloth and hair vary in colour.
    for (let c = 0; c < 3; c++) data[i * 3 + c] = colour[c]! + ((x * 7 + y * 13) % 11) - 5;
    classes[i] = label;
  }
  relabelHairByColour({ widthPx: SIDE, heightPx: SIDE, data }, classes, FACE, OPTIONS);
  return { at: (x: number, y: number) => classes[y * SIDE + x], classes };
}

test('cloth that was taken for hair becomes clothes', () => {
  const { at } = corrected(PINK, { colour: PINK, label: HAIR });
  expect([at(20, 75), at(34, 82), at(25, 66)]).toEqual([CLOTHES, CLOTHES, CLOTHES]);
});

test('a lock that was taken for clothes becomes hair', () => {
  const { at } = corrected(PINK, { colour: BROWN, label: CLOTHES });
  expect([at(20, 75), at(34, 82), at(25, 66)]).toEqual([HAIR, HAIR, HAIR]);
  expect([at(60, 75), at(25, 110)]).toEqual([CLOTHES, CLOTHES]);
});

test('a patch of hair’s colour in the clothes stays where it touches no hair', () => {
  const { at } = corrected(PINK, { colour: BROWN, label: CLOTHES }, 60);
  const apart = apartFromHair();
  expect(at(25, 75)).toBe(HAIR);
  expect(apart(25, 85)).toBe(CLOTHES);
});

function apartFromHair() {
  const data = new Uint8Array(SIDE * SIDE * 3);
  const classes = new Uint8Array(SIDE * SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const isPatch = x >= 15 && x < 35 && y >= 78 && y < 92;
    data.set(y < 60 || isPatch ? BROWN : PINK, i * 3);
    classes[i] = y < 60 ? HAIR : CLOTHES;
  }
  relabelHairByColour({ widthPx: SIDE, heightPx: SIDE, data }, classes, FACE, OPTIONS);
  return (x: number, y: number) => classes[y * SIDE + x];
}

test('nothing changes when hair and clothes have the same colours', () => {
  expect(corrected(BROWN, { colour: BROWN, label: HAIR }).at(20, 75)).toBe(HAIR);
  expect(corrected(BROWN, { colour: BROWN, label: CLOTHES }).at(20, 75)).toBe(CLOTHES);
});

test('other classes are left alone, whatever their colour', () => {
  const { at } = corrected(PINK, { colour: BROWN, label: OTHER });
  expect(at(20, 75)).toBe(OTHER);
});

test('nothing changes for a head without hair, whose colour is unknown', () => {
  const data = new Uint8Array(SIDE * SIDE * 3);
  const classes = new Uint8Array(SIDE * SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const isLow = i >= 60 * SIDE;
    data.set(isLow ? PINK : BROWN, i * 3);
    classes[i] = isLow ? CLOTHES : 1;
  }
  const isLock = (i: number): boolean => i % SIDE < 20 && i >= 70 * SIDE;
  for (let i = 0; i < SIDE * SIDE; i++) if (isLock(i)) classes[i] = HAIR;
  const before = classes.slice();
  relabelHairByColour({ widthPx: SIDE, heightPx: SIDE, data }, classes, FACE, OPTIONS);
  expect(classes).toEqual(before);
});
