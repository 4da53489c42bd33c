import { expect, test } from 'vitest';

import {
  meanSkin,
  SKIN_LANDMARKS,
  sideLightnessDifference,
  sideLightStops,
  skinColour,
  skinPatches,
} from './skin-patches.ts';

const W = 90;

/** Left half `left`, right half `right`. */
function picture(left: number, right: number): Uint8Array {
  const data = new Uint8Array(W * W * 3);
  for (let i = 0; i < W * W; i++) data.fill(i % W < W / 2 ? left : right, i * 3, i * 3 + 3);
  return data;
}

/** Landmarks alternate left and right cheek as in SKIN_LANDMARKS. */
const centres = SKIN_LANDMARKS.map((_, i) => ({
  x: i === 6 ? 20 : i % 2 === (i < 6 ? 0 : 1) ? 20 : 70,
  y: 10 + i * 8,
}));

test('light from the right is positive, in stops', () => {
  const patches = skinPatches(picture(100, 137), W, W, centres, 3);
  expect(sideLightStops(patches)).toBeCloseTo(1, 1);
});

test('a patch outside the picture is undefined', () => {
  const patches = skinPatches(picture(120, 120), W, W, [...centres.slice(0, 8), { x: 500, y: 500 }], 3);
  expect(patches[8]).toBeUndefined();
  expect(skinColour(patches)?.red).toBeCloseTo(0.188, 2);
});

test('the mean is of linear light, over the patches that are defined', () => {
  const patch = (light: number) => ({ red: light, green: light, blue: light });
  expect(meanSkin([patch(0.1), undefined, patch(0.5)])?.green).toBeCloseTo(0.3, 6);
  expect(meanSkin([undefined])).toBeUndefined();
});

test('a patch that reaches beyond the person is undefined', () => {
  const alpha = new Uint8Array(W * W).fill(255);
  alpha.fill(0, 0, 11 * W);
  const patches = skinPatches(picture(120, 120), W, W, centres, 3, alpha);
  expect(patches[0]).toBeUndefined();
  expect(patches[1]).toBeDefined();
});

test('measures the difference as people see it', () => {
  const grey = (level: number) => ({ red: level, green: level, blue: level });
  const face = (left: number, right: number) => [
    ...[left, right, left, right, left, right].map(grey),
    ...[undefined, grey(left), grey(right)],
  ];
  // CIE L* of 0.4 is 69.5, of 0.2 51.8, of 0.06 29.4, of 0.03 20.0.
  expect(sideLightnessDifference(face(0.2, 0.4))).toBeCloseTo(17.6, 0);
  expect(sideLightnessDifference(face(0.06, 0.03))).toBeCloseTo(-9.4, 0);
  expect(sideLightnessDifference([])).toBe(0);
});
