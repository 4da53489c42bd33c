import { beforeAll, describe, expect, test } from 'vitest';

import { DEGRADATIONS } from '../../../../test/degraded-portrait.ts';
import { photoBytes, photosFolder } from '../../../../test/photos.ts';
import { decodeImage } from '../../codecs/decode.ts';
import { createFaceFinder } from '../../models/face/mediapipe-face-finder.ts';
import { createHeadDescriber } from '../../models/head-describer.ts';
import { createRvmSegmenter } from '../../models/matting/rvm-segmenter.ts';
import { loadInstalledNetwork } from '../../models/onnx-network.ts';
import type { RgbImage } from '../../raster/image.ts';
import { measurePhoto, type ReviewNetworks } from './measure-photo.ts';
import type { ReviewMeasures } from './review-measures.ts';
import { type ReviewCategory, REVIEW_CATEGORIES } from './review-rules.ts';
import { scorePhoto } from './score-photo.ts';

/** Well-made portraits of people on whom no bound was chosen (odd places in the list), with skin from dark to light. */
const PEOPLE = ['female-10', 'male-02'];
/** Rounding and the networks' own noise move a score by this much between two steps. */
const NOISE = 2;
const SIDE_EFFECT = 15;

let networks: ReviewNetworks;
beforeAll(async () => {
  networks = {
    finder: await createFaceFinder(loadInstalledNetwork),
    segmentation: await createRvmSegmenter(loadInstalledNetwork),
    headDescriber: await createHeadDescriber(loadInstalledNetwork),
  };
});

async function portraitOf(name: string): Promise<{ image: RgbImage; measures: ReviewMeasures }> {
  const decoded = await decodeImage(photoBytes(`portraits/${name}.jpg`));
  if (!decoded.ok) throw new Error(decoded.error);
  const measures = await measurePhoto(decoded.value, networks);
  if (!measures) throw new Error(`${name} has no face`);
  return { image: decoded.value, measures };
}

function scoresOf(measures: ReviewMeasures): Readonly<Record<ReviewCategory, number>> {
  const { categories } = scorePhoto(measures);
  return Object.fromEntries(categories.map(({ category, score }) => [category, score])) as never;
}

describe.skipIf(photosFolder() === undefined).each(PEOPLE)('%s', (name) => {
  test.each(DEGRADATIONS)(
    '$name lowers $category step by step, and nothing else',
    { timeout: 60_000 },
    async ({ category, affects, steps, apply }) => {
      const { image, measures } = await portraitOf(name);
      const start = scoresOf(measures);
      const scores = [start[category]];
      for (const step of steps) {
        const spoiled = await measurePhoto(apply(image, step, measures.marks), networks);
        // A face that cannot be found any more gets no score at all, which is the end of the scale.
        if (spoiled === undefined) break;
        const after = scoresOf(spoiled);
        expect(after[category], `step ${step}`).toBeLessThanOrEqual(scores.at(-1)! + NOISE);
        scores.push(after[category]);
        for (const other of REVIEW_CATEGORIES)
          if (other !== category && !affects.includes(other))
            expect(Math.abs(after[other] - start[other]), `${other} at step ${step}`).toBeLessThan(
              SIDE_EFFECT,
            );
      }
      expect(scores.length).toBeGreaterThan(3);
      expect(scores.at(-1), scores.join(' ')).toBeLessThan(start[category] - 20);
    },
  );
});

test.skipIf(photosFolder() === undefined)('no face, no review', async () => {
  const decoded = await decodeImage(photoBytes('not-a-person/dog-00.jpg'));
  expect(decoded.ok && (await measurePhoto(decoded.value, networks))).toBeUndefined();
});
