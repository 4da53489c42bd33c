import { expect, test } from 'vitest';

import { drawnFace } from '../../../../test/drawn-person.ts';
import { scaledFace } from '../../models/face/face.ts';
import type { RgbImage } from '../../raster/image.ts';
import { cheekTexture, textureKept } from './texture-kept.ts';

/** The box has exactly the height at which faces are compared, so that nothing is resized, and contains the cheeks. */
const FACE = { ...drawnFace(), box: { x: 228, y: 125, width: 184, height: 224 } };

function grey(valueAt: (x: number, y: number) => number, side = 640): RgbImage {
  const data = new Uint8Array(side * side * 3);
  for (let i = 0; i < side * side; i++) data.fill(valueAt(i % side, Math.floor(i / side)), i * 3, i * 3 + 3);
  return { widthPx: side, heightPx: side, data };
}

test('plain skin has none', () => {
  expect(
    cheekTexture(
      grey(() => 120),
      FACE,
    ),
  ).toBeCloseTo(0, 9);
});

test('stripes a pixel wide have the energy that two blurs of five pixels remove', () => {
  // Each blur leaves a fifth of ±10, so 24 in 25 are taken away: (9.6 ÷ 100)².
  const stripes = grey((x) => (x % 2 === 0 ? 110 : 90));
  expect(cheekTexture(stripes, FACE)).toBeCloseTo(0.096 ** 2, 3);
  expect(
    cheekTexture(
      grey((_, y) => (y % 2 === 0 ? 110 : 90)),
      FACE,
    ),
  ).toBeCloseTo(0.096 ** 2, 3);
});

test('neither exposure nor a gradient of light counts', () => {
  const bright = cheekTexture(
    grey((x) => (x % 2 === 0 ? 220 : 180)),
    FACE,
  );
  expect(bright).toBeCloseTo(0.096 ** 2, 3);
  expect(
    cheekTexture(
      grey((x) => 20 + x / 4),
      FACE,
    ),
  ).toBeLessThan(1e-5);
});

test('only the cheeks count', () => {
  // Stripes over nose, eyes and mouth; both cheeks are outside 300–340, and above y = 310.
  expect(
    cheekTexture(
      grey((x) => (x > 300 && x < 340 && x % 2 === 0 ? 160 : 120)),
      FACE,
    ),
  ).toBeLessThan(1e-9);
  expect(
    cheekTexture(
      grey((x, y) => (y > 315 && x % 2 === 0 ? 160 : 120)),
      FACE,
    ),
  ).toBeLessThan(1e-9);
});

test('both faces are compared at the same size', () => {
  // Halved, stripes two pixels wide lose half of their ±20: three quarters of a stripe less a quarter of its neighbours.
  const large = grey((x) => (x % 4 < 2 ? 120 : 80), 1280);
  expect(cheekTexture(large, scaledFace(FACE, 2))).toBeCloseTo(0.096 ** 2, 3);
});

test('a small face is not judged, cheeks outside the picture have no texture', () => {
  expect(
    cheekTexture(
      grey(() => 120),
      { ...FACE, box: { ...FACE.box, height: 199 } },
    ),
  ).toBeUndefined();
  const elsewhere = { ...FACE, box: { x: 0, y: 400, width: 184, height: 224 } };
  expect(
    cheekTexture(
      grey((x) => x % 100),
      elsewhere,
    ),
  ).toBe(0);
});

test('kept texture is the ratio', () => {
  expect(textureKept(0.04, 0.03)).toBeCloseTo(0.75, 9);
  expect(textureKept(0, 0.03)).toBe(1);
  expect(textureKept(undefined, 0.03)).toBeUndefined();
  expect(textureKept(0.04, undefined)).toBeUndefined();
});

test('an edge through a cheek does not count as texture', () => {
  expect(
    cheekTexture(
      grey((x) => (x < 262 ? 220 : 120)),
      FACE,
    ),
  ).toBeLessThan(1e-6);
});
