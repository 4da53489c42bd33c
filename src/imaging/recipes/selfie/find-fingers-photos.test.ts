import { describe, expect, test } from 'vitest';

import { paintFingers, someFingers } from '../../../../test/paint-hand.ts';
import { photoNames, photosFolder } from '../../../../test/photos.ts';
import { decodedPhoto, loadSelfieCheck } from '../../../../test/selfie-check-on-photos.ts';
import { cropRgb } from '../../raster/crop.ts';
import { seededRandom } from '../../scenes/seeded-random.ts';
import { findFingers } from './find-fingers.ts';

describe.skipIf(photosFolder() === undefined)('raised fingers on photos', { timeout: 240_000 }, () => {
  const { checkImage, faceOf } = loadSelfieCheck();

  test('a V sign whose palm is outside the photo is a caution, and frames avoid it', async () => {
    const { check, hands } = await checkImage(await decodedPhoto('shoot-real/close-03.jpg'));
    expect(check.reasons).toEqual([]);
    expect(check.cautions).toContain('hand-near-face');
    expect(hands).not.toEqual([]);
  });

  test.each(['close-05', 'close-07', 'close-09'])('%s shows no fingers', async (name) => {
    const { check, hands } = await checkImage(await decodedPhoto(`shoot-real/${name}.jpg`));
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
      const image = await decodedPhoto(name);
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
