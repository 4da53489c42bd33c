import { describe, expect, test } from 'vitest';

import { drawFringe } from '../../../../test/draw-fringe.ts';
import { CUSTOM_HEADWEAR, FASHION_HATS, drawHeadwear } from '../../../../test/draw-headwear.ts';
import { paintHat } from '../../../../test/paint-on-face.ts';
import { photosFolder } from '../../../../test/photos.ts';
import { decodedPhoto, loadSelfieCheck, SUBJECTS } from '../../../../test/selfie-check-on-photos.ts';
import { seededRandom } from '../../scenes/seeded-random.ts';

describe.skipIf(photosFolder() === undefined)(
  'hats and headwear drawn on portraits',
  { timeout: 240_000 },
  () => {
    const { reasonsFor, cautionsFor, faceOf } = loadSelfieCheck();

    test.each(SUBJECTS)('a black, red or beige hat on %s is a caution, never a reason', async (person) => {
      const image = await decodedPhoto(`portraits/${person}.jpg`);
      expect(await cautionsFor(image)).toEqual([]);
      expect(await cautionsFor(paintHat(image, await faceOf(image), [25, 25, 28]))).toContain('hat');
      expect(await cautionsFor(paintHat(image, await faceOf(image), [150, 30, 50]))).toContain('hat');
      expect(await cautionsFor(paintHat(image, await faceOf(image), [190, 160, 130]))).toContain('hat');
    });

    test.each(CUSTOM_HEADWEAR)('headwear of faith or custom is dress: %s', async (headwear) => {
      for (const [seed, person] of SUBJECTS.entries()) {
        const image = await decodedPhoto(`portraits/${person}.jpg`);
        const worn = await drawHeadwear(image, await faceOf(image), headwear, seededRandom(seed));
        expect(await cautionsFor(worn), person).not.toContain('hat');
      }
    });

    test.each(FASHION_HATS)('a %s never refuses a selfie', async (hat) => {
      for (const [seed, person] of SUBJECTS.entries()) {
        const image = await decodedPhoto(`portraits/${person}.jpg`);
        const worn = await drawHeadwear(image, await faceOf(image), hat, seededRandom(seed));
        expect(await reasonsFor(worn), person).toEqual([]);
      }
    });

    test.each(SUBJECTS)('a fringe on %s is no hat', async (person) => {
      const image = await decodedPhoto(`portraits/${person}.jpg`);
      const { widthPx, heightPx } = image;
      const anywhere = { widthPx, heightPx, data: new Uint8Array(widthPx * heightPx).fill(255) };
      for (const seed of [1, 2, 3]) {
        const fringe = await drawFringe(image, await faceOf(image), anywhere, seededRandom(seed));
        expect(fringe && (await cautionsFor(fringe))).not.toContain('hat');
      }
    });
  },
);
