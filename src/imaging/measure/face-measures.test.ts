import { expect, test } from 'vitest';

import type { Face } from '../models/face.ts';
import type { RgbImage } from '../raster/image.ts';
import { faceBlockiness } from './blockiness.ts';
import { eyeOpenness } from './eye-openness.ts';
import { faceExposure } from './exposure.ts';
import { headPose } from './head-pose.ts';
import { likeness } from './likeness.ts';
import { hashDistance, perceptualHash } from './perceptual-hash.ts';
import { faceSharpness } from './sharpness.ts';

const SIDE = 200;
type Mesh = [number, number, number][];

/** All points in the middle, then the few a measure reads. */
function meshWith(points: Readonly<Record<number, readonly [number, number, number?]>>): Mesh {
  const mesh: Mesh = Array.from({ length: 478 }, () => [SIDE / 2, SIDE / 2, 0]);
  for (const [index, [x, y, z]] of Object.entries(points)) mesh[Number(index)] = [x, y, z ?? 0];
  return mesh;
}

function faceWith(mesh: Mesh): Face {
  return {
    box: { x: 20, y: 20, width: 160, height: 160 },
    score: 1,
    mesh,
    yawDeg: 0,
    pitchDeg: 0,
    rollDeg: 0,
  };
}

function image(colour: (x: number, y: number) => number): RgbImage {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) data.fill(colour(x, y), (y * SIDE + x) * 3, (y * SIDE + x) * 3 + 3);
  return { widthPx: SIDE, heightPx: SIDE, data };
}

const FLAT_FACE = faceWith(meshWith({}));

test('pose: straight, turned to the picture’s right, leaning clockwise', () => {
  const straight = {
    33: [60, 80],
    263: [140, 80],
    234: [40, 100],
    454: [160, 100],
    10: [100, 30],
    152: [100, 170],
  } as const;
  expect(headPose(meshWith(straight))).toEqual({ yawDeg: 0, pitchDeg: 2.5, rollDeg: 0 });
  // The picture's right cheek is farther away (larger z) when the head looks to the right.
  const right = { ...straight, 234: [60, 100, -40], 454: [140, 100, 40] } as const;
  expect(headPose(meshWith(right)).yawDeg).toBeCloseTo(45);
  // A chin nearer than the forehead looks up.
  const up = { ...straight, 10: [100, 50, 30], 152: [100, 150, -30] } as const;
  expect(headPose(meshWith(up)).pitchDeg).toBeGreaterThan(20);
  const leaning = { ...straight, 33: [60, 60], 263: [140, 140] } as const;
  expect(headPose(meshWith(leaning)).rollDeg).toBeCloseTo(45);
});

test('eye openness is lid height over eye width, the mean of both', () => {
  const leftEye = {
    33: [40, 80],
    133: [80, 80],
    160: [50, 74],
    144: [50, 86],
    159: [60, 74],
    145: [60, 86],
    158: [70, 74],
    153: [70, 86],
  } as const;
  const rightShut = { 263: [160, 80], 362: [120, 80] } as const;
  const lids = {
    387: [150, 80],
    373: [150, 80],
    386: [140, 80],
    374: [140, 80],
    385: [130, 80],
    380: [130, 80],
  } as const;
  expect(eyeOpenness(faceWith(meshWith({ ...leftEye, ...rightShut, ...lids })))).toBeCloseTo(0.15);
});

test('exposure counts inside the oval only', () => {
  // A diamond: forehead, both sides and chin; every other oval point is put on its outline.
  const oval: Record<number, readonly [number, number]> = {};
  const outline = [
    10, 338, 297, 332, 284, 251, 389, 356, 454, 323, 361, 288, 397, 365, 379, 378, 400, 377, 152, 148, 176,
    149, 150, 136, 172, 58, 132, 93, 234, 127, 162, 21, 54, 103, 67, 109,
  ];
  outline.forEach((index, i) => {
    const angle = (i / outline.length) * 2 * Math.PI;
    oval[index] = [100 + 50 * Math.sin(angle), 100 - 50 * Math.cos(angle)];
  });
  const face = faceWith(meshWith(oval));
  const inside = (x: number, y: number) => Math.hypot(x - 99.5, y - 99.5) < 52;
  expect(
    faceExposure(
      image((x, y) => (inside(x, y) ? 120 : 255)),
      face,
    ),
  ).toEqual({
    meanLuma: expect.closeTo(120, 5),
    highlightLuma: 120,
    clippedShare: 0,
    darkShare: 0,
  });
  const half = faceExposure(
    image((x) => (x < 100 ? 255 : 5)),
    face,
  );
  expect(half.clippedShare).toBeCloseTo(0.5, 1);
  expect(half.darkShare).toBeCloseTo(0.5, 1);
});

test('sharpness falls with blur and does not care about contrast', () => {
  const stripes = (softness: number, contrast: number) =>
    image((x) => 128 + contrast * Math.tanh(Math.sin(x / 6) / softness));
  const sharp = faceSharpness(stripes(0.05, 100), FLAT_FACE);
  expect(faceSharpness(stripes(1, 100), FLAT_FACE)).toBeLessThan(sharp / 3);
  expect(faceSharpness(stripes(0.05, 50), FLAT_FACE) / sharp).toBeCloseTo(1, 1);
});

test('blockiness sees steps every eight pixels', () => {
  expect(
    faceBlockiness(
      image((x) => 100 + (x % 3)),
      FLAT_FACE,
    ),
  ).toBeLessThan(1.3);
  expect(
    faceBlockiness(
      image((x) => 100 + (Math.floor(x / 8) % 2) * 20 + (x % 2)),
      FLAT_FACE,
    ),
  ).toBeGreaterThan(10);
});

test('likeness is the cosine', () => {
  expect(likeness(Float32Array.of(1, 2), Float32Array.of(2, 4))).toBeCloseTo(1);
  expect(likeness(Float32Array.of(1, 0), Float32Array.of(1, 1))).toBeCloseTo(Math.SQRT1_2);
  expect(likeness(Float32Array.of(1, 0), Float32Array.of(-1, 0))).toBe(0);
  expect(likeness(Float32Array.of(0, 0), Float32Array.of(1, 1))).toBe(0);
});

test('the hash stays with brightness and size, changes with the mirror', () => {
  // Patches of 25 px in greys without a pattern.
  const grey = (n: number) => 40 + 160 * Math.abs((Math.sin(n * 127.1) * 43758.5453) % 1);
  const scene = (x: number, y: number) => grey(1 + Math.floor(x / 18) + 12 * Math.floor(y / 18));
  const hash = perceptualHash(image(scene));
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(hashDistance(hash, perceptualHash(image((x, y) => scene(x, y) * 0.8 + 20)))).toBeLessThanOrEqual(2);
  expect(hashDistance(hash, perceptualHash(image((x, y) => scene(SIDE - x, y))))).toBeGreaterThan(15);
});

test('hash distance counts bits', () => {
  expect(hashDistance('0000000000000000', 'ffffffffffffffff')).toBe(64);
  expect(hashDistance('8000000000000001', '0000000000000000')).toBe(2);
});
