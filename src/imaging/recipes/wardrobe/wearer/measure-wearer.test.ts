import { expect, test } from 'vitest';

import { coarseHead, HEIGHT, WIDTH } from '../../../../../test/coarse-wearer.ts';
import { FACE_OVAL, TEMPLES } from '../../../models/face/face-landmarks.ts';
import type { Point } from '../../../raster/image.ts';
import { type CutoutMap, measureWearer } from './measure-wearer.ts';

const COUNT = WIDTH * HEIGHT;
const FACE = { x: 100, y: 62, radius: 30 };

/** A face that is a disc, forehead above and chin below. */
const MESH: readonly Point[] = (() => {
  const mesh = Array.from({ length: 478 }, () => ({ x: FACE.x, y: FACE.y }));
  FACE_OVAL.forEach((index, i) => {
    const angle = (i / FACE_OVAL.length) * 2 * Math.PI - Math.PI / 2;
    mesh[index] = { x: FACE.x + FACE.radius * Math.cos(angle), y: FACE.y + FACE.radius * Math.sin(angle) };
  });
  mesh[TEMPLES.left] = { x: 60, y: 62 };
  mesh[TEMPLES.right] = { x: 140, y: 62 };
  return mesh;
})();

const filled = (value: number): Uint8Array => new Uint8Array(COUNT).fill(value);
const NOTHING: CutoutMap = {
  hair: filled(0),
  skin: filled(0),
  clothes: filled(0),
  headwear: filled(0),
  certainty: 1,
};
const cutout = { widthPx: WIDTH, heightPx: HEIGHT, rgb: new Uint8Array(COUNT * 3), alpha: filled(255) };

const wearer = (map: Partial<CutoutMap> = {}, scale = 1, alpha = cutout.alpha) =>
  measureWearer({ ...cutout, alpha }, { ...NOTHING, ...map }, coarseHead(scale), MESH, 7);

test('knows the head, and the jaw’s line a third of it above the chin', () => {
  const { head, jawY, faceCentreX, yawDeg, certainty } = wearer({ certainty: 0.8 });
  expect(head.sizePx).toBeCloseTo(Math.sqrt((80 / Math.cos((7 * Math.PI) / 180)) * 60), 3);
  expect(jawY).toBeCloseTo(92 - 0.3 * head.sizePx, 3);
  expect([faceCentreX, yawDeg, certainty]).toEqual([100, 7, 0.8]);
});

test('shares are between 0 and 1, those of the map by their names', () => {
  const { cells } = wearer({ hair: filled(51), skin: filled(102), clothes: filled(255) }, 1, filled(204));
  const first = [cells.cover[0], cells.hair[0], cells.skin[0], cells.clothes[0]];
  expect(first.map((share) => Math.round(share! * 100))).toEqual([80, 20, 40, 100]);
  expect([cells.widthPx, cells.heightPx, cells.cellPx]).toEqual([WIDTH, HEIGHT, 1]);
});

test('the face is its oval, a little soft', () => {
  const { face, widthPx } = wearer().cells;
  const at = (x: number, y: number): number => face[y * widthPx + x]!;
  expect([at(100, 62), at(75, 62), at(100, 88)]).toEqual([1, 1, 1]);
  expect([at(64, 40), at(100, 96), at(10, 10)]).toEqual([0, 0, 0]);
  expect(at(100, 92)).toBeGreaterThan(0.2);
  expect(at(100, 92)).toBeLessThan(0.8);
});

test('a large cutout has larger cells, so that a head has about a hundred of them', () => {
  const [widthPx, heightPx] = [WIDTH * 4, HEIGHT * 4];
  const plane = (): Uint8Array => new Uint8Array(widthPx * heightPx);
  const large = measureWearer(
    { widthPx, heightPx, rgb: new Uint8Array(widthPx * heightPx * 3), alpha: plane() },
    { hair: plane(), skin: plane(), clothes: plane(), headwear: plane(), certainty: 1 },
    coarseHead(4),
    MESH.map(({ x, y }) => ({ x: 4 * x, y: 4 * y })),
    0,
  );
  expect([large.cells.cellPx, large.cells.widthPx, large.cells.heightPx]).toEqual([3, 267, 320]);
});

test('the front layer holds the chin and the hair below the jaw’s line', () => {
  const chin = wearer().front!;
  const margin = 12;
  expect(chin.top).toBe(Math.floor(wearer().jawY) - margin);
  expect(chin.top + chin.heightPx).toBe(92 + margin);
  const hair = filled(0);
  for (let y = 40; y < 150; y++) hair.fill(255, y * WIDTH + 40, y * WIDTH + 55);
  const both = wearer({ hair }).front!;
  expect(both.left).toBe(40 - margin);
  expect(both.top + both.heightPx).toBe(150 + margin);
});

test('hair before a bare shoulder is separated from it as from clothes', () => {
  const rgb = new Uint8Array(COUNT * 3);
  const [hair, body] = [filled(0), filled(0)];
  for (let i = 0; i < COUNT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const isHair = x < 60 && y > 80;
    // Clothes at the rim of the face would be taken for a collar.
    if (isHair || y > 100) (isHair ? hair : body)[i] = 255;
    // The last columns of the hair are half hair, half shoulder.
    rgb.fill(x < 56 && y > 80 ? 20 : x < 60 && y > 80 ? 110 : 200, i * 3, i * 3 + 3);
  }
  const front = (map: Partial<CutoutMap>) =>
    measureWearer({ ...cutout, rgb }, { ...NOTHING, hair, ...map }, coarseHead(), MESH, 0).front!;
  const [overSkin, overClothes] = [front({ skin: body }), front({ clothes: body })];
  expect(overSkin.alpha).toEqual(overClothes.alpha);
  const at = (120 - overSkin.top) * overSkin.widthPx + 57 - overSkin.left;
  expect(overSkin.alpha[at]).toBeGreaterThan(80);
  expect(overSkin.alpha[at]).toBeLessThan(190);
});
