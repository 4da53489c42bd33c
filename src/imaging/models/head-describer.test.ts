import { beforeAll, expect, test } from 'vitest';

import { drawPerson } from '../../../test/drawn-person.ts';
import { paintHat } from '../../../test/paint-on-face.ts';
import { hatScore } from '../measure/face/occlusion-scores.ts';
import type { RgbImage } from '../raster/image.ts';
import { resizeRgb } from '../raster/resize.ts';
import { rotatePoint, rotateRgb } from '../raster/rotate.ts';
import { CAUTION_LIMITS } from '../recipes/selfie/selfie-limits.ts';
import { type Face, scaledFace } from './face/face.ts';
import { DESCRIPTION_NUMBERS, type HeadDescriber } from './head.ts';
import { createHeadDescriber } from './head-describer.ts';
import { loadInstalledNetwork } from './onnx-network.ts';

const { image, face } = drawPerson();
let describer: HeadDescriber;
beforeAll(async () => {
  describer = await createHeadDescriber(loadInstalledNetwork);
});

/** Returns the distance of two descriptions: 0 when equal, 1 when they have nothing in common. */
function unlike(a: Float32Array, b: Float32Array): number {
  const norm = (values: Float32Array): number => Math.hypot(...values);
  return norm(a.map((value, i) => value - b[i]!)) / (norm(a) + norm(b));
}

test('describes a head on its side, and one half as large, the same', async () => {
  const seen = await describer.describe(image, face);
  const upright = seen.forehead;
  for (const numbers of [upright, seen.crown, seen.beside, seen.mouth, ...seen.eyes])
    expect(numbers).toHaveLength(DESCRIPTION_NUMBERS);

  const turnedMesh = face.mesh.map(([x, y, z]): [number, number, number] => {
    const place = rotatePoint({ x, y }, image.widthPx, image.heightPx, 1);
    return [place.x, place.y, z];
  });
  const lying: Face = { ...face, mesh: turnedMesh };
  expect(unlike((await describer.describe(rotateRgb(image, 1), lying)).forehead, upright)).toBeLessThan(0.02);

  const half = resizeRgb(image, image.widthPx / 2, image.heightPx / 2);
  expect(unlike((await describer.describe(half, scaledFace(face, 0.5))).forehead, upright)).toBeLessThan(0.1);
});

// Fringes are tested on photos (selfie-check-headwear.test.ts), because drawn hair is as smooth as cloth.
test('distinguishes cloth over the brows from skin', async () => {
  const likeness = async (picture: RgbImage) => hatScore(await describer.describe(picture, face));
  const black = await likeness(paintHat(image, face, [25, 25, 28]));
  expect(black).toBeGreaterThan(CAUTION_LIMITS.minHatScore);
  expect(await likeness(paintHat(image, face, [196, 148, 122]))).toBeGreaterThan(0); // of the skin's own colour
  expect(await likeness(image)).toBeLessThan(-0.3);
});
