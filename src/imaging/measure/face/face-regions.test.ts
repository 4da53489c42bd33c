import { expect, test } from 'vitest';

import { drawnFace } from '../../../../test/drawn-person.ts';
import { LEFT_EYE, LIPS, meshPolygon, RIGHT_EYE } from '../../models/face/face-landmarks.ts';
import type { Point } from '../../raster/image.ts';
import { cheekPolygons, underEyePolygons, upperLidPolygons } from './face-regions.ts';

const FACE = drawnFace();
const MIDDLE = 320;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boxOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const eyes = [LEFT_EYE, RIGHT_EYE].map(({ contour }) => boxOf(meshPolygon(FACE, contour)));
const lips = boxOf(meshPolygon(FACE, LIPS));

test.each([
  ['cheeks', cheekPolygons],
  ['upper lids', upperLidPolygons],
  ['under the eyes', underEyePolygons],
])('%s: first the picture’s left, then the right, none across the nose', (_, polygons) => {
  const [left, right] = polygons(FACE).map(boxOf);
  expect(left!.right).toBeLessThan(MIDDLE);
  expect(right!.left).toBeGreaterThan(MIDDLE);
});

test('from the brows down: upper lid, eye, under the eye, cheek, lips', () => {
  const [lids, under, cheeks] = [upperLidPolygons, underEyePolygons, cheekPolygons].map((of) =>
    of(FACE).map(boxOf),
  );
  for (const side of [0, 1]) {
    const brow = boxOf(meshPolygon(FACE, [LEFT_EYE, RIGHT_EYE][side]!.browTop));
    expect(lids![side]!.top).toBeGreaterThan(brow.bottom);
    expect(lids![side]!.bottom).toBeLessThan(eyes[side]!.top);
    expect(under![side]!.bottom).toBeGreaterThan(eyes[side]!.bottom);
    expect(cheeks![side]!.top).toBeGreaterThan(eyes[side]!.bottom);
    expect(cheeks![side]!.bottom).toBeLessThan(lips.top);
  }
});

test('the regions under the eyes exclude the eyes', () => {
  const [left] = underEyePolygons(FACE);
  const inner = left!.filter(({ x }) => Math.abs(x - (eyes[0]!.left + eyes[0]!.right) / 2) < 8);
  for (const { y } of inner) expect(y).toBeGreaterThan(eyes[0]!.bottom);
});
