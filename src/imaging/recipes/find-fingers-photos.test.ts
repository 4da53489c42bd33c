import { beforeAll, describe, expect, test } from 'vitest';

import { paintFingers, someFingers } from '../../../test/paint-hand.ts';
import { photoBytes, photoNames, photosFolder } from '../../../test/photos.ts';
import { decodeImage } from '../codecs/decode.ts';
import { createHeadDescriber } from '../models/head-describer.ts';
import { createFaceFinder } from '../models/mediapipe-face-finder.ts';
import { createHandFinder } from '../models/mediapipe-hand-finder.ts';
import type { Face } from '../models/face.ts';
import { cropRgb } from '../raster/crop.ts';
import type { RgbImage } from '../raster/image.ts';
import { seededRandom } from '../scenes/seeded-random.ts';
import { findFingers } from './find-fingers.ts';
import { checkSelfie, type SelfieNetworks } from './selfie-check.ts';

describe.skipIf(photosFolder() === undefined)('raised fingers on photos', { timeout: 240_000 }, () => {
  let networks: SelfieNetworks;
  beforeAll(async () => {
    const [finder, handFinder, headDescriber] = await Promise.all([
      createFaceFinder(),
      createHandFinder(),
      createHeadDescriber(),
    ]);
    networks = { finder, handFinder, headDescriber };
  });

  async function photo(name: string): Promise<RgbImage> {
    const decoded = await decodeImage(photoBytes(name));
    if (!decoded.ok) throw new Error(`${name}: ${decoded.error}`);
    return decoded.value;
  }

  async function faceOf(image: RgbImage): Promise<Face> {
    const [face] = await networks.finder.find(image);
    if (face === undefined) throw new Error('no face');
    return face;
  }

  test('a V sign whose palm is outside the photo is a caution, and frames know of it', async () => {
    const { check, hands } = await checkSelfie(await photo('shoot-real/close-03.jpg'), networks);
    expect(check.reasons).toEqual([]);
    expect(check.cautions).toContain('hand-near-face');
    expect(hands).not.toEqual([]);
  });

  test.each(['close-05', 'close-07', 'close-09'])('%s shows no fingers', async (name) => {
    const { check, hands } = await checkSelfie(await photo(`shoot-real/${name}.jpg`), networks);
    expect(check.cautions).not.toContain('hand-near-face');
    expect(hands).toEqual([]);
  });

  // Every third person that the limits were not chosen on.
  test('fingers painted on portraits are mostly found, and none on the portraits themselves', async () => {
    const names = photoNames('portraits')
      .filter((name) => !name.endsWith('female-66.jpg'))
      .filter((_, at) => at % 6 === 1);
    const random = seededRandom(3);
    let [painted, found] = [0, 0];
    for (const name of names) {
      const image = await photo(name);
      const face = await faceOf(image);
      expect(await findFingers(image, face), name).toEqual([]);
      const lowerEdge = Math.min(image.heightPx, Math.round(face.box.y + 1.35 * face.box.height));
      const crop = cropRgb(image, { x: 0, y: 0, width: image.widthPx, height: lowerEdge });
      const fingers = someFingers(crop, face, random);
      if (fingers === undefined) continue;
      painted++;
      if ((await findFingers(paintFingers(crop, face, fingers), face)).length > 0) found++;
    }
    expect(painted).toBeGreaterThan(8);
    expect(found / painted).toBeGreaterThan(0.5);
  });
});
