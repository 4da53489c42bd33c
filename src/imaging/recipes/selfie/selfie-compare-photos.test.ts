import { describe, expect, test } from 'vitest';

import { decodeImage } from '../../codecs/decode.ts';
import { sharp } from '../../codecs/libvips.ts';
import { photoBytes, photosFolder } from '../../../../test/photos.ts';
import { perceptualHash } from '../../measure/likeness/perceptual-hash.ts';
import { createFaceDescriber } from '../../models/face/face-describer.ts';
import { createFaceFinder } from '../../models/face/mediapipe-face-finder.ts';
import { loadInstalledNetwork } from '../../models/onnx-network.ts';
import { alignedFace, cropFaceRegion } from './face-region.ts';
import { compareSelfies, type ComparableSelfie } from './selfie-compare.ts';

describe.skipIf(photosFolder() === undefined)('real photos', () => {
  test('seven of one man, two strangers, two copies', { timeout: 60_000 }, async () => {
    const finder = await createFaceFinder(loadInstalledNetwork);
    const describer = await createFaceDescriber();
    const comparable = async (bytes: Uint8Array): Promise<ComparableSelfie> => {
      const decoded = await decodeImage(bytes);
      if (!decoded.ok) throw new Error(decoded.error);
      const [face] = await finder.find(decoded.value);
      return {
        perceptualHash: perceptualHash(decoded.value),
        description:
          face && (await describer.describe(alignedFace(await cropFaceRegion(decoded.value, face)))),
      };
    };
    const man = ['close-03', 'close-05', 'close-07', 'close-09', 'close-11', 'close-01', 'half-02'];
    const smaller = await sharp(photoBytes('shoot-real/close-03.jpg'))
      .resize(400)
      .jpeg({ quality: 60 })
      .toBuffer();
    const brighter = await sharp(photoBytes('shoot-real/close-05.jpg')).linear(1.15).jpeg().toBuffer();
    const selfies = await Promise.all([
      ...man.map((name) => comparable(photoBytes(`shoot-real/${name}.jpg`))),
      comparable(photoBytes('portraits/female-34.jpg')),
      comparable(photoBytes('portraits/male-98.jpg')),
      comparable(smaller),
      comparable(brighter),
    ]);
    expect(compareSelfies(selfies)).toEqual([
      ...man.map(() => []),
      ['other-person'],
      ['other-person'],
      ['duplicate'],
      ['duplicate'],
    ]);
  });
});
