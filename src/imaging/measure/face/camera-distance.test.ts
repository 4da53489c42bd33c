import { expect, test } from 'vitest';

import { cameraDistanceMm, depthScale, pixelsPerMm } from './camera-distance.ts';

type Spot = readonly [x: number, y: number, z: number];

/** Irises 63 px apart (one pixel per millimetre), outer eye corners 90 px, sides of the face `widthPx` apart. */
function face(widthPx: number, noseZ = 0): Spot[] {
  const mesh: Spot[] = Array.from({ length: 478 }, () => [0, 0, 0]);
  mesh[468] = [-31.5, 0, 0];
  mesh[473] = [31.5, 0, 0];
  mesh[33] = [-45, 0, 0];
  mesh[263] = [45, 0, 0];
  mesh[234] = [-widthPx / 2, 0, 0];
  mesh[454] = [widthPx / 2, 0, 0];
  mesh[1] = [0, 0, noseZ];
  return mesh;
}

const turned = (mesh: readonly Spot[], angleDeg: number): Spot[] => {
  const [cos, sin] = [Math.cos((angleDeg * Math.PI) / 180), Math.sin((angleDeg * Math.PI) / 180)];
  return mesh.map(([x, y, z]) => [x * cos - y * sin, x * sin + y * cos, z]);
};
const larger = (mesh: readonly Spot[]): Spot[] => mesh.map(([x, y, z]) => [2 * x, 2 * y, z]);

test('pupils are 63 mm apart', () => {
  expect(pixelsPerMm(face(150))).toBeCloseTo(1, 6);
  expect(pixelsPerMm(larger(face(150)))).toBeCloseTo(2, 6);
  expect(pixelsPerMm(turned(face(150), 40))).toBeCloseTo(1, 6);
});

test('the angle of view and the shape are averaged as nearness', () => {
  // The sides are as wide as from afar, so only the angle of view counts: 56 mm ÷ (0.45 · 56 mm ÷ 900 mm).
  expect(cameraDistanceMm(face(1.636 * 90), 1000)).toBeCloseTo(2000, 6);
  // Sides hidden: 56 mm ÷ (0.45 · 56 ÷ 900 + 0.4 · (1.636 ÷ 1.5 − 1)).
  expect(cameraDistanceMm(face(1.5 * 90), 1000)).toBeCloseTo(871.369, 2);
});

test('the same face larger on the picture is nearer, on a larger picture it is not', () => {
  const mesh = face(1.636 * 90);
  expect(cameraDistanceMm(larger(mesh), 1000)).toBeCloseTo(1000, 6);
  expect(cameraDistanceMm(larger(mesh), 2000)).toBeCloseTo(2000, 6);
});

test('no farther than 10 m, and no angle of view nearer than 30 cm', () => {
  expect(cameraDistanceMm(face(2.4 * 90), 1000)).toBe(10_000);
  expect(cameraDistanceMm(face(1.636 * 90), 10)).toBeCloseTo(300 / 0.45, 6);
});

test('depth is scaled to that of faces: the nose is 0.657 of the width in front of the sides', () => {
  expect(depthScale(face(150, -49.275))).toBeCloseTo(2, 6);
  expect(depthScale(turned(face(150, -49.275), 30))).toBeCloseTo(2, 6);
  expect(depthScale(larger(face(75, -49.275)))).toBeCloseTo(2, 6);
});

test('depth is never made less, or more than three times as much', () => {
  expect(depthScale(face(150, -200))).toBe(1);
  expect(depthScale(face(150, -10))).toBe(3);
});
