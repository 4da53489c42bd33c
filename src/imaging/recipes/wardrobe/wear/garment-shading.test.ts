import { expect, test } from 'vitest';

import { cellAt, coarseJacket, coarseWearer, HEIGHT, WIDTH } from '../../../../../test/coarse-wearer.ts';
import { shadeGarment } from './garment-shading.ts';
import { garmentCells } from '../garment-cells.ts';

const JACKET = coarseJacket();
const AS_DRAWN = { scale: 1, offset: { x: 0, y: 0 } };

function shaded(wearer = coarseWearer(), placement = AS_DRAWN) {
  const { picture, area } = shadeGarment(JACKET, garmentCells(JACKET), placement, wearer, 0);
  const { cellPx } = wearer.cells;
  /** Returns the values at a pixel of the cutout: visible share of the person, brightness of the person and of the garment. */
  const at = (x: number, y: number): readonly [number, number, number] => {
    const i = Math.floor((y - area.y) / cellPx) * picture.widthPx + Math.floor((x - area.x) / cellPx);
    return [0, 1, 2].map((c) => picture.data[i * 3 + c]!) as never;
  };
  return { picture, area, at };
}

test('head, hair and the area between the fronts stay visible, sleeves and shoulders do not', () => {
  const { at } = shaded();
  for (const [x, y] of [
    [100, 35],
    [100, 60],
    [72, 65],
    [100, 88],
    [100, 110],
    [100, 200],
  ] as const)
    expect(at(x, y)[0], `${x}, ${y}`).toBe(1);
  for (const [x, y] of [
    [50, 150],
    [150, 200],
    [30, 230],
    [70, 130],
  ] as const)
    expect(at(x, y)[0], `${x}, ${y}`).toBe(0);
});

test('the opening reaches a little below the cloth, so that no gap shows', () => {
  const { at } = shaded();
  expect(at(100 - 15, 120)[0]).toBe(1);
  expect(at(100 - 17, 120)[0]).toBeGreaterThan(0.3);
  expect(at(100 - 22, 120)[0]).toBe(0);
});

test('a larger garment has a larger opening', () => {
  // Its collar stays where it was.
  const twice = { scale: 2, offset: { x: -100, y: -115 } };
  expect(shaded(coarseWearer(), twice).at(74, 130)[0]).toBe(1);
  expect(shaded().at(74, 130)[0]).toBe(0);
});

test('a lock of hair in front of the shoulder stays visible and unshaded', () => {
  expect(
    shaded(coarseWearer({ hairTo: 150 }))
      .at(70, 140)
      .slice(0, 2),
  ).toEqual([1, 1]);
  expect(shaded().at(70, 140)[0]).toBe(0);
});

test('above the jaw a hat stays visible and a hood does not', () => {
  expect(shaded().at(60, 60)[0]).toBe(1);
  const wearer = coarseWearer();
  for (const plane of [wearer.cells.clothes, wearer.cells.clothesAround]) plane.fill(1);
  expect(shaded(wearer).at(60, 60)[0]).toBe(0);
  expect(shaded(wearer).at(100, 60)[0]).toBe(1);
});

test('where hair meets the cheek below the jaw’s line, no gap shows', () => {
  const wearer = coarseWearer();
  const { cells } = wearer;
  const set = (plane: Float32Array, x: number, y: number, value: number): void => {
    plane[Math.floor(y / cells.cellPx) * cells.widthPx + Math.floor(x / cells.cellPx)] = value;
  };
  // A cell half hair and half face; one of cheek beyond the mesh; one of bare shoulder, below the chin.
  set(cells.hair, 60, 82, 0.5);
  set(cells.face, 60, 82, 0.5);
  set(cells.skin, 79, 86, 1);
  set(cells.skin, 60, 140, 1);
  const { at } = shaded(wearer);
  expect([at(60, 82)[0], at(79, 86)[0], at(60, 140)[0]]).toEqual([1, 1, 0]);
});

test('above the jaw no cell of the person is darkened or lost, wherever the garment is', () => {
  const wearer = coarseWearer({ hairTo: 150 });
  for (const move of [-50, 0, 12]) {
    const { at } = shaded(wearer, { ...AS_DRAWN, offset: { x: move, y: move } });
    for (let y = 1; y < wearer.jawY - 3; y += 2)
      for (let x = 1; x < WIDTH; x += 2)
        if (cellAt(wearer.cells, wearer.cells.cover, x, y) === 1)
          expect(at(x, y).slice(0, 2)).toEqual([1, 1]);
  }
});

test('garment and chin cast shadows of limited reach', () => {
  const { at } = shaded();
  const [, besideCollar] = at(100 - 14, 122);
  expect(besideCollar).toBeLessThan(0.97);
  expect(at(100, 104)[1]).toBeGreaterThan(besideCollar);
  expect(at(100, 92 + 4)[2]).toBeLessThan(0.9);
  expect(at(100, 92 + 6)[2]).toBeGreaterThan(at(100, 92 + 4)[2]);
  expect(at(100, 230)[2]).toBe(1);
  expect(at(40, 200)[2]).toBe(1);
});

test('a lock of hair darkens the garment below it', () => {
  expect(shaded(coarseWearer({ hairTo: 150 })).at(70, 151)[2]).toBeLessThan(0.85);
  expect(shaded().at(70, 151)[2]).toBeGreaterThan(0.99);
});

test('shares stay between 0 and 1, and no shadow is black', () => {
  const { data } = shaded(coarseWearer({ hairTo: 150 })).picture;
  const outside = Array.from(data).filter((value, k) => value > 1 || value < (k % 3 === 0 ? 0 : 0.3));
  expect(outside).toEqual([]);
});

test('covers person and garment in whole cells of the person', () => {
  const { area, picture, at } = shaded(coarseWearer(), { scale: 1.5, offset: { x: -31, y: 3 } });
  expect(area).toEqual({ x: -32, y: 0, width: 302, height: 364 });
  expect([at(-20, 60)[0], at(WIDTH + 20, 60)[0]]).toEqual([0, 0]);
  expect(shaded(coarseWearer(), { scale: 1, offset: { x: 0, y: -7 } }).area.y).toBe(-8);
  expect([picture.widthPx, picture.heightPx]).toEqual([151, 182]);
  expect(shaded(coarseWearer(), { scale: 0.5, offset: { x: 40, y: 90 } }).area).toEqual({
    ...{ x: 0, y: 0 },
    width: WIDTH,
    height: HEIGHT,
  });
});

test('the inside of the collar is below its corners, between them and behind the neck', () => {
  const { picture, back, area } = shadeGarment(JACKET, garmentCells(JACKET), AS_DRAWN, coarseWearer(), 0);
  const at = (x: number, y: number): number =>
    back.data[Math.floor((y - area.y) / 2) * picture.widthPx + Math.floor((x - area.x) / 2)]!;
  expect([at(100, 105), at(100, 120), at(80, 118), at(30, 200), at(100, 200)]).toEqual([0, 1, 0, 0, 0]);
});

test('a collar that bulges beyond its corners shows its inside there, too', () => {
  const narrow = { left: { x: 92, y: 115 }, right: { x: 108, y: 115 } };
  const polo = { ...JACKET, collar: narrow };
  const { picture, back, area } = shadeGarment(polo, garmentCells(polo), AS_DRAWN, coarseWearer(), 0);
  const at = (x: number, y: number): number =>
    back.data[Math.floor((y - area.y) / 2) * picture.widthPx + Math.floor((x - area.x) / 2)]!;
  expect([at(87, 124), at(113, 124), at(87, 110)]).toEqual([1, 1, 0]);
});

test('skin beyond the cheek and above the chin is behind the collar', () => {
  const wearer = coarseWearer();
  const { cells } = wearer;
  cells.skin[Math.floor(86 / cells.cellPx) * cells.widthPx + Math.floor(45 / cells.cellPx)] = 1;
  expect(shaded(wearer).at(45, 86)[0]).toBe(0);
});

test('own clothes are visible inside an open jacket, not above a closed collar', () => {
  const wearer = coarseWearer();
  wearer.cells.clothes.fill(1);
  wearer.cells.face.fill(0);
  wearer.cells.skin.fill(0);
  const whole = coarseJacket('whole');
  const { picture, area } = shadeGarment(whole, garmentCells(whole), AS_DRAWN, wearer, 0);
  const i = Math.floor((130 - area.y) / 2) * picture.widthPx + Math.floor((100 - area.x) / 2);
  expect([shaded(wearer).at(100, 130)[0], picture.data[i * 3]]).toEqual([1, 0]);
});

test('cloth darkens where the collar goes around the neck', () => {
  const { at } = shaded();
  expect(at(84, 117)[2]).toBeLessThan(0.75);
  expect(at(116, 117)[2]).toBeLessThan(0.75);
  expect(at(40, 160)[2]).toBe(1);
});

test('cloth is brighter on the side on which the face is', () => {
  const evenJacket = coarseJacket();
  const brightness = (sideLightStops: number) => {
    const { picture, area } = shadeGarment(
      evenJacket,
      garmentCells(evenJacket),
      AS_DRAWN,
      coarseWearer(),
      sideLightStops,
    );
    return [20, 180].map(
      (x) => picture.data[(Math.floor((200 - area.y) / 2) * picture.widthPx + x / 2) * 3 + 2]!,
    );
  };
  const [left, right] = brightness(0.8);
  expect(right! / left!).toBeGreaterThan(1.2);
  const mirrored = brightness(-0.8);
  expect(mirrored[0]! / mirrored[1]!).toBeGreaterThan(1.2);
  // The change is limited, even for a face with much harder light.
  const [, limited] = brightness(9);
  expect(limited).toBeLessThan(2 ** 0.51);
});
