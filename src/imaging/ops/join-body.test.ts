import { expect, test } from 'vitest';

import type { Face } from '../models/face.ts';
import type { AlphaImage } from '../raster/image.ts';
import { joinBody } from './join-body.ts';

const SIDE = 100;

/** Forehead at y 20, chin at y 50, 20 px wide. */
function face(): Face {
  const mesh = Array.from({ length: 478 }, () => [50, 35, 0] as const);
  mesh[10] = [50, 20, 0] as never;
  mesh[152] = [50, 50, 0] as never;
  return {
    mesh,
    box: { x: 40, y: 20, width: 20, height: 30 },
    score: 1,
    yawDeg: 0,
    pitchDeg: 0,
    rollDeg: 0,
  };
}

function matte(covered: (x: number, y: number) => boolean): AlphaImage {
  const data = new Uint8Array(SIDE * SIDE);
  for (let i = 0; i < data.length; i++) data[i] = covered(i % SIDE, Math.floor(i / SIDE)) ? 255 : 0;
  return { widthPx: SIDE, heightPx: SIDE, data };
}

const inHead = (x: number, y: number): boolean => x > 38 && x < 62 && y > 10 && y < 52;
const inBust = (x: number, y: number): boolean =>
  inHead(x, y) || (y >= 52 && Math.abs(x - 50) < 12 + (y - 52));

test('joins the body below the chin and keeps the outline of the head above it', () => {
  const wide = matte((x, y) => inBust(x, y) || (y < 50 && x > 20 && x < 80));
  const joined = joinBody(matte(inHead), wide, face());
  const at = (x: number, y: number): number => joined.data[y * SIDE + x]!;
  expect(at(50, 90)).toBe(255);
  expect(at(30, 25)).toBe(0);
  expect(at(50, 25)).toBe(255);
});
