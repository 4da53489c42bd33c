import { expect, test } from 'vitest';

import { cameraDistanceMm } from '../../measure/face/camera-distance.ts';
import type { Point } from '../../raster/image.ts';
import { lensCorrection } from './lens-correction.ts';
import type { LensField, Place } from './lens-field.ts';

type Mesh = [x: number, y: number, z: number][];

/** A face 190 mm high and 150 mm wide on half an egg, 0 at the eyes' depth; millimetres, y down. */
const LANDMARKS: Readonly<Record<number, readonly [x: number, y: number]>> = {
  1: [0, 35],
  10: [0, -70],
  152: [0, 95],
  33: [-45, 0],
  263: [45, 0],
  234: [-74, 5],
  454: [74, 5],
  468: [-31.5, 0],
  473: [31.5, 0],
};

function depthMm(x: number, y: number): number {
  const inside = Math.max(0, 1 - (x / 75) ** 2 - ((y - 12) / 140) ** 2);
  const nose = 18 * Math.exp(-((x / 14) ** 2) - ((y - 35) / 18) ** 2);
  return 57 - 75 * Math.sqrt(inside) - nose;
}

/** Projects that face to a camera straight in front of it: perspective, one pixel per millimetre at the eyes. */
function photographed(distanceMm: number): Mesh {
  return Array.from({ length: 478 }, (_, i) => {
    const turn = i * 2.399963;
    const reach = Math.sqrt((i + 0.5) / 478);
    const [x, y] = LANDMARKS[i] ?? [72 * reach * Math.cos(turn), 12 + 83 * reach * Math.sin(turn)];
    const z = i === 468 || i === 473 ? 0 : depthMm(x, y);
    const scale = distanceMm / (distanceMm + z);
    return [300 + x * scale, 300 + y * scale, z];
  });
}

/** Returns the points relative to their middle, in the scale of the face's sides. */
function shape(points: readonly Point[]): Point[] {
  const face = points.slice(0, 468);
  const width = points[454]!.x - points[234]!.x;
  const middle = {
    x: face.reduce((sum, { x }) => sum + x, 0) / face.length,
    y: face.reduce((sum, { y }) => sum + y, 0) / face.length,
  };
  return face.map(({ x, y }) => ({ x: (150 * (x - middle.x)) / width, y: (150 * (y - middle.y)) / width }));
}

function meanGap(one: readonly Point[], two: readonly Point[]): number {
  return one.reduce((sum, { x, y }, i) => sum + Math.hypot(x - two[i]!.x, y - two[i]!.y), 0) / one.length;
}

const points = (mesh: Mesh): Point[] => mesh.map(([x, y]) => ({ x, y }));
const correctionFrom = (distanceMm: number): LensField =>
  lensCorrection(photographed(distanceMm), distanceMm)!;

test.each([
  { distanceMm: 400, beforeMm: 4.6, afterMm: 2.5 }, // here the bound holds it back
  { distanceMm: 550, beforeMm: 2.9, afterMm: 1.2 },
  { distanceMm: 640, beforeMm: 2.2, afterMm: 0.9 },
])('a face from $distanceMm mm looks as from 1.5 m', ({ distanceMm, beforeMm, afterMm }) => {
  const near = points(photographed(distanceMm));
  const corrected = near.map(correctionFrom(distanceMm).toCorrected);
  const portrait = shape(points(photographed(1500)));
  expect(meanGap(shape(near), portrait)).toBeCloseTo(beforeMm, 0);
  expect(meanGap(shape(corrected), portrait)).toBeLessThan(afterMm);
});

test('a face photographed from far away is not corrected', () => {
  expect(lensCorrection(photographed(1000), 1000)).toBeUndefined();
  expect(cameraDistanceMm(photographed(3000), 9000)).toBeGreaterThan(1000);
});

test('a selfie is distinguished from a portrait by its size in the photo and its hidden sides', () => {
  const selfie = cameraDistanceMm(photographed(400), 440);
  expect(selfie).toBeGreaterThan(350);
  expect(selfie).toBeLessThan(650);
  expect(cameraDistanceMm(photographed(1500), 1600)).toBeGreaterThan(1000);
});

test('moves are bounded, end outside the head, never fold, and points go where the pixels go', () => {
  const { toSource, toCorrected } = correctionFrom(300);
  const displaced = (x: number, y: number): Place => {
    const place: Place = [x, y];
    toSource(place);
    return place;
  };
  let longest = 0;
  for (let y = 100; y < 500; y += 3)
    for (let x = 100; x < 500; x += 3) {
      const [a, right, down] = [displaced(x, y), displaced(x + 1, y), displaced(x, y + 1)];
      longest = Math.max(longest, Math.hypot(a[0] - x, a[1] - y));
      const area = (right[0] - a[0]) * (down[1] - a[1]) - (right[1] - a[1]) * (down[0] - a[0]);
      expect(area).toBeGreaterThan(0.6);
      const back = toCorrected({ x: a[0], y: a[1] });
      expect(Math.hypot(back.x - x, back.y - y)).toBeLessThan(0.01);
    }
  expect(longest).toBeGreaterThan(3);
  expect(longest).toBeLessThan(0.035 * 190);
  expect(displaced(130, 130)).toEqual([130, 130]);
  expect(displaced(300, 500)).toEqual([300, 500]);
});
