import { expect, test } from 'vitest';
import type { Garment } from '../garment.ts';
import { meanClothColour, readGarment, storeGarment } from './stored-garment.ts';

const CLOTH = 0;
const TIE = 2;
const NONE = 255;

/** Two red pixels of cloth, a blue one of the tie, a green one that is half covered, and one outside. */
const GARMENT: Garment = {
  id: 'suit',
  kind: 'whole',
  collar: { left: { x: 1, y: 0 }, right: { x: 3, y: 0 } },
  head: { sizePx: 300, chin: { x: 2, y: 0 } },
  cut: [{ x: 4, y: 0 }],
  cutout: {
    widthPx: 5,
    heightPx: 1,
    rgb: new Uint8Array([200, 10, 10, 100, 30, 10, 0, 0, 250, 0, 250, 0, 7, 7, 7]),
    alpha: new Uint8Array([255, 255, 255, 100, 0]),
  },
  parts: new Uint8Array([CLOTH, CLOTH, TIE, CLOTH, NONE]),
};

test('a stored garment is read back unchanged', async () => {
  const stored = await storeGarment(GARMENT);
  expect(await readGarment(stored, (length) => new Uint8Array(length))).toEqual(GARMENT);
});

test('the mean of the cloth excludes other parts and its own edge', async () => {
  expect(await meanClothColour(await storeGarment(GARMENT))).toEqual({ red: 150, green: 20, blue: 10 });
});

test('a garment without cloth has the mean of its other parts, or black', async () => {
  const tie = { ...GARMENT, parts: new Uint8Array([TIE, NONE, TIE, TIE, NONE]) };
  expect(await meanClothColour(await storeGarment(tie))).toEqual({ red: 100, green: 13, blue: 90 });
  const nothing = { ...GARMENT, cutout: { ...GARMENT.cutout, alpha: new Uint8Array(5) } };
  expect(await meanClothColour(await storeGarment(nothing))).toEqual({ red: 0, green: 0, blue: 0 });
});
