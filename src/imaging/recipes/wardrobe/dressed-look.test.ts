import { expect, test } from 'vitest';

import { coarseHead, coarseJacket, coarseWearer, HEIGHT, WIDTH } from '../../../../test/coarse-wearer.ts';
import { fitGarment } from './fit/fit-garment.ts';
import { cellColours, type DressedLook, findLook, renderThumbnail } from './dressed-look.ts';
import { garmentCells } from './garment-cells.ts';

/** The wearer's photo begins this far to the right, pixels, so that a part of the garment is outside. */
const LEFT = 30;
const wearer = coarseWearer({ hairTo: 150, move: { x: -LEFT, y: 0 } });
const head = (() => {
  const { eyes, face, ...heights } = coarseHead();
  const sides = { left: face.left - LEFT, right: face.right - LEFT };
  return { ...heights, eyes: { ...eyes, x: 100 - LEFT }, centreX: 100 - LEFT, face: { ...face, ...sides } };
})();
const jacket = coarseJacket();
const cells = garmentCells(jacket);
const OWN = [200, 180, 160] as const;

/** The person all in one colour, dressed and shrunk. */
function thumbnailOfDressed() {
  const outcome = fitGarment({ head, cut: [], cautions: [] }, wearer, { garment: jacket, cells });
  if (!outcome.ok) throw new Error(outcome.refusal);
  const widthPx = WIDTH - LEFT;
  const rgb = Uint8Array.from({ length: widthPx * HEIGHT * 3 }, (_, k) => OWN[k % 3]!);
  const cutout = { widthPx, heightPx: HEIGHT, rgb, alpha: new Uint8Array(widthPx * HEIGHT) };
  const { fit } = outcome;
  const thumbnail = renderThumbnail(cellColours({ cutout }, wearer), wearer, { fit, cells });
  const { image, shrink, left = 0, top = 0 } = thumbnail;
  const cell = (value: number): number => Math.floor(value / shrink);
  const indexAt = (x: number, y: number): number => cell(y - top) * image.widthPx + cell(x - LEFT - left);
  const at = (x: number, y: number): number[] => {
    const i = indexAt(x, y) * 4;
    return Array.from(image.data.subarray(i, i + 4));
  };
  return { thumbnail, fit, at };
}

test('shows the head as it is, and nothing where nobody is', () => {
  const { at } = thumbnailOfDressed();
  expect(at(100, 60)).toEqual([...OWN, 255]);
  expect(at(20, 20)).toEqual([0, 0, 0, 0]);
});

test('shows cloth in the garment’s colour and the own top between the fronts', () => {
  const { at } = thumbnailOfDressed();
  for (const [x, y] of [
    [140, 180],
    [70, 157],
    [24, 200],
  ] as const)
    expect(at(x, y), `${x}, ${y}`).toEqual([120, 90, 60, 255]);
  expect(at(94, 160)).toEqual([...OWN, 255]);
});

test('hair lies before the cloth', () => {
  const { at } = thumbnailOfDressed();
  const [red, green, blue] = at(70, 144);
  expect(red! / blue!).toBeCloseTo(OWN[0] / OWN[2], 2);
  expect(green! / blue!).toBeCloseTo(OWN[1] / OWN[2], 2);
});

test('colours are multiplied by the coverage of the dressed person', () => {
  const { thumbnail, fit } = thumbnailOfDressed();
  const { coverage } = fit;
  const { image, shrink, left, top } = thumbnail;
  expect([shrink / coverage.cellPx!, left, top]).toEqual([3, coverage.left, coverage.top]);
  for (let y = 0; y < image.heightPx; y++)
    for (let x = 0; x < image.widthPx; x++) {
      const cover = coverage.alpha[(3 * y + 1) * coverage.widthPx + 3 * x + 1];
      expect(image.data[(y * image.widthPx + x) * 4 + 3], `${x}, ${y}`).toBe(cover);
    }
  expect(Math.max(...thumbnail.image.data)).toBeLessThanOrEqual(255);
});

test('a look is found by its garment and its dye', () => {
  const look = (garment: string, dye: string) => ({ clothes: { garment, dye } }) as DressedLook;
  const looks = [look('blazer', 'navy'), look('blazer', 'grey'), look('suit', 'grey')];
  for (const each of looks) expect(findLook(looks, { ...each.clothes })).toBe(each);
  expect(findLook(looks, { garment: 'suit', dye: 'navy' })).toBeUndefined();
  expect(findLook(looks, undefined)).toBeUndefined();
  expect(findLook(undefined, { garment: 'suit', dye: 'grey' })).toBeUndefined();
});
