import { expect, test } from 'vitest';

import { drawnFace } from '../../../../test/drawn-person.ts';
import type { Face } from '../../models/face/face.ts';
import { eyeOpenness } from './eye-openness.ts';

/** Eyes 40 wide; `left` and `right` are the distances of the lids at their three pairs of points. */
function eyes(left: readonly number[], right: readonly number[]): Face {
  const mesh = drawnFace().mesh.map((spot) => [...spot] as [number, number, number]);
  const put = (index: number, x: number, y: number): void => void (mesh[index] = [x, y, 0]);
  put(33, 40, 80);
  put(133, 80, 80);
  put(362, 120, 80);
  put(263, 160, 80);
  const lids = [
    [160, 144, left[0]!],
    [159, 145, left[1]!],
    [158, 153, left[2]!],
    [387, 373, right[0]!],
    [386, 374, right[1]!],
    [385, 380, right[2]!],
  ] as const;
  for (const [upper, lower, apart] of lids) {
    put(upper, 60, 80 - apart / 2);
    put(lower, 60, 80 + apart / 2);
  }
  return { ...drawnFace(), mesh };
}

test('lid height ÷ eye width', () => {
  expect(eyeOpenness(eyes([12, 12, 12], [12, 12, 12]))).toBeCloseTo(0.3, 6);
  expect(eyeOpenness(eyes([8, 16, 12], [12, 8, 16]))).toBeCloseTo(0.3, 6);
});

test('the mean of both eyes: one shut is half', () => {
  expect(eyeOpenness(eyes([12, 12, 12], [0, 0, 0]))).toBeCloseTo(0.15, 6);
  expect(eyeOpenness(eyes([0, 0, 0], [12, 12, 12]))).toBeCloseTo(0.15, 6);
});

test('a head that leans has the same eyes', () => {
  const face = eyes([12, 12, 12], [8, 8, 8]);
  const leaning = { ...face, mesh: face.mesh.map(([x, y, z]) => [-y, x, z] as const) };
  expect(eyeOpenness(leaning)).toBeCloseTo(0.25, 6);
});
