import { expect, test } from 'vitest';

import { coarseJacket, coarseWearer, type WearerTraits } from '../../../../../test/coarse-wearer.ts';
import { garmentCells } from '../garment-cells.ts';
import { placementCost, placementFlaws } from './placement-flaws.ts';
import { placeGarment } from './place-garment.ts';

const JACKET = coarseJacket();

const at = (y: number) => ({ scale: 1, offset: { x: 0, y } });

function placed(traits: WearerTraits = {}, jacket = JACKET) {
  return placeGarment(jacket, garmentCells(jacket), coarseWearer(traits));
}

test('a person built like the first wearer gets the same placement', () => {
  const { scale, offset, cost } = placed();
  expect(scale).toBe(1);
  expect(offset.x).toBeCloseTo(0);
  expect(offset.y).toBeCloseTo(0);
  expect(cost).toBeLessThan(0.1);
});

test('without flaws the expected placement is kept', () => {
  const wearer = coarseWearer();
  for (const plane of [wearer.cells.skin, wearer.cells.clothes]) plane.fill(0);
  wearer.cells.cover.fill(1);
  expect(placeGarment(JACKET, garmentCells(JACKET), wearer)).toMatchObject({
    scale: 1,
    offset: { x: 0, y: 0 },
    cost: 0,
  });
});

test.each([
  { scale: 1.5, move: { x: 0, y: 0 } },
  { scale: 1, move: { x: 60, y: 34 } },
  { scale: 0.75, move: { x: 11, y: 40 } },
])('it moves and grows with its wearer: %j', ({ scale, move }) => {
  const found = placed({ scale, move });
  expect(Math.abs(found.scale / scale - 1)).toBeLessThanOrEqual(0.05);
  // The collar, wherever it is on the garment.
  expect(Math.abs(100 * found.scale + found.offset.x - (100 * scale + move.x))).toBeLessThan(4 * scale);
  expect(Math.abs(115 * found.scale + found.offset.y - (115 * scale + move.y))).toBeLessThan(6 * scale);
  expect(found.cost).toBeLessThan(0.3);
});

test('a broader neck gets a wider collar, and one that leaves the collar empty costs', () => {
  expect(placed({ neck: 19 }).scale).toBeGreaterThan(1);
  expect(placed({ neck: 13 }).cost).toBeGreaterThan(placed().cost);
});

test('a garment follows the width of the neck, not that of the head alone', () => {
  expect(placed({ neck: 24 }).scale).toBeGreaterThan(1.1);
  expect(placed({ neck: 13 }).scale).toBeLessThan(1.05);
});

test('one side of the neck is enough: the other is its mirror image about the chin', () => {
  const wearer = coarseWearer({ neck: 20 });
  const half = { ...wearer, neck: { left: undefined, right: wearer.neck.right } };
  const cells = garmentCells(JACKET);
  expect(placeGarment(JACKET, cells, half).scale).toBeCloseTo(placeGarment(JACKET, cells, wearer).scale, 2);
});

test('measuring stops at a placement that costs enough', () => {
  const cells = garmentCells(JACKET);
  const all = placementFlaws(JACKET, cells, coarseWearer(), at(60));
  const some = placementFlaws(JACKET, cells, coarseWearer(), at(60), 0.1);
  expect(placementCost(all)).toBeGreaterThan(1);
  expect(placementCost(some)).toBeGreaterThanOrEqual(0.1);
  expect(placementCost(some)).toBeLessThan(placementCost(all));
});

test('hair that rested on own shoulders never ends above those of the garment', () => {
  const cells = garmentCells(JACKET);
  const loose = coarseWearer({ hairTo: 140 });
  const floating = { ...loose, hairEnds: loose.hairEnds.map((row) => (row < 0 ? row : row - 20)) };
  expect(placeGarment(JACKET, cells, loose).flaws.floatingHair).toBe(0);
  expect(placementFlaws(JACKET, cells, floating, at(0)).floatingHair).toBeGreaterThan(0.03);
});

test('a neck far too thin for the collar costs more than the limit', () => {
  expect(placed({ neck: 4, shoulderY: 150 }).cost).toBeGreaterThan(1);
});

test('a misfit costs the same, however large the photo is', () => {
  const thin = { neck: 4, shoulderY: 150 };
  const twice = placed({ ...thin, scale: 2 }).cost / placed(thin).cost;
  expect(Math.abs(Math.log(twice))).toBeLessThan(0.2);
});

test('measures each flaw: none, a gap, a neck beside the collar, a roll-neck in front of it', () => {
  for (const flaw of Object.values(placed().flaws)) expect(flaw).toBeLessThan(0.01);
  expect(placed({ neck: 4, shoulderY: 150 }).flaws.gap).toBeGreaterThan(0.02);
  expect(placed({ neck: 30 }).flaws.neckOutside).toBeGreaterThan(0.02);
  const rollNeck = { necklineY: 100 };
  expect(placed(rollNeck).flaws.hiddenNeck).toBeGreaterThan(0.015);
  expect(placed(rollNeck, coarseJacket('whole')).cost).toBeGreaterThan(1);
});

test('a closed collar must leave some of the throat visible', () => {
  const shirt = coarseJacket('whole');
  const flawsAt = (y: number) =>
    placementFlaws(shirt, garmentCells(shirt), coarseWearer(), at(y)).hiddenThroat;
  expect(flawsAt(0)).toBe(0);
  // The cloth begins 42 px below the chin.
  expect(flawsAt(-42)).toBeCloseTo(0.1, 1);
  expect(flawsAt(-48)).toBeGreaterThan(flawsAt(-42));
  expect(placementFlaws(JACKET, garmentCells(JACKET), coarseWearer(), at(-48)).hiddenThroat).toBe(0);
});

test('an own top may show inside an open jacket, but not inside a closed one', () => {
  const roundNeck = { necklineY: 118 };
  expect(placed(roundNeck).flaws.hiddenNeck).toBeLessThan(0.01);
  expect(placed(roundNeck, coarseJacket('whole')).cost).toBeGreaterThan(placed(roundNeck).cost + 0.5);
});

test('cells are means of the garment’s pixels, and the opening is found in them', () => {
  const head = { sizePx: 128, chin: { x: 2, y: 0 } };
  const rgb = Uint8Array.from({ length: 8 * 4 * 3 }, (_, k) => (k % 24 < 6 ? 10 : 30) + 2 * (k % 3));
  const alpha = Uint8Array.from({ length: 8 * 4 }, (_, i) =>
    i % 8 < 2 || i % 8 > 5 ? 255 : i % 8 < 3 ? 204 : 0,
  );
  const collar = { left: { x: 2, y: 0 }, right: { x: 5, y: 0 } };
  const cells = garmentCells({ ...JACKET, head, collar, cutout: { widthPx: 8, heightPx: 4, rgb, alpha } });
  expect([cells.widthPx, cells.heightPx, cells.cellPx]).toEqual([4, 2, 2]);
  expect([...cells.alpha.subarray(4)].map((share) => Math.round(share * 10))).toEqual([10, 4, 0, 10]);
  expect([...cells.opening]).toEqual([0, 1, 1, 0, 0, 1, 1, 0]);
  expect([...cells.rgb.subarray(0, 6)]).toEqual([10, 12, 14, 30, 32, 34]);
});

test('each pixel of a small garment is a cell', () => {
  const cells = garmentCells({ ...JACKET, head: { ...JACKET.head, sizePx: 20 } });
  expect([cells.cellPx, cells.widthPx]).toEqual([1, 200]);
});
