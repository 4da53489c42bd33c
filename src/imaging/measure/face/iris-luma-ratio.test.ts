import { expect, test } from 'vitest';

import { drawnFace } from '../../../../test/drawn-person.ts';
import type { Face } from '../../models/face/face.ts';
import { LEFT_EYE, RIGHT_EYE } from '../../models/face/face-landmarks.ts';
import type { Point, RgbImage } from '../../raster/image.ts';
import { visitPolygonRows } from '../../raster/polygon.ts';
import { cheekPolygons, underEyePolygons, upperLidPolygons } from './face-regions.ts';
import { irisLumaRatio } from './iris-luma-ratio.ts';

const SIDE = 640;
const RADIUS = 10;

/** Irises of 10 pixels in the drawn face's eyes. */
const FACE = ((): Face => {
  const mesh = [...drawnFace().mesh];
  for (const { irisCentre } of [LEFT_EYE, RIGHT_EYE]) {
    const [x, y, z] = mesh[irisCentre]!;
    for (const [i, [dx, dy]] of [
      [1, 0],
      [0, -1],
      [-1, 0],
      [0, 1],
    ].entries())
      mesh[irisCentre + 1 + i] = [x + RADIUS * dx!, y + RADIUS * dy!, z];
  }
  return { ...drawnFace(), mesh };
})();

/** Each region in one grey; everything else is 7. */
function painted(cheeks: number, lids: number, under: number, irises: readonly [number, number]): RgbImage {
  const data = new Uint8Array(SIDE * SIDE * 3).fill(7);
  const paint = (polygons: readonly (readonly Point[])[], grey: number): void => {
    for (const polygon of polygons)
      visitPolygonRows(polygon, SIDE, SIDE, (y, from, to) =>
        data.fill(grey, (y * SIDE + from) * 3, (y * SIDE + to) * 3),
      );
  };
  paint(cheekPolygons(FACE), cheeks);
  paint(underEyePolygons(FACE), under);
  paint(upperLidPolygons(FACE), lids);
  for (const [i, { irisCentre }] of [LEFT_EYE, RIGHT_EYE].entries()) {
    const [x, y] = FACE.mesh[irisCentre]!;
    const [left, right] = [x - RADIUS, x + RADIUS];
    const [top, bottom] = [y - RADIUS, y + RADIUS];
    paint(
      [
        [
          { x: left, y: top },
          { x: right, y: top },
          { x: right, y: bottom },
          { x: left, y: bottom },
        ],
      ],
      irises[i]!,
    );
  }
  return { widthPx: SIDE, heightPx: SIDE, data };
}

test('luma of the iris ÷ the geometric mean of the skin around', () => {
  expect(irisLumaRatio(painted(125, 64, 216, [30, 30]), FACE)).toBeCloseTo(30 / 120, 6);
});

test('closed lids are as pale as the skin, whether dark or light', () => {
  expect(irisLumaRatio(painted(180, 180, 180, [180, 180]), FACE)).toBeCloseTo(1, 6);
  expect(irisLumaRatio(painted(40, 40, 40, [40, 40]), FACE)).toBeCloseTo(1, 6);
});

test('one visible iris is enough', () => {
  expect(irisLumaRatio(painted(100, 100, 100, [100, 20]), FACE)).toBeCloseTo(0.2, 6);
});

test('unknown when the cheeks are outside the picture', () => {
  expect(irisLumaRatio({ widthPx: 9, heightPx: 9, data: new Uint8Array(243) }, FACE)).toBeUndefined();
});
