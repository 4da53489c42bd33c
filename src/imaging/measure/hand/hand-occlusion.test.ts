import { expect, test } from 'vitest';

import { FACE_OVAL } from '../../models/face/face-landmarks.ts';
import type { Point } from '../../raster/image.ts';
import { handOcclusion } from './hand-occlusion.ts';

/** A round face of 100 pixels. */
const mesh = Array.from({ length: 478 }, (): [number, number, number] => [50, 50, 0]);
for (const [i, index] of FACE_OVAL.entries()) {
  const angle = (i / FACE_OVAL.length) * 2 * Math.PI;
  mesh[index] = [50 + 50 * Math.sin(angle), 50 - 50 * Math.cos(angle), 0];
}
const FACE = { box: { x: 0, y: 0, width: 100, height: 100 }, mesh };

/** A hand 100 pixels long that points up. All its points are on a line, so it is 14 wide. */
function handAt(wrist: Point): { readonly points: readonly Point[] } {
  const fingers = Array.from({ length: 20 }, (_, i) => ({ x: wrist.x, y: wrist.y - 25 * ((i % 4) + 1) }));
  return { points: [wrist, ...fingers] };
}

test('a hand across the face covers the strip behind it', () => {
  // 14 of 80 pixels across the middle of a circle are 0.22 of it.
  expect(handOcclusion(FACE, handAt({ x: 50, y: 100 }))).toBeCloseTo(0.22, 1);
});

test('a hand that ends below the chin, or beside the face, covers nothing', () => {
  expect(handOcclusion(FACE, handAt({ x: 50, y: 208 }))).toBe(0);
  expect(handOcclusion(FACE, handAt({ x: 112, y: 100 }))).toBe(0);
});

test('a fingertip on the cheek covers little, one on its edge nothing', () => {
  const share = handOcclusion(FACE, handAt({ x: 30, y: 180 }));
  expect(share).toBeGreaterThan(0.01);
  expect(share).toBeLessThan(0.05);
  expect(handOcclusion(FACE, handAt({ x: 50, y: 197 }))).toBe(0);
});
