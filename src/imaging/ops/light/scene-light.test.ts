import { expect, test } from 'vitest';

import type { NormalMap } from './face-normals.ts';
import { lightFactors, sceneLight } from './scene-light.ts';

/** Three cells of a face: the left cheek, the middle, the right cheek. */
const FACE: NormalMap = {
  widthPx: 3,
  heightPx: 1,
  cellPx: 1,
  x: Float32Array.of(-0.5, 0, 0.5),
  y: new Float32Array(3),
  z: Float32Array.of(0.866, 1, 0.866),
  face: new Float32Array(3).fill(1),
  near: new Float32Array(3).fill(1),
};

const WHITE = [1, 1, 1] as const;
const AMBER = [1.3, 1, 0.5] as const;
const KEY = { azimuthDeg: 50, elevationDeg: 20, colour: WHITE, stops: 0.5 };

test('the key is brighter on its side by about its stops, and changes sides with a mirrored scene', () => {
  const { stops } = sceneLight(FACE, { key: KEY, ambient: WHITE }, false);
  expect(stops[2]! - stops[0]!).toBeGreaterThan(0.4);
  expect(stops[2]! - stops[0]!).toBeLessThan(0.6);
  expect(stops[1]).toBe(0);
  const mirrored = sceneLight(FACE, { key: KEY, ambient: WHITE }, true).stops;
  expect(mirrored[0]).toBeCloseTo(stops[2]!, 6);
});

test('white light tints nothing; an amber key warms its side more than the other', () => {
  const white = lightFactors(sceneLight(FACE, { key: KEY, ambient: WHITE }, false), {
    stops: 0,
    warmthShare: 1,
  });
  for (let i = 0; i < 9; i += 3) expect(white.data[i]).toBeCloseTo(white.data[i + 2]!, 6);
  const amber = sceneLight(FACE, { key: { ...KEY, colour: AMBER }, ambient: WHITE }, false);
  expect(amber.warmth[2]).toBeGreaterThan(amber.warmth[0]! + 0.1);
});

test('green light does not tint a face', () => {
  const { warmth } = sceneLight(FACE, { key: KEY, ambient: [0.7, 1.3, 0.7] }, false);
  for (const value of warmth) expect(value).toBeCloseTo(0, 6);
});

test('far from the face the key shapes half as much', () => {
  const far = sceneLight({ ...FACE, near: new Float32Array(3) }, { key: KEY, ambient: WHITE }, false);
  const near = sceneLight(FACE, { key: KEY, ambient: WHITE }, false);
  expect(far.stops[2]).toBeCloseTo(near.stops[2]! / 2, 6);
});

test('clothes get more of the warmth than the face', () => {
  const far = sceneLight({ ...FACE, near: new Float32Array(3) }, { key: KEY, ambient: AMBER }, false);
  const near = sceneLight(FACE, { key: KEY, ambient: AMBER }, false);
  expect(far.warmth[1]! / near.warmth[1]!).toBeCloseTo(1.7, 3);
});

test('factors are for coded values: a stop is a factor of about 1.37', () => {
  const light = { widthPx: 1, heightPx: 1, stops: Float32Array.of(0.5), warmth: Float32Array.of(0.4) };
  const { data } = lightFactors(light, { stops: 0.5, warmthShare: 0.5 });
  expect(data[1]).toBeCloseTo(2 ** (1 / 2.2), 5);
  expect(data[0]! / data[1]!).toBeCloseTo(2 ** (0.2 / 2.2), 5);
  expect(data[2]! / data[1]!).toBeCloseTo(2 ** (-0.2 / 2.2), 5);
});
