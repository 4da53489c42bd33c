import { expect, test } from 'vitest';

import { drawnFace } from '../../../../test/drawn-person.ts';
import { LEFT_EYE, meshPolygon, RIGHT_EYE } from '../../models/face/face-landmarks.ts';
import type { Point, RgbImage } from '../../raster/image.ts';
import { visitPolygonRows } from '../../raster/polygon.ts';
import { eyeOcclusion } from './eye-occlusion.ts';
import { cheekPolygons, underEyePolygons, upperLidPolygons } from './face-regions.ts';

const SIDE = 640;
const FACE = drawnFace();
const EYES = [LEFT_EYE, RIGHT_EYE].map(({ contour }) => meshPolygon(FACE, contour));

type Shade = number | ((x: number) => number);

/** Each region in one grey, or in one that depends on x; everything else is 7. */
function painted(cheeks: number, lids: number, under: number, eyes: Shade): RgbImage {
  const data = new Uint8Array(SIDE * SIDE * 3).fill(7);
  const paint = (polygons: readonly (readonly Point[])[], shade: Shade): void => {
    for (const polygon of polygons)
      visitPolygonRows(polygon, SIDE, SIDE, (y, from, to) => {
        for (let x = from; x < to; x++)
          data.fill(typeof shade === 'number' ? shade : shade(x), (y * SIDE + x) * 3, (y * SIDE + x) * 3 + 3);
      });
  };
  paint(cheekPolygons(FACE), cheeks);
  paint(underEyePolygons(FACE), under);
  paint(upperLidPolygons(FACE), lids);
  paint(EYES, eyes);
  return { widthPx: SIDE, heightPx: SIDE, data };
}

test('each region as a share of the cheeks', () => {
  const seen = eyeOcclusion(
    painted(100, 50, 80, (x) => (x % 2 === 0 ? 150 : 20)),
    FACE,
  )!;
  expect(seen.upperLidShare).toBeCloseTo(0.5, 6);
  expect(seen.underEyeShare).toBeCloseTo(0.8, 6);
  expect(seen.contrastShare).toBeCloseTo(1.3, 6);
});

test('the same on dark skin', () => {
  const seen = eyeOcclusion(
    painted(40, 20, 32, (x) => (x % 2 === 0 ? 60 : 8)),
    FACE,
  )!;
  expect([seen.upperLidShare, seen.underEyeShare, seen.contrastShare]).toEqual([0.5, 0.8, 1.3]);
});

test('dark glass: dark regions without contrast', () => {
  expect(eyeOcclusion(painted(150, 15, 15, 15), FACE)).toEqual({
    upperLidShare: 0.1,
    underEyeShare: 0.1,
    contrastShare: 0,
  });
});

test('unknown when the cheeks are outside the picture', () => {
  expect(eyeOcclusion({ widthPx: 9, heightPx: 9, data: new Uint8Array(243) }, FACE)).toBeUndefined();
});
