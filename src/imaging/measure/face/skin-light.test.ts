import { expect, test } from 'vitest';

import type { Face } from '../../models/face/face.ts';
import { FACE_OVAL } from '../../models/face/face-landmarks.ts';
import { faceNormals } from '../../ops/light/face-normals.ts';
import { skinLight } from './skin-light.ts';

const SIDE = 128;

/** Every point of the mesh on a ring, so that eyes and lips are points without area. */
function face(): Face {
  const mesh: [number, number, number][] = Array.from({ length: 478 }, () => [64, 64, 0]);
  FACE_OVAL.forEach((index, i) => {
    const angle = (i / FACE_OVAL.length) * 2 * Math.PI;
    mesh[index] = [64 + 48 * Math.sin(angle), 64 - 48 * Math.cos(angle), 20];
  });
  return {
    box: { x: 0, y: 0, width: SIDE, height: SIDE },
    score: 1,
    mesh,
    yawDeg: 0,
    pitchDeg: 0,
    rollDeg: 0,
  };
}

function picture(colourAt: (x: number, y: number) => readonly [number, number, number]) {
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let i = 0; i < SIDE * SIDE; i++) data.set(colourAt(i % SIDE, Math.floor(i / SIDE)), i * 3);
  return { widthPx: SIDE, heightPx: SIDE, data };
}

const points = face().mesh.map(([x, y, z]) => ({ x, y, z }));
const normals = faceNormals(points, FACE_OVAL, SIDE, SIDE);

test('plain skin is the same everywhere, relative to its median', () => {
  const samples = skinLight(
    picture(() => [190, 140, 110]),
    face(),
    normals,
  );
  expect(samples.length).toBeGreaterThan(400);
  for (const { luminance } of samples) expect(luminance).toBeCloseTo(1, 3);
});

test('darker skin of the same colour is shade and is sampled; another colour is not skin and is excluded', () => {
  const shaded = skinLight(
    picture((x) => (x < 50 ? [100, 72, 55] : [190, 140, 110])),
    face(),
    normals,
  );
  expect(Math.min(...shaded.map((sample) => sample.luminance))).toBeLessThan(0.3);
  const green = skinLight(
    picture((x) => (x < 50 ? [60, 140, 60] : [190, 140, 110])),
    face(),
    normals,
  );
  expect(green.length).toBeLessThan(shaded.length - 100);
});
