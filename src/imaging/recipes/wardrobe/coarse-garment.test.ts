import { expect, test } from 'vitest';

import { coarseJacket } from '../../../../test/coarse-wearer.ts';
import { dyedCells, coarsenGarment } from './coarse-garment.ts';
import { garmentCells } from './garment-cells.ts';

const JACKET = coarseJacket();
const COARSE = coarsenGarment(JACKET);
const BLUE = { red: 40, green: 60, blue: 90, huesKept: 0, contrast: 1 };

test('keeps the garment’s numbers and cells, and none of its pixels', () => {
  const { cutout, parts: _, ...numbers } = JACKET;
  const { widthPx, heightPx } = cutout;
  expect(COARSE.garment).toEqual({ ...numbers, cutout: { widthPx, heightPx } });
  expect(COARSE.cells).toEqual(garmentCells(JACKET));
});

test('cells know their part, and only those of dyed parts change their colour', () => {
  const { cells, cellParts } = COARSE;
  const sleeve = cells.alpha.findIndex((share) => share === 1);
  const outside = cells.alpha.findIndex((share) => share === 0);
  expect([cellParts[sleeve], cellParts[outside]]).toEqual([0, 255]);
  const dyed = dyedCells(COARSE, { id: 'blue', colours: { cloth: BLUE } });
  expect([...dyed.rgb.subarray(sleeve * 3, sleeve * 3 + 3)]).toEqual([40, 60, 90]);
  expect(dyed.rgb.subarray(outside * 3, outside * 3 + 3)).toEqual(
    cells.rgb.subarray(outside * 3, outside * 3 + 3),
  );
  expect(dyedCells(COARSE, { id: 'tied', colours: { tie: BLUE } })).toEqual(cells);
  expect([...cells.rgb.subarray(sleeve * 3, sleeve * 3 + 3)]).toEqual([120, 90, 60]);
});
