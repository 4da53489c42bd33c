import { expect, it } from 'vitest';
import type { SelfieMeasures } from '../../../imaging/selfie.ts';
import { selfieRank } from './selfie-rank.ts';

const GOOD: SelfieMeasures = {
  widthPx: 1000,
  heightPx: 1300,
  faceHeightPx: 600,
  yawDeg: 0,
  pitchDeg: 0,
  rollDeg: 0,
  faceLuminance: 140,
  clippedShare: 0,
  sharpness: 1,
  eyeOpenness: 0.3,
  perceptualHash: '0000000000000000',
};

it('prefers a straight, large, evenly lit face', () => {
  const good = selfieRank(GOOD);
  expect(good).toBeGreaterThan(selfieRank({ ...GOOD, yawDeg: 25 }));
  expect(good).toBeGreaterThan(selfieRank({ ...GOOD, faceHeightPx: 200 }));
  expect(good).toBeGreaterThan(selfieRank({ ...GOOD, faceLuminance: 40 }));
  expect(selfieRank(undefined)).toBe(0);
});
