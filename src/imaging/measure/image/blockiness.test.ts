import { expect, test } from 'vitest';

import { drawnFace } from '../../../../test/drawn-person.ts';
import type { RgbImage } from '../../raster/image.ts';
import { faceBlockiness } from './blockiness.ts';

/** The box contains twenty block boundaries, at x = 24 up to 176. */
const FACE = { ...drawnFace(), box: { x: 20, y: 20, width: 160, height: 100 } };

function grey(valueAt: (x: number, y: number) => number): RgbImage {
  const data = Uint8Array.from({ length: 200 * 120 * 3 }, (_, i) =>
    valueAt(Math.floor(i / 3) % 200, Math.floor(i / 600)),
  );
  return { widthPx: 200, heightPx: 120, data };
}

const blocks = (x: number): number => 100 + (Math.floor(x / 8) % 2) * 20 + (x % 2);

test('the step where blocks meet ÷ that everywhere else', () => {
  // Ten boundaries of +20 − 1 and ten of −20 − 1, between steps of 1.
  expect(faceBlockiness(grey(blocks), FACE)).toBeCloseTo(20, 6);
});

test('texture without blocks gives 1, and so does none at all', () => {
  expect(
    faceBlockiness(
      grey((x) => 100 + (x % 2) * 5),
      FACE,
    ),
  ).toBeCloseTo(1, 6);
  expect(
    faceBlockiness(
      grey(() => 100),
      FACE,
    ),
  ).toBe(1);
});

test('only JPEG’s own grid counts: no shifted blocks, no rows, nothing outside the face', () => {
  expect(
    faceBlockiness(
      grey((x) => blocks(x + 4)),
      FACE,
    ),
  ).toBeLessThan(0.4);
  expect(
    faceBlockiness(
      grey((_, y) => blocks(y)),
      FACE,
    ),
  ).toBe(1);
  const outside = grey((x, y) => (y < 20 || y >= 110 ? blocks(x) : 100 + (x % 2)));
  expect(faceBlockiness(outside, { ...FACE, box: { ...FACE.box, height: 90 } })).toBeCloseTo(1, 6);
});

test('a face that reaches beyond the picture', () => {
  const box = { x: -30, y: -30, width: 400, height: 400 };
  expect(faceBlockiness(grey(blocks), { ...FACE, box })).toBeCloseTo(20, 0);
});
