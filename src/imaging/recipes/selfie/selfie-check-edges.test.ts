import { describe, expect, test } from 'vitest';

import { addBars, cropTightly, turnWithWedges } from '../../../../test/draw-photo-faults.ts';
import { SCREENS, drawScreen } from '../../../../test/draw-screen.ts';
import { photoBytes, photosFolder } from '../../../../test/photos.ts';
import { decodedPhoto, loadSelfieCheck } from '../../../../test/selfie-check-on-photos.ts';
import { decodeImage } from '../../codecs/decode.ts';
import { sharp } from '../../codecs/libvips.ts';
import { createRvmSegmenter } from '../../models/matting/rvm-segmenter.ts';
import { loadInstalledNetwork } from '../../models/onnx-network.ts';
import { estimateFraming } from '../person/estimate-framing.ts';

describe.skipIf(photosFolder() === undefined)(
  'where a photo ends and what it shows at its edges',
  { timeout: 240_000 },
  () => {
    const { checkImage, reasonsFor, cautionsFor, faceOf } = loadSelfieCheck();

    test.each(['female-36', 'female-88', 'male-20', 'male-44'])(
      'a close portrait of %s has a frame, with a caution',
      async (person) => {
        const image = await decodedPhoto(`portraits/${person}.jpg`);
        const close = (await cropTightly(image, await faceOf(image), { cutHair: 0.07, headShare: 0.78 }))!;
        const checked = await checkImage(close);
        expect(checked.check.reasons).toEqual([]);
        const frame = await estimateFraming(
          close,
          checked.faces[0]!,
          () => createRvmSegmenter(loadInstalledNetwork),
          checked,
        );
        expect(frame.fits).toBe(true);
        expect(frame.cautions).toContain('hair-at-edge');
      },
    );

    test('skulls that a turned canvas saws off are a caution, and bars are cropped away', async () => {
      const image = await decodedPhoto('portraits/female-48.jpg');
      expect(await cautionsFor(image)).toEqual([]);
      expect(await cautionsFor(await turnWithWedges(image, 12))).toContain('empty-edges');
      const { image: seen, check } = await checkImage(await addBars(image, { above: 0.2, below: 0.1 }));
      expect(check).toMatchObject({ accepted: true, cautions: [] });
      expect(Math.abs(seen.heightPx - image.heightPx)).toBeLessThan(4);
    });

    test.each(['close-03', 'close-07', 'close-09'])('%s, taken from below, gets a caution', async (name) => {
      expect(await cautionsFor(await decodedPhoto(`shoot-real/${name}.jpg`))).toContain('chin-from-below');
    });

    test.each(SCREENS)('a portrait in a screenshot: %s', async (screen) => {
      const decoded = await decodeImage(await drawScreen(screen, photoBytes('portraits/male-14.jpg')));
      expect(decoded.ok && (await reasonsFor(decoded.value))).toEqual(['screenshot']);
    });

    test('a portrait between black bars is no screenshot', async () => {
      const barred = await sharp(photoBytes('portraits/male-14.jpg'))
        .extend({ top: 190, bottom: 190, background: '#000000' })
        .jpeg()
        .toBuffer();
      const decoded = await decodeImage(barred);
      expect(decoded.ok && (await reasonsFor(decoded.value))).toEqual([]);
    });
  },
);
