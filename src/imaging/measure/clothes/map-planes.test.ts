import { expect, test } from 'vitest';

import { drawPerson } from '../../../../test/drawn-person.ts';
import { meshPoint } from '../../models/face/face-landmarks.ts';
import { sampleCrop } from '../../raster/oriented-crop.ts';
import { rotatePoint } from '../../raster/rotate.ts';
import {
  faceHeightPx,
  faceInCrop,
  MAP_CELLS,
  MAP_SIDE_PX,
  mapCrop,
  mapPlanes,
  PLANE_COUNT,
} from './map-planes.ts';

const { image, face } = drawPerson();
const CHIN = 152;

test('the chin is at the same position of every crop and the face has one height', () => {
  const lying = {
    ...face,
    mesh: face.mesh.map(([x, y, z]): [number, number, number] => {
      const turned = rotatePoint({ x: x / 2, y: y / 2 }, image.widthPx / 2, image.heightPx / 2, 1);
      return [turned.x, turned.y, z];
    }),
  };
  for (const seen of [face, lying]) {
    const inCrop = faceInCrop(seen, mapCrop(seen));
    expect(meshPoint(inCrop, CHIN).x).toBeCloseTo(256);
    expect(meshPoint(inCrop, CHIN).y).toBeCloseTo(250);
    expect(faceHeightPx(inCrop)).toBeCloseTo(150);
  }
});

test('cells of the cheeks are like skin, and all planes are of about unit size', () => {
  const crop = mapCrop(face);
  const inCrop = faceInCrop(face, crop);
  const coverage = new Float32Array(MAP_CELLS * MAP_CELLS).fill(1);
  const planes = mapPlanes(sampleCrop(image, crop, MAP_SIDE_PX), coverage, inCrop);
  const size = MAP_CELLS * MAP_CELLS;
  const skinUnlikeness = planes.subarray(12 * size, 13 * size);
  const cheek = meshPoint(inCrop, 205);
  const at = Math.floor(cheek.y / 4) * MAP_CELLS + Math.floor(cheek.x / 4);
  expect(skinUnlikeness[at]).toBeLessThan(0.25);
  expect(Math.max(...skinUnlikeness)).toBeGreaterThan(0.5);
  expect(planes).toHaveLength(PLANE_COUNT * size);
  for (const value of planes) if (!(Math.abs(value) < 8)) throw new Error(`a plane has ${value}`);
});
