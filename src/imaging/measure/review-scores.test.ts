import { expect, test } from 'vitest';

import {
  backgroundScore,
  dynamicRangeScore,
  eyesOpenScore,
  luminanceScore,
  naturalColourScore,
  overExposureScore,
  underExposureScore,
  uniformLightScore,
} from './review-scores.ts';

// Values worked out by hand from the formulas of ISO/IEC 29794-5 as OFIQ computes them.
test.each([
  ['luminance in the middle', luminanceScore(0.5), 99.5],
  ['luminance at the lower bound', luminanceScore(0.2), 50],
  ['luminance at the upper bound', luminanceScore(0.8), 50],
  ['nothing clipped', overExposureScore(0), 100],
  ['one per cent clipped', overExposureScore(0.01), 50],
  ['nine per cent clipped', overExposureScore(0.09), 10],
  ['nothing dark', underExposureScore(0), 99.84],
  ['nearly everything dark', underExposureScore(0.92), 39.84],
  ['all levels alike', dynamicRangeScore(8), 100],
  ['one level', dynamicRangeScore(0), 0],
  ['equal cheeks', uniformLightScore(1), 100],
  ['cheeks without any common level', uniformLightScore(0), 0],
  ['skin', naturalColourScore(15, 20), 100],
  ['colour 10 outside the range', naturalColourScore(35, 20), 53.79],
  ['an even background', backgroundScore(0), 99.74],
  ['a restless background', backgroundScore(110), 51.1],
  ['lids 2 % of T apart', eyesOpenScore(0.02), 50],
])('%s', (_, score, expected) => {
  expect(score).toBeCloseTo(expected, 1);
});
