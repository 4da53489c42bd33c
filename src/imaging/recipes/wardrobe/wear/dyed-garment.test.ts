import { expect, test } from 'vitest';

import type { ClothColour, Dye, Garment } from '../../../garment.ts';
import { dyeGarment } from './dyed-garment.ts';

const SIDE = 12;
const NO_PART = 255;

/** Cloth on the left, shirt in the middle, tie on the right; a light line runs down the cloth. */
function garment(): Garment {
  const column = (i: number): number => i % SIDE;
  const count = SIDE * SIDE;
  return {
    id: 'suit',
    kind: 'whole',
    cutout: {
      widthPx: SIDE,
      heightPx: SIDE,
      rgb: Uint8Array.from({ length: count * 3 }, (_, k) => (column(Math.floor(k / 3)) === 2 ? 130 : 100)),
      alpha: new Uint8Array(count).fill(255),
    },
    parts: Uint8Array.from({ length: count }, (_, i) => [0, 1, 2, NO_PART][Math.floor(column(i) / 3)]!),
    collar: { left: { x: 4, y: 2 }, right: { x: 8, y: 2 } },
    head: { sizePx: 64, chin: { x: 6, y: 0 } },
    cut: [],
  };
}

const colour = (red: number, green: number, blue: number): ClothColour => ({
  ...{ red, green, blue },
  huesKept: 0,
  contrast: 1,
});
const OWN: Dye = { id: 'own', colours: {} };

function dyed(dye: Dye) {
  const made = dyeGarment(garment(), dye);
  const { rgb } = made.cutout;
  const at = (x: number, y = 6): number[] => [...rgb.subarray((y * SIDE + x) * 3, (y * SIDE + x) * 3 + 3)];
  return { made, at };
}

test('each part gets its own colour, and parts without one keep theirs', () => {
  const { at } = dyed({ id: 'blue', colours: { shirt: colour(40, 60, 90), tie: colour(120, 30, 40) } });
  expect(at(0)).toEqual([100, 100, 100]);
  expect(at(4)).not.toEqual([100, 100, 100]);
  expect(at(4)[2]! - at(4)[0]!).toBe(50);
  expect(at(8, 0)).toEqual([120, 30, 40]);
  expect(at(11)).toEqual([100, 100, 100]);
});

test('the cloth is sharpened, dyed or not', () => {
  const { at } = dyed(OWN);
  expect(at(2)[0]).toBeGreaterThan(130);
  expect(at(1)[0]).toBeLessThan(100);
  expect(at(8)).toEqual([100, 100, 100]);
  const dark = dyed({ id: 'dark', colours: { cloth: colour(60, 60, 60) } });
  expect(dark.at(2)[0]! / dark.at(1)[0]!).toBeGreaterThan(1.3);
});

test('nothing but its colours is changed', () => {
  const { made } = dyed({ id: 'red', colours: { tie: colour(120, 30, 40) } });
  const { parts: _, ...undyed } = garment();
  expect({ ...made, cutout: { ...made.cutout, rgb: 0 } }).toEqual({
    ...undyed,
    insideColour: made.insideColour,
    cutout: { ...undyed.cutout, rgb: 0 },
  });
});

test('the inside of the collar has the dyed colour of the cloth beside its corners, darker', () => {
  const { insideColour } = dyed({ id: 'blue', colours: { shirt: colour(40, 60, 90) } }).made;
  const [red, , blue] = insideColour;
  expect(blue).toBeGreaterThan(red);
  expect(blue).toBeLessThan(90);
});

test('the inside of the collar has the shirt’s colour and not the jacket’s over it', () => {
  const { insideColour } = dyed({
    id: 'red',
    colours: { cloth: colour(120, 30, 40), shirt: colour(40, 60, 90) },
  }).made;
  expect(insideColour[0] / insideColour[2]).toBeCloseTo(40 / 90, 1);
});
