import { beforeAll, expect, test } from 'vitest';

import { drawPerson } from '../../../../test/drawn-person.ts';
import { humanFaces } from '../../../../test/human-faces.ts';
import type { Point, RgbImage } from '../../raster/image.ts';
import { mirroredCrop, pointInCrop, rectCrop, sampleCrop, squareCrop } from '../../raster/oriented-crop.ts';
import { rotateRgb } from '../../raster/rotate.ts';
import type { Face, FaceFinder } from './face.ts';
import { distancePx, LEFT_EYE, meshPoint, RIGHT_EYE } from './face-landmarks.ts';
import { createFaceFinder } from './mediapipe-face-finder.ts';
import { loadInstalledNetwork } from '../onnx-network.ts';

const { image } = drawPerson();
const SIDE_PX = image.widthPx;
let finder: FaceFinder;
let face: Face;

beforeAll(async () => {
  finder = await createFaceFinder(loadInstalledNetwork);
  face = await onlyFace(image);
}, 60_000);

async function onlyFace(picture: RgbImage): Promise<Face> {
  const faces = await finder.find(picture);
  expect(faces).toHaveLength(1);
  return faces[0]!;
}

/** Returns the distances of corresponding points as shares of the face's height, sorted. */
function shares(other: (index: number) => Point): number[] {
  return face.mesh
    .map((_, index) => distancePx(meshPoint(face, index), other(index)) / face.box.height)
    .toSorted((a, b) => a - b);
}

test('finds the face where Human finds it', { timeout: 60_000 }, async () => {
  const [human] = await humanFaces(image);
  expect(face.score).toBeCloseTo(human!.boxScore * human!.faceScore, 1);
  const off = shares((index) => ({ x: human!.mesh[index]![0], y: human!.mesh[index]![1] }));
  // Human runs the mesh once, on a less close crop.
  expect(off[off.length >> 1]).toBeLessThan(0.02);
});

test('eyes and irises are where they are drawn', () => {
  expect(face.mesh).toHaveLength(478);
  for (const [eye, x] of [
    [LEFT_EYE, 284],
    [RIGHT_EYE, 357],
  ] as const) {
    const iris = meshPoint(face, eye.irisCentre);
    expect(Math.hypot(iris.x - x, iris.y - 233)).toBeLessThan(4);
    expect(meshPoint(face, eye.lids[1]![0]).y).toBeLessThan(233);
    expect(meshPoint(face, eye.lids[1]![1]).y).toBeGreaterThan(233);
  }
});

test('a mirrored face has mirrored eyes', async () => {
  const whole = { x: 0, y: 0, width: SIDE_PX, height: SIDE_PX };
  const mirrored = await onlyFace(sampleCrop(image, mirroredCrop(rectCrop(whole)), SIDE_PX));
  for (const [left, right] of [
    [33, 263],
    [133, 362],
    [159, 386],
    [145, 374],
    [468, 473],
  ] as const) {
    const there = meshPoint(mirrored, right);
    const off = distancePx(meshPoint(face, left), { x: SIDE_PX - there.x, y: there.y });
    expect(off / face.box.height).toBeLessThan(0.02);
  }
});

test('a leaning face is meshed as the upright one', async () => {
  const leaning = squareCrop({ x: SIDE_PX / 2, y: SIDE_PX / 2 }, SIDE_PX, -0.5);
  const lean = await onlyFace(sampleCrop(image, leaning, SIDE_PX));
  expect(lean.rollDeg).toBeCloseTo(face.rollDeg + (0.5 * 180) / Math.PI, -1);
  const off = shares((index) => {
    const { x, y } = meshPoint(lean, index);
    return pointInCrop(leaning, x / SIDE_PX, y / SIDE_PX);
  });
  expect(off[off.length >> 1]).toBeLessThan(0.02);
});

test('detects the largest face of a rotated image', async () => {
  const upright = await finder.detectLargest(image, 0);
  expect(upright!.score).toBeCloseTo(face.score, 5);
  const turned = await finder.detectLargest(rotateRgb(image, 3), 1);
  expect(turned!.score).toBeCloseTo(upright!.score, 2);
  expect(turned!.rollDeg).toBeCloseTo(upright!.rollDeg, 0);
});

test('a plain image has no face', async () => {
  const bare = { widthPx: 300, heightPx: 200, data: new Uint8Array(300 * 200 * 3).fill(120) };
  expect(await finder.find(bare)).toEqual([]);
  expect(await finder.detectLargest(bare, 2)).toBeUndefined();
});
