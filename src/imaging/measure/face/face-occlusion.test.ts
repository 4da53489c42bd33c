import { expect, test } from 'vitest';

import { LEFT_EYE, LIPS, NOSE_BASE, RIGHT_EYE } from '../../models/face/face-landmarks.ts';
import type { Face } from '../../models/face/face.ts';
import type { Point, RgbImage } from '../../raster/image.ts';
import { faceOcclusion } from './face-occlusion.ts';

const SIDE = 200;
type Colour = readonly [red: number, green: number, blue: number];
const SKIN: Colour = [200, 150, 120];
const DARK: Colour = [30, 20, 20];
const WHITE: Colour = [230, 228, 225];
const RED: Colour = [180, 70, 80];

const LEFT_CHEEK = [50, 101, 36, 205, 187, 123];
const RIGHT_CHEEK = [280, 330, 266, 425, 411, 352];
const ABOVE_LIPS = [165, 167, 164, 393, 391];
const BELOW_LIPS = [83, 18, 313, 421, 200, 201];
const INNER_LIPS = [
  308, 415, 310, 311, 312, 13, 82, 81, 80, 191, 78, 95, 88, 178, 87, 14, 317, 402, 318, 324,
];

const MESH = Array.from({ length: 478 }, () => [100, 185, 0] as [number, number, number]);
const PLACES: readonly (readonly [readonly number[], x: number, y: number, radius: number])[] = [
  [LEFT_EYE.contour, 65, 60, 12],
  [RIGHT_EYE.contour, 135, 60, 12],
  [LEFT_CHEEK, 50, 110, 12],
  [RIGHT_CHEEK, 150, 110, 12],
  [NOSE_BASE, 100, 95, 12],
  [LIPS, 100, 145, 14],
  [INNER_LIPS, 100, 145, 6],
  [ABOVE_LIPS, 100, 122, 6],
  [BELOW_LIPS, 100, 172, 8],
];
for (const [indices, x, y, radius] of PLACES)
  for (const [i, index] of indices.entries()) {
    // The lips and the eyes are listed from the left over the top.
    const angle = Math.PI + (i / indices.length) * 2 * Math.PI;
    MESH[index] = [x + radius * Math.cos(angle), y + radius * Math.sin(angle), 0];
  }
const FACE: Face = {
  box: { x: 20, y: 20, width: 160, height: 170 },
  score: 1,
  mesh: MESH,
  yawDeg: 0,
  pitchDeg: 0,
  rollDeg: 0,
};

function faceImage(discs: readonly (readonly [at: Point, radius: number, colour: Colour])[]): RgbImage {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const disc = discs.findLast(([at, radius]) => Math.hypot(x - at.x, y - at.y) <= radius);
      data.set(disc?.[2] ?? SKIN, (y * SIDE + x) * 3);
    }
  return { widthPx: SIDE, heightPx: SIDE, data };
}

const eye = (x: number): [Point, number, Colour][] => [
  [{ x, y: 60 }, 12, WHITE],
  [{ x, y: 60 }, 6, DARK],
];
const NOSTRILS: [Point, number, Colour][] = [[{ x: 100, y: 98 }, 5, DARK]];
const MOUTH: [Point, number, Colour][] = [
  [{ x: 100, y: 145 }, 14, RED],
  [{ x: 100, y: 145 }, 4, DARK],
];

test('a bare face shows pupils, nostrils and lips', () => {
  const seen = faceOcclusion(faceImage([...eye(65), ...eye(135), ...NOSTRILS, ...MOUTH]), FACE)!;
  expect(seen.eyeContrastRatio).toBeCloseTo(1);
  expect(seen.paleEyeShare).toBeLessThan(0.2);
  expect(seen.nostrilShare).toBeLessThan(0.2);
  expect(seen.mouthContrast).toBeGreaterThan(0.6);
  expect(seen.lipColour).toBeGreaterThan(8);
  expect(seen.cheekColour).toBeGreaterThan(5);
});

test('one eye hidden', () => {
  const seen = faceOcclusion(faceImage([...eye(65), ...NOSTRILS, ...MOUTH]), FACE)!;
  expect(seen.eyeContrastRatio).toBe(0);
  expect(seen.paleEyeShare).toBeCloseTo(1);
});

test('nose and mouth hidden', () => {
  const seen = faceOcclusion(faceImage([...eye(65), ...eye(135)]), FACE)!;
  expect(seen).toMatchObject({ nostrilShare: 1, mouthContrast: 0, lipColour: 0 });
});

test('a face partly outside the picture is not judged', () => {
  const mesh = FACE.mesh.map(([x, y, z]) => [x, y + 60, z] as const);
  expect(faceOcclusion(faceImage([]), { ...FACE, mesh })).toBeUndefined();
});
