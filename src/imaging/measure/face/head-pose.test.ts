import { expect, test } from 'vitest';

import { headPose } from './head-pose.ts';

type Spot = readonly [x: number, y: number, z: number];

/** Outer eye corners, sides of the face, forehead and chin of a head that looks straight ahead. */
const STRAIGHT: Readonly<Record<number, Spot>> = {
  33: [60, 80, 0],
  263: [140, 80, 0],
  234: [40, 100, 0],
  454: [160, 100, 0],
  10: [100, 30, 0],
  152: [100, 170, 0],
};

function mesh(points: Readonly<Record<number, Spot>>): Spot[] {
  return Array.from({ length: 478 }, (_, index) => points[index] ?? STRAIGHT[index] ?? [100, 100, 0]);
}

function clockwise(points: readonly Spot[], angleDeg: number): Spot[] {
  const [cos, sin] = [Math.cos((angleDeg * Math.PI) / 180), Math.sin((angleDeg * Math.PI) / 180)];
  return points.map(([x, y, z]) => [x * cos - y * sin, x * sin + y * cos, z]);
}

/** The picture's right cheek is farther away (larger z) when the head looks to the right. */
const RIGHT = mesh({ 234: [60, 100, -40], 454: [140, 100, 40] });
/** A chin nearer than the forehead looks up. */
const UP = mesh({ 10: [100, 50, 50], 152: [100, 150, -50] });

test('straight ahead: the mesh’s own 2.5° of pitch', () => {
  expect(headPose(mesh({}))).toEqual({ yawDeg: 0, pitchDeg: 2.5, rollDeg: 0 });
});

test('yaw to the picture’s right is positive', () => {
  expect(headPose(RIGHT)).toEqual({ yawDeg: expect.closeTo(45, 6), pitchDeg: 2.5, rollDeg: 0 });
});

test('pitch up is positive', () => {
  expect(headPose(UP)).toEqual({ yawDeg: 0, pitchDeg: expect.closeTo(47.5, 6), rollDeg: 0 });
});

test('roll is clockwise, and does not change yaw and pitch', () => {
  const leaning = headPose(clockwise(RIGHT, 30));
  expect(leaning.rollDeg).toBeCloseTo(30, 6);
  expect(leaning.yawDeg).toBeCloseTo(45, 6);
  expect(leaning.pitchDeg).toBeCloseTo(2.5, 6);
  expect(headPose(clockwise(UP, -80)).rollDeg).toBeCloseTo(-80, 6);
  expect(headPose(clockwise(UP, -80)).pitchDeg).toBeCloseTo(47.5, 6);
});
