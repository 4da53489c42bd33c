import { expect, test } from 'vitest';

import type { Face } from '../../models/face/face.ts';
import type { AlphaImage, RgbImage } from '../../raster/image.ts';
import { combineMattes } from './combine-mattes.ts';

const SIDE = 128;
const FACE: Face = {
  mesh: Array.from({ length: 478 }, (_, index): readonly [number, number, number] =>
    index === 10 ? [64, 24, 0] : index === 152 ? [64, 60, 0] : [64, 42, 0],
  ),
  box: { x: 50, y: 24, width: 28, height: 36 },
  score: 1,
  yawDeg: 0,
  pitchDeg: 0,
  rollDeg: 0,
};

function matteOf(covered: (x: number, y: number) => boolean | number): AlphaImage {
  const data = Uint8Array.from({ length: SIDE * SIDE }, (_, i) =>
    Math.round(255 * Number(covered(i % SIDE, Math.floor(i / SIDE)))),
  );
  return { widthPx: SIDE, heightPx: SIDE, data };
}

const bust = (x: number, y: number): boolean =>
  (Math.abs(x - 64) < 18 && y > 14 && y < 66) || (y >= 66 && Math.abs(x - 64) < 44);
const leaves = (x: number, y: number): boolean => y > 66 && y < 90 && x > 2 && x <= 18;
const hand = (x: number, y: number): boolean => y > 110 && x > 110;
const at = ({ data }: AlphaImage, x: number, y: number): number => data[y * SIDE + x]!;

/** The person red, all else green. */
const IMAGE: RgbImage = {
  widthPx: SIDE,
  heightPx: SIDE,
  data: Uint8Array.from({ length: SIDE * SIDE }, (_, i) =>
    Number(bust(i % SIDE, Math.floor(i / SIDE))),
  ).reduce(
    (rgb, isPerson, i) => (rgb.set(isPerson === 1 ? [180, 60, 50] : [50, 150, 60], i * 3), rgb),
    new Uint8Array(SIDE * SIDE * 3),
  ),
};

/** Combines the mattes with a segmenter whose fine answer is `fine`, and counts how often that was requested. */
async function joined(matte: AlphaImage, quick: AlphaImage, fine: AlphaImage) {
  let asked = 0;
  const combined = await combineMattes({ image: IMAGE, face: FACE }, matte, quick, () => {
    asked++;
    return Promise.resolve({ segmentFinely: () => Promise.resolve(fine) });
  });
  return { combined, asked };
}

test('no fine segmentation where matte and quick segmentation agree except at the edge', async () => {
  const wider = matteOf((x, y) => bust(x - 1, y) || bust(x + 1, y));
  const { combined, asked } = await joined(
    matteOf(bust),
    wider,
    matteOf(() => false),
  );
  expect([at(combined, 64, 40), at(combined, 5, 120), asked]).toEqual([255, 0, 0]);
});

test('the fine segmentation decides about conflicts below the chin', async () => {
  const quick = matteOf((x, y) => bust(x, y));
  const fine = matteOf((x, y) => bust(x, y) || hand(x, y));
  // The matte lost the lower half of the body.
  const { combined, asked } = await joined(
    matteOf((x, y) => bust(x, y) && y < 90),
    quick,
    fine,
  );
  expect(at(combined, 119, 119)).toBe(255);
  expect(at(combined, 64, 120)).toBe(255);
  expect(asked).toBe(1);
});

test('a side of the hair that the matte lost comes back when both segmentations have it, not when the fine one alone does', async () => {
  const curls = (x: number, y: number): boolean => x >= 82 && x < 100 && y > 14 && y < 54;
  const both = matteOf((x, y) => bust(x, y) || curls(x, y));
  // The matte also lost the lower half of the body, so that the fine segmentation is requested.
  const matte = matteOf((x, y) => (bust(x, y) ? y < 90 : curls(x, y) ? 0.15 : 0));
  expect(at((await joined(matte, both, both)).combined, 91, 34)).toBe(255);
  expect(at((await joined(matte, matteOf(bust), both)).combined, 91, 34)).toBeLessThan(50);
});

test('the fine segmentation removes what the matte half covers, but not what matte and quick segmentation both have', async () => {
  const half = (share: number): AlphaImage =>
    matteOf((x, y) => (leaves(x, y) ? share : bust(x, y) && y < 90));
  const quick = matteOf((x, y) => bust(x, y) || leaves(x, y));
  const fine = matteOf(bust);
  expect(at((await joined(half(0.4), quick, fine)).combined, 10, 78)).toBe(0);
  expect(at((await joined(half(1), quick, fine)).combined, 10, 78)).toBe(255);
});

test('the fine segmentation does not remove the body under the chin, which every frame needs', async () => {
  const quick = matteOf(bust);
  const neckless = matteOf((x, y) => bust(x, y) && (y < 65 || y > 68));
  // The matte lost the body, the fine segmentation a strip of it.
  const { combined, asked } = await joined(
    matteOf((x, y) => bust(x, y) && y < 64),
    quick,
    neckless,
  );
  expect(at(combined, 64, 66)).toBe(255);
  expect(at(combined, 40, 66)).toBeLessThan(128);
  expect(asked).toBe(1);
});

test('when the two segmentations differ widely, the fine one is a guess and the quick one stays', async () => {
  const quick = matteOf((x, y) => bust(x, y) && x > 40);
  const everything = matteOf((x, y) => bust(x, y) || y > 70);
  const { combined, asked } = await joined(
    matteOf((x, y) => bust(x, y) && y < 90),
    quick,
    everything,
  );
  expect(at(combined, 10, 110)).toBe(0);
  expect(asked).toBe(1);
});
