import { expect, test } from 'vitest';

import { sourceQuality, type SourceTraits } from './source-quality.ts';

const BEST: SourceTraits = {
  measures: { yawDeg: 0, pitchDeg: 0, faceHeightPx: 500, sharpness: 80, clippedShare: 0, faceLuminance: 130 },
  framings: 3,
  sideStops: 0.2,
  castRatio: 1.1,
  spillShare: 0.05,
  showsTear: false,
};
const measured = (measures: Partial<SourceTraits['measures']>): SourceTraits => ({
  ...BEST,
  measures: { ...BEST.measures, ...measures },
});

test('the best of all sources is 1', () => {
  expect(sourceQuality(BEST)).toBeCloseTo(1);
});

test.each<[string, SourceTraits]>([
  ['turned away', measured({ yawDeg: -25 })],
  ['seen from below', measured({ pitchDeg: 16 })],
  ['small', measured({ faceHeightPx: 210 })],
  ['blurred', measured({ sharpness: 9 })],
  ['clipped', measured({ clippedShare: 0.2 })],
  ['dark', measured({ faceLuminance: 30 })],
  ['close to the edge', { ...BEST, framings: 1 }],
  ['lit from one side', { ...BEST, sideStops: -2 }],
  ['of a strong cast', { ...BEST, castRatio: 2.2 }],
  ['with the old room at its edge', { ...BEST, spillShare: 0.4 }],
  ['torn in every frame', { ...BEST, showsTear: true }],
])('one that is %s comes after it', (_, traits) => {
  expect(sourceQuality(traits)).toBeLessThan(0.96);
});

test('faults that no correction can remove weigh more than others', () => {
  const poor = measured({ faceHeightPx: 210, sharpness: 9, faceLuminance: 30 });
  expect(sourceQuality(measured({ pitchDeg: 20 }))).toBeLessThan(sourceQuality(poor));
  expect(sourceQuality({ ...BEST, showsTear: true })).toBeLessThan(sourceQuality(poor));
});
