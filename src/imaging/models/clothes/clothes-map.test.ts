import { beforeAll, expect, test } from 'vitest';

import { drawPerson } from '../../../../test/drawn-person.ts';
import { normalizeBytes } from '../../ops/plane/normalize-bytes.ts';
import { meshPoint } from '../face/face-landmarks.ts';
import { type ClothesCoverage, clothesCoverage, createClothesMapper } from './clothes-map.ts';

const { image, face, matte } = drawPerson();
let map: ClothesCoverage;
let certainty: number;
beforeAll(async () => {
  const mapper = await createClothesMapper();
  const seen = await mapper.map(image, face, normalizeBytes(matte.data));
  certainty = seen.certainty;
  map = clothesCoverage(seen);
});

const at = (plane: Uint8Array, x: number, y: number): number =>
  plane[Math.round(y) * image.widthPx + Math.round(x)]!;

test('a drawn cheek is skin, a drawn chest is clothes', () => {
  const cheek = meshPoint(face, 205);
  const chin = meshPoint(face, 152);
  expect(at(map.skin, cheek.x, cheek.y)).toBe(255);
  expect(at(map.clothes, chin.x, Math.min(image.heightPx - 3, chin.y + 1.2 * face.box.height))).toBe(255);
});

test('the classes of a pixel sum to at most full coverage, and certainty is a share', () => {
  for (let i = 0; i < map.hair.length; i++) {
    const sum = map.hair[i]! + map.skin[i]! + map.clothes[i]! + map.headwear[i]!;
    if (sum > 256) throw new Error(`pixel ${i}: ${sum}`);
  }
  expect(certainty).toBeGreaterThan(0);
  expect(certainty).toBeLessThan(1);
});
