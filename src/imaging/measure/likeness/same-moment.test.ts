import { expect, test } from 'vitest';

import { drawPerson } from '../../../../test/drawn-person.ts';
import type { Face } from '../../models/face/face.ts';
import { cropRgb } from '../../raster/crop.ts';
import type { Rect, RgbImage } from '../../raster/image.ts';
import { momentHash } from './moment-hash.ts';
import { hashDistance, perceptualHash } from './perceptual-hash.ts';
import { groupMoments, isSameMoment } from './same-moment.ts';

const photo = (perceptualHash: string) => ({ perceptualHash });

test('photos whose hashes differ by a few bits are of one moment', () => {
  expect(isSameMoment(photo('0000000000000000'), photo('00000000000003ff'))).toBe(true);
  expect(isSameMoment(photo('0000000000000000'), photo('00000000000007ff'))).toBe(false);
});

const { image, face, matte } = drawPerson();

function measured(picture: RgbImage, seen: Pick<Face, 'box'>) {
  return { perceptualHash: perceptualHash(picture), momentHash: momentHash(picture, seen) };
}

/** Measures another crop of the same moment, with the face as the finder would find it there. */
function cropped(area: Rect, around = 0) {
  const box = {
    ...face.box,
    x: face.box.x - area.x + around,
    y: face.box.y - area.y,
    height: face.box.height + around,
  };
  return measured(cropRgb(image, area), { box });
}

test.each<[string, Rect]>([
  ['seven tenths of it', { x: 100, y: 60, width: 448, height: 448 }],
  ['its right', { x: 150, y: 0, width: 490, height: 600 }],
  ['its lower part', { x: 0, y: 90, width: 640, height: 550 }],
])('another crop of a photo is of its moment: %s', (_, area) => {
  expect(isSameMoment(measured(image, face), cropped(area))).toBe(true);
  expect(isSameMoment(measured(image, face), cropped(area, 4)), 'found a little aside').toBe(true);
});

test('so is a brighter, warmer copy; in front of another background it is another moment', () => {
  const changed = (change: (value: number, channel: number, x: number, y: number) => number): RgbImage => ({
    ...image,
    data: image.data.map((value, i) => {
      const pixel = Math.floor(i / 3);
      return Math.min(255, change(value, i % 3, pixel % image.widthPx, Math.floor(pixel / image.widthPx)));
    }),
  });
  const crop = (picture: RgbImage) => {
    const area = { x: 90, y: 40, width: 470, height: 500 };
    return measured(cropRgb(picture, area), { box: { ...face.box, x: face.box.x - 90, y: face.box.y - 40 } });
  };
  const original = measured(image, face);
  expect(isSameMoment(original, crop(changed((value, c) => value * [1.25, 1.15, 1][c]!)))).toBe(true);
  const garden = changed((value, c, x, y) =>
    matte.data[y * image.widthPx + x]! > 128 ? value : [50, 140, 40][c]! + ((x * y) % 60),
  );
  expect(isSameMoment(original, crop(garden))).toBe(false);
});

test('photos measured before surroundings were hashed are compared as whole photos', () => {
  const { perceptualHash: hash } = measured(image, face);
  expect(isSameMoment({ perceptualHash: hash }, cropped({ x: 100, y: 60, width: 448, height: 448 }))).toBe(
    hashDistance(hash, cropped({ x: 100, y: 60, width: 448, height: 448 }).perceptualHash) <= 10,
  );
});

test('a photo between two others makes one moment of all three, in any order', () => {
  const [left, between, right] = [
    photo('00000000000000ff'),
    photo('000000000000ffff'),
    photo('0000000000ffffff'),
  ];
  const other = photo('ffffffffffffffff');
  expect(groupMoments([left, other, right])).toEqual([0, 1, 2]);
  expect(groupMoments([left, other, right, between])).toEqual([0, 1, 0, 0]);
  expect(groupMoments([])).toEqual([]);
});
