import { expect, test } from 'vitest';

import type { Face } from '../../models/face/face.ts';
import { relabelCollarSkin } from './relabel-collar-skin.ts';

const SIDE = 120;
const SKIN = 1;
const CLOTHES = 2;
const OTHER = 4;
/** The chin is at row 62. */
const FACE: Pick<Face, 'mesh' | 'box'> = {
  mesh: Array.from({ length: 478 }, () => [60, 62, 0] as const),
  box: { x: 40, y: 22, width: 40, height: 40 },
};
const OPTIONS = { skin: SKIN, clothes: CLOTHES, toClothes: 1.5, reach: 0.2 };
type Rgb = readonly [red: number, green: number, blue: number];
const BEIGE: Rgb = [205, 160, 130];
const BLUE: Rgb = [50, 80, 170];

/** Skin above row 80 and clothes below; the rows from `fromRow` on have the colour of the clothes. */
function corrected(clothes: Rgb, fromRow: number, change: (classes: Uint8Array) => void = () => undefined) {
  const data = new Uint8Array(SIDE * SIDE * 3);
  const classes = new Uint8Array(SIDE * SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const colour = y < fromRow ? BEIGE : clothes;
    for (let c = 0; c < 3; c++) data[i * 3 + c] = colour[c]! + ((x * 7 + y * 13) % 11) - 5;
    classes[i] = y < 80 ? SKIN : CLOTHES;
  }
  change(classes);
  relabelCollarSkin({ widthPx: SIDE, heightPx: SIDE, data }, classes, FACE, OPTIONS);
  return (x: number, y: number) => classes[y * SIDE + x];
}

test('the edge of a collar that was taken for skin becomes clothes', () => {
  const at = corrected(BLUE, 76);
  expect([at(60, 79), at(10, 77), at(60, 74)]).toEqual([CLOTHES, CLOTHES, SKIN]);
});

test('grows only a short distance, because a beard may have the colour of the shirt', () => {
  const at = corrected(BLUE, 64);
  expect([at(60, 79), at(60, 73)]).toEqual([CLOTHES, CLOTHES]);
  expect([at(60, 70), at(60, 65)]).toEqual([SKIN, SKIN]);
});

test('skin of the clothes’ colour stays where it touches no clothes', () => {
  const at = corrected(BLUE, 76, (classes) => classes.fill(OTHER, 78 * SIDE, 80 * SIDE));
  expect([at(60, 77), at(60, 79)]).toEqual([SKIN, OTHER]);
});

test('clothes of the skin’s colour change nothing, and neither do a few pixels of them', () => {
  expect(corrected(BEIGE, 76)(60, 79)).toBe(SKIN);
  const few = corrected(BLUE, 76, (classes) => {
    classes.fill(SKIN, 80 * SIDE);
    classes.fill(CLOTHES, 80 * SIDE, 80 * SIDE + 20);
  });
  expect(few(5, 79)).toBe(SKIN);
});
