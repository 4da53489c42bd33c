import { expect, test } from 'vitest';

import type { AlphaImage } from '../../raster/image.ts';
import { findTornEdge } from './torn-edge.ts';

const SIDE = 128;
/** Forehead at y 20, chin at y 52. */
const FACE = {
  box: { x: 50, y: 20, width: 28, height: 32 },
  mesh: Array.from({ length: 478 }, (_, index): readonly [number, number, number] =>
    index === 10 ? [64, 20, 0] : index === 152 ? [64, 52, 0] : [64, 36, 0],
  ),
};

const bust = (x: number, y: number): boolean =>
  (Math.abs(x - 64) < 16 && y > 12 && y < 60) || (y >= 60 && x > 30 && x < 98);

/** Returns the torn edge when the matte has the coverage `seen` and the cutout `kept`, 0–1. */
function torn(seen: (x: number, y: number) => number, kept: (x: number, y: number) => boolean = bust) {
  const matte: AlphaImage = { widthPx: SIDE, heightPx: SIDE, data: new Uint8Array(SIDE * SIDE) };
  const alpha = new Float32Array(SIDE * SIDE);
  for (let i = 0; i < SIDE * SIDE; i++) {
    const [x, y] = [i % SIDE, Math.floor(i / SIDE)];
    matte.data[i] = Math.round(255 * seen(x, y));
    alpha[i] = kept(x, y) ? 1 : 0;
  }
  return findTornEdge(matte, alpha, FACE);
}

test('a sleeve that the matte half covers and the cutout lost is a torn edge along the body', () => {
  const points = torn((x, y) => (bust(x, y) ? 1 : y > 60 && x <= 30 && x > 8 ? 0.8 : 0));
  expect(points.length).toBeGreaterThan(20);
  for (const { x, y } of points) expect(x > 26 && x < 32 && y > 58).toBe(true);
});

test('an outline on which matte and cutout agree is not torn, nor is a body that the cutout adds to the matte', () => {
  expect(torn((x, y) => (bust(x, y) ? 1 : 0))).toEqual([]);
  expect(torn((x, y) => (bust(x, y) && y < 90 ? 1 : 0))).toEqual([]);
});

test('removing something beside the head or far from the person tears nothing', () => {
  expect(torn((x, y) => (bust(x, y) || (x >= 80 && x < 100 && y < 40) ? 1 : 0))).toEqual([]);
  expect(torn((x, y) => (bust(x, y) || (x >= 108 && y > 70) ? 1 : 0))).toEqual([]);
});

test('a small tear is a lock of hair', () => {
  expect(torn((x, y) => (bust(x, y) || (x <= 30 && x > 22 && y > 70 && y < 76) ? 1 : 0))).toEqual([]);
});
