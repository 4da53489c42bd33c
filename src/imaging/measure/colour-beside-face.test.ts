import { expect, test } from 'vitest';

import { drawnFace } from '../../../test/drawn-person.ts';
import type { RgbImage } from '../raster/image.ts';
import { colourBesideFace } from './colour-beside-face.ts';

const SIDE = 640;
const FACE = drawnFace();
const MIDDLE = FACE.mesh[1]![0];
const HAIR = [30, 28, 27] as const;

function picture(isHair: (x: number, y: number) => boolean): RgbImage {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++)
    data.set(isHair(i % SIDE, Math.floor(i / SIDE)) ? HAIR : [180, 190, 200], i * 3);
  return { widthPx: SIDE, heightPx: SIDE, data };
}

test('hair on both sides, on one, on none', () => {
  expect(
    colourBesideFace(
      picture(() => true),
      FACE,
      HAIR,
    ),
  ).toBe(1);
  expect(
    colourBesideFace(
      picture((x) => x > MIDDLE),
      FACE,
      HAIR,
    ),
  ).toBe(1);
  expect(
    colourBesideFace(
      picture(() => false),
      FACE,
      HAIR,
    ),
  ).toBe(0);
});

test('hair in the light is still hair, brown hair is no black one', () => {
  const hair = picture(() => true);
  expect(colourBesideFace(hair, FACE, [44, 42, 41])).toBe(1);
  expect(colourBesideFace(hair, FACE, [70, 45, 30])).toBe(0);
});

test('hair no longer than the ears', () => {
  const ears = FACE.mesh[234]![1];
  const share = colourBesideFace(
    picture((_, y) => y < ears),
    FACE,
    HAIR,
  );
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.8);
});
