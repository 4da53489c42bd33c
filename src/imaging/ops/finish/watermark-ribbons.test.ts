import { expect, test } from 'vitest';

import { seededRandom } from '../../scenes/seeded-random.ts';
import { type FreeFace, placeRibbons, ribbonCover } from './watermark-ribbons.ts';

const SIZE = { widthPx: 512, heightPx: 640 };

/** Returns eyes and mouth as boxes around their centres. */
function faceAt(eyeY: number, mouthY: number, tilt = 0): FreeFace {
  const box = (x: number, y: number, halfX: number, halfY: number) => [
    { x: x - halfX, y },
    { x: x + halfX, y },
    { x, y: y - halfY },
    { x, y: y + halfY },
  ];
  return {
    leftEye: box(206, eyeY - tilt, 20, 8),
    rightEye: box(306, eyeY + tilt, 20, 8),
    mouth: box(256, mouthY, 32, 12),
  };
}

const coverOf = (face: FreeFace, secret: number) =>
  ribbonCover(placeRibbons(SIZE, face, seededRandom(secret)), SIZE);
const at = (cover: Float32Array, x: number, y: number) => cover[y * SIZE.widthPx + x]!;
const SECRETS = Array.from({ length: 12 }, (_, i) => i);

test.each([
  ['straight', faceAt(250, 350)],
  ['level only nearly', faceAt(250, 350, 4)],
  ['near', faceAt(220, 400)],
  ['turned down: the mouth near the eyes', faceAt(250, 310)],
])('no ribbon touches eyes or mouth of a face %s, and one is between them where there is room', (_, face) => {
  for (const secret of SECRETS) {
    const cover = coverOf(face, secret);
    for (const { x, y } of [...face.leftEye, ...face.rightEye, ...face.mouth])
      expect(at(cover, x, y)).toBe(0);
  }
});

test('forehead, nose and chin are covered in every preview, and the whole width with them', () => {
  for (const secret of SECRETS) {
    const cover = coverOf(faceAt(250, 350), secret);
    for (const x of [0, 120, 256, 400, 511])
      for (const y of [190, 298, 400, 502]) expect(at(cover, x, y), `${x}, ${y}`).toBe(1);
  }
});

test('the further part that one preview covers is its own, and small', () => {
  const covers = SECRETS.map((secret) => coverOf(faceAt(250, 350), secret));
  const always = covers[0]!.map((_, i) => Math.min(...covers.map((cover) => cover[i]!)));
  const sum = (cover: Float32Array) => cover.reduce((total, each) => total + each, 0);
  for (const cover of covers) expect(sum(always) / sum(cover)).toBeGreaterThan(0.7);
  expect(new Set(covers.map((cover) => Math.round(sum(cover)))).size).toBe(SECRETS.length);
});

test('a mirrored selfie has its ribbons where it had them', () => {
  const face = faceAt(250, 350, 3);
  const mirrored = (points: readonly { x: number; y: number }[]) =>
    points.map(({ x, y }) => ({ x: 512 - x, y }));
  const turned = {
    leftEye: mirrored(face.rightEye),
    rightEye: mirrored(face.leftEye),
    mouth: mirrored(face.mouth),
  };
  const [one, other] = [face, turned].map((each) => placeRibbons(SIZE, each, () => 0.5).ribbons);
  expect(other!.map(({ centre }) => Math.round(centre))).toEqual(
    one!.map(({ centre }) => Math.round(centre)),
  );
});
