import { expect, test } from 'vitest';

import { pointInCrop } from '../../raster/oriented-crop.ts';
import { type CropMesh, EYE_OUTPUT_LENGTH, eyeCrops, withEyes } from './eye-mesh.ts';

type Points = Record<number, readonly [number, number, number]>;

/** A face mesh in which all other points are at the corner. */
function meshOf(points: Points): CropMesh {
  return Array.from({ length: 468 }, (_, i) => points[i] ?? [0, 0, 0]);
}

const FRONTAL: Points = { 33: [50, 80, 0], 133: [70, 80, 0], 263: [140, 90, 10], 362: [120, 80, 0] };

/** An output of the network in which all other points are in the middle of its image. */
function outputOf(points: Points): Float32Array {
  const answer = new Float32Array(EYE_OUTPUT_LENGTH).map((_, i) => (i % 3 === 2 ? 0 : 32));
  for (const [index, values] of Object.entries(points)) answer.set(values, 3 * Number(index));
  return answer;
}

test('crops squares 2.3 times as wide as the eyes, the right one mirrored', () => {
  const [left, right] = eyeCrops(meshOf(FRONTAL));
  expect(pointInCrop(left, 0, 0)).toEqual({ x: 60 - 23, y: 80 - 23 });
  expect(pointInCrop(left, 1, 1)).toEqual({ x: 60 + 23, y: 80 + 23 });
  expect(pointInCrop(right, 0, 0)).toEqual({ x: 130 + 23, y: 85 - 23 });
  expect(pointInCrop(right, 1, 1)).toEqual({ x: 130 - 23, y: 85 + 23 });
});

test('puts contours and irises back where the eyes are', () => {
  const mesh = meshOf(FRONTAL);
  const leftAnswer = outputOf({ 0: [16, 32, 6], 71: [32, 48, 99] });
  const rightAnswer = outputOf({ 0: [16, 32, 0], 70: [64, 0, 0], 75: [0, 64, 99] });
  const eyes = withEyes(mesh, eyeCrops(mesh), [leftAnswer, rightAnswer]);
  expect(eyes).toHaveLength(478);
  expect(eyes[33]).toEqual([37 + 46 / 4, 80, 3]);
  expect(eyes[263]).toEqual([153 - 46 / 4, 85, 5]);
  expect(eyes[417]).toEqual([107, 62, 0]); // the last of the brow
  expect(eyes[468]!.slice(0, 2)).toEqual([60, 57 + (46 * 3) / 4]);
  expect(eyes[477]!.slice(0, 2)).toEqual([153, 108]);
  expect(eyes[1]).toEqual([0, 0, 0]);
});

test("the iris is as deep as the lids, not as the network's guess", () => {
  const mesh = meshOf({ ...FRONTAL, 159: [60, 70, -4], 145: [60, 90, 8] });
  const eyes = withEyes(mesh, eyeCrops(mesh), [outputOf({}), outputOf({})]);
  // The lids' own depths are averaged with the network's, which are 0.
  expect(eyes.slice(468, 473).map(([, , z]) => z)).toEqual([1, 1, -2, 1, 4]);
});

test('on a head turned aside only the lids of the nearer eye are moved', () => {
  const mesh = meshOf({ ...FRONTAL, 263: [140, 90, 50] });
  const eyes = withEyes(mesh, eyeCrops(mesh), [outputOf({ 0: [16, 32, 0] }), outputOf({ 0: [16, 32, 0] })]);
  expect(eyes[33]![0]).toBeCloseTo(37 + 46 / 4);
  expect(eyes[55]).toEqual([0, 0, 0]); // its brow
  expect(eyes[263]).toEqual([140, 90, 50]);
  expect(eyes).toHaveLength(478);
});
