import { expect, test } from 'vitest';

import { cropFace } from './face-crop.ts';

const SIDE = 100;

/** A face of 40 px from forehead to chin around (50, 50), rotated clockwise by `angleDeg`. */
function mesh(angleDeg: number): (readonly [number, number])[] {
  const angle = (angleDeg * Math.PI) / 180;
  const turned = (x: number, y: number): readonly [number, number] => [
    50 + x * Math.cos(angle) - y * Math.sin(angle),
    50 + x * Math.sin(angle) + y * Math.cos(angle),
  ];
  const points = Array.from({ length: 478 }, () => turned(0, 0));
  points[10] = turned(0, -20);
  points[152] = turned(0, 20);
  points[33] = turned(-12, -5);
  points[133] = turned(-6, -5);
  points[362] = turned(6, -5);
  points[263] = turned(12, -5);
  return points;
}

/** White left of `x` = 50, black right of it. */
function halves(): { widthPx: number; heightPx: number; data: Uint8Array } {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++) if (i % SIDE < 50) data.fill(255, i * 3, i * 3 + 3);
  return { widthPx: SIDE, heightPx: SIDE, data };
}

test('the face is in the middle at the wanted size', () => {
  const crop = cropFace(halves(), mesh(0), 8, 1.5);
  expect([crop.widthPx, crop.heightPx]).toEqual([8, 8]);
  const row = Array.from({ length: 8 }, (_, x) => crop.data[(4 * 8 + x) * 3]);
  expect(row).toEqual([255, 255, 255, 255, 0, 0, 0, 0]);
});

test('a rotated head becomes upright: an edge along the image becomes an edge across the crop', () => {
  const crop = cropFace(halves(), mesh(90), 8, 1.5);
  // After a quarter turn the image's left half is below the face.
  const column = Array.from({ length: 8 }, (_, y) => crop.data[(y * 8 + 4) * 3]);
  expect(column).toEqual([0, 0, 0, 0, 255, 255, 255, 255]);
});

test('outside the image its edge pixels repeat', () => {
  const white = { widthPx: 60, heightPx: 60, data: new Uint8Array(60 * 60 * 3).fill(255) };
  expect(Math.min(...cropFace(white, mesh(0), 8, 3).data)).toBe(255);
});
