import { describe, expect, test } from 'vitest';

import { drawStrands, drawStubble, lightAsInCar, shadeOneSide } from '../../../../test/draw-photo-faults.ts';
import { paintHand } from '../../../../test/paint-hand.ts';
import {
  paintClosedLids,
  paintDarkGlasses,
  paintFaceMask,
  paintPhone,
} from '../../../../test/paint-on-face.ts';
import { photosFolder } from '../../../../test/photos.ts';
import { decodedPhoto, loadSelfieCheck, SUBJECTS } from '../../../../test/selfie-check-on-photos.ts';
import { seededRandom } from '../../scenes/seeded-random.ts';

describe.skipIf(photosFolder() === undefined)(
  'covered faces, closed eyes and hands on portraits',
  { timeout: 240_000 },
  () => {
    const { checkImage, reasonsFor, cautionsFor, faceOf } = loadSelfieCheck();

    test.each(SUBJECTS)('dark glasses on %s', async (person) => {
      const image = await decodedPhoto(`portraits/${person}.jpg`);
      expect(await reasonsFor(image)).toEqual([]);
      expect(await reasonsFor(paintDarkGlasses(image, await faceOf(image)))).toEqual(['sunglasses']);
    });

    test.each(['female-36', 'female-00', 'male-80', 'male-44', 'female-02', 'male-02'])(
      'closed eyes of %s',
      async (person) => {
        const image = await decodedPhoto(`portraits/${person}.jpg`);
        expect(await reasonsFor(image)).toEqual([]);
        expect(await reasonsFor(paintClosedLids(image, await faceOf(image)))).toEqual(['eyes-closed']);
      },
    );

    test.each([...SUBJECTS, 'female-70', 'male-62', 'male-68', 'male-72'])(
      'shade, stubble, hair at the cheeks and a car do not cover the face of %s',
      async (person) => {
        const image = await decodedPhoto(`portraits/${person}.jpg`);
        const face = await faceOf(image);
        const random = seededRandom(11);
        for (const [what, drawn] of [
          ['shade', shadeOneSide(image, face, 0.35)],
          ['stubble in shade', shadeOneSide(drawStubble(image, face, random), face, 0.4, -1)],
          ['car', lightAsInCar(image, face)],
          ['hair', lightAsInCar(await drawStrands(image, face, random), face, -1)],
        ] as const)
          expect(await reasonsFor(drawn), what).toEqual([]);
      },
    );

    test.each(SUBJECTS)('a mask on %s, a telephone before the face', async (person) => {
      const image = await decodedPhoto(`portraits/${person}.jpg`);
      const face = await faceOf(image);
      expect(await reasonsFor(paintFaceMask(image, face, [160, 195, 212]))).toEqual(['face-covered']);
      expect(await reasonsFor(paintPhone(image, face))).toEqual(['face-covered']);
    });

    test.each(['female-02', 'male-14', 'male-98', 'male-30'])(
      'a hand before the face of %s, or beside it',
      async (person) => {
        const image = await decodedPhoto(`portraits/${person}.jpg`);
        const face = await faceOf(image);
        const { x, y, width, height } = face.box;
        const at = (share: number) => ({ x: x + share * width, y: y + 0.75 * height });
        expect(await reasonsFor(paintHand(image, face, at(0.2)))).toEqual(['face-covered']);
        expect(await reasonsFor(paintHand(image, face, at(1.6)))).toEqual([]);
      },
    );

    test.each(['female-54', 'female-56', 'female-64'])(
      'a hand at the face of %s is a caution',
      async (person) => {
        expect(await cautionsFor(await decodedPhoto(`portraits/${person}.jpg`))).toContain('hand-near-face');
      },
    );

    test.each(['female-04', 'female-94'])(
      'a hand cut by the lower edge of the photo of %s is kept out of frames',
      async (person) => {
        const image = await decodedPhoto(`portraits/${person}.jpg`);
        const face = await faceOf(image);
        expect((await checkImage(image)).hands).toEqual([]);
        const { x, width, height } = face.box;
        const beside = x < 0.6 * width ? x + 1.45 * width : x - 0.45 * width;
        const painted = paintHand(image, face, { x: beside, y: image.heightPx }, 0.8 * height);
        expect((await checkImage(painted)).hands).not.toEqual([]);
      },
    );
  },
);
