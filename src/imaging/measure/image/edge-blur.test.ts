import { expect, test } from 'vitest';

import { LEFT_EYE, RIGHT_EYE } from '../../models/face/face-landmarks.ts';
import type { Point } from '../../raster/image.ts';
import { edgeBlurPx } from './edge-blur.ts';

const SIDE = 120;

/** Two dark discs, the eyes, whose edges are those of ideal ones blurred by a Gaussian of `sigmaPx`. */
function eyes(sigmaPx: number, radiusPx = 8) {
  const centres = [
    { x: 35, y: 60 },
    { x: 85, y: 60 },
  ];
  const mesh: Point[] = Array.from({ length: 478 }, () => ({ x: 60, y: 60 }));
  [LEFT_EYE, RIGHT_EYE].forEach(({ contour }, eye) =>
    contour.forEach((index, k) => {
      const angle = (2 * Math.PI * k) / contour.length;
      const { x, y } = centres[eye]!;
      mesh[index] = { x: x + radiusPx * 1.4 * Math.cos(angle), y: y + radiusPx * Math.sin(angle) };
    }),
  );
  const rgb = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    const outside = Math.min(...centres.map((centre) => Math.hypot(x - centre.x, y - centre.y))) - radiusPx;
    // The logistic function is within 1 % of the normal distribution's integral.
    const share = 1 / (1 + Math.exp((-1.702 * outside) / sigmaPx));
    rgb.fill(60 + 140 * share, i * 3, i * 3 + 3);
  }
  return edgeBlurPx({ widthPx: SIDE, heightPx: SIDE, rgb }, mesh);
}

test.each([0.7, 1, 1.5, 2.5])('finds the blur of an eye’s edges: %d pixels', (sigmaPx) => {
  // A pixel itself blurs a little.
  expect(eyes(sigmaPx)).toBeGreaterThan(0.85 * sigmaPx - 0.1);
  expect(eyes(sigmaPx)).toBeLessThan(1.1 * sigmaPx + 0.2);
});

test('is undefined for eyes that are too small', () => {
  expect(eyes(1, 2)).toBeUndefined();
});

test('a plane without any edge does not count as sharp', () => {
  const mesh = Array.from({ length: 478 }, (_, i) => ({ x: 30 + (i % 60), y: 40 + (i % 40) }));
  const rgb = new Uint8Array(SIDE * SIDE * 3).fill(120);
  expect(edgeBlurPx({ widthPx: SIDE, heightPx: SIDE, rgb }, mesh)).toBe(4);
});
