import { expect, test } from 'vitest';

import {
  backgroundScore,
  eyesOpenScore,
  naturalColourScore,
  overExposureScore,
  unnaturalColour,
} from './review-scores.ts';

// Values worked out by hand from the formulas of ISO/IEC 29794-5 as OFIQ computes them.
test.each([
  ['nothing clipped', overExposureScore(0), 100],
  ['one per cent clipped', overExposureScore(0.01), 50],
  ['nine per cent clipped', overExposureScore(0.09), 10],
  ['skin', naturalColourScore(unnaturalColour(15, 20)), 100],
  ['colour 10 outside the range', naturalColourScore(unnaturalColour(35, 20)), 53.79],
  ['an even background', backgroundScore(0), 99.74],
  ['a restless background', backgroundScore(110), 51.1],
  ['lids 2 % of T apart', eyesOpenScore(0.02), 50],
])('%s', (_, score, expected) => {
  expect(score).toBeCloseTo(expected, 1);
});
