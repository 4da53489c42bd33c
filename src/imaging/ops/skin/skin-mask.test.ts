import { expect, test } from 'vitest';

import { drawnFace } from '../../../../test/drawn-person.ts';
import { shiftedFace } from '../../models/face/face.ts';
import { skinMasks, type SkinMasks } from './skin-mask.ts';

const W = 320;
const H = 340;
/** 250 px high and 184 px wide in the middle of the planes: forehead at y = 45, chin at y = 295. */
const FACE = shiftedFace(drawnFace(), { x: 160, y: 80 });
const MASKS = skinMasks(FACE, W, H, 250);

const PLACES = {
  forehead: [160, 75],
  overTheMesh: [160, 35],
  leftBrow: [123, 131],
  leftLid: [123, 140],
  rightEye: [197, 152],
  underLeftEye: [123, 167],
  underRightEye: [197, 167],
  nose: [160, 188],
  leftCheek: [115, 203],
  rightCheek: [205, 203],
  mouth: [160, 232],
  chin: [160, 275],
  jaw: [100, 245],
  besideTheFace: [60, 170],
} as const;

/** Returns a mask's value at each place, rounded to a tenth, and 1 where it is over 0.9. */
function seen(mask: Float32Array): Record<string, number> {
  return Object.fromEntries(
    Object.entries(PLACES).map(([place, [x, y]]) => {
      const value = mask[y * W + x]!;
      return [place, value > 0.9 ? 1 : Math.round(value * 10) / 10];
    }),
  );
}

const NOWHERE = Object.fromEntries(Object.keys(PLACES).map((place) => [place, 0]));

test('skin is the face without eyes, lids, brows and lips, a little over the mesh’s upper end', () => {
  const skin = [
    'forehead',
    'overTheMesh',
    'underLeftEye',
    'underRightEye',
    'nose',
    'leftCheek',
    'rightCheek',
  ];
  const everywhere = Object.fromEntries([...skin, 'chin', 'jaw'].map((place) => [place, 1]));
  expect(seen(MASKS.skin)).toEqual({ ...NOWHERE, ...everywhere });
});

test('the upper face ends above mouth and jaw', () => {
  const { upperFace } = MASKS;
  expect(seen(upperFace)).toMatchObject({ forehead: 1, leftBrow: 0, rightEye: 0, mouth: 0, chin: 0, jaw: 0 });
  expect(upperFace[185 * W + 160]).toBeGreaterThan(0.5);
});

test('cheeks and the places under the eyes', () => {
  expect(seen(MASKS.cheeks)).toEqual({ ...NOWHERE, leftCheek: 1, rightCheek: 1 });
  expect(seen(MASKS.underEyes)).toEqual({ ...NOWHERE, underLeftEye: 1, underRightEye: 1 });
});

test('a mirrored mesh gives mirrored masks', () => {
  const across = FACE.mesh.map(([x, y, z]) => [W - x, y, z] as const);
  const mirrored = skinMasks({ mesh: across }, W, H, 250);
  for (const part of Object.keys(MASKS) as (keyof SkinMasks)[])
    for (const [x, y] of Object.values(PLACES))
      expect(mirrored[part][y * W + W - 1 - x]).toBeCloseTo(MASKS[part][y * W + x]!, 1);
});

test('edges fade inwards, all masks but the cheeks are 0 from their outline on', () => {
  const row = (mask: Float32Array, x: number): number => mask[170 * W + x]!;
  // The oval's left end is at x = 68; 0.02 of the face's height are 5 px.
  expect(row(MASKS.skin, 67)).toBeCloseTo(0, 1);
  expect(row(MASKS.skin, 71)).toBeGreaterThan(0.2);
  expect(row(MASKS.skin, 71)).toBeLessThan(0.9);
  expect(row(MASKS.skin, 76)).toBeCloseTo(1, 1);
});
