import { expect, test } from 'vitest';

import type { HeadshotMeasures } from '../finished-headshot.ts';
import { headshotFailures } from './headshot-limits.ts';

const GOOD: HeadshotMeasures = {
  likeness: 0.7,
  sourceLikeness: 0.95,
  skinShiftDeltaE: 2,
  headHeightShare: 0.5,
  eyeLineShare: 0.4,
  crownLineShare: 0.1,
  faceCentreShare: 0.5,
  enlargement: 1.4,
  rollDeg: 0.2,
  sharpness: 40,
  textureKept: 0.9,
  edgeSpillDeltaE: 5,
  edgeHaloDeltaL: 5,
  perceptualHash: '0123456789abcdef',
};

test('a good headshot passes, and so does one of a face too small to measure its texture', () => {
  expect(headshotFailures(GOOD, 0.6)).toEqual([]);
  expect(headshotFailures({ ...GOOD, textureKept: undefined }, 0.6)).toEqual([]);
});

test.each<[string, Partial<HeadshotMeasures>, Partial<HeadshotMeasures>]>([
  ['likeness', { likeness: 0.55 }, { likeness: 0.54 }],
  ['sourceLikeness', { sourceLikeness: 0.85 }, { sourceLikeness: 0.84 }],
  ['skinShift', { skinShiftDeltaE: 6 }, { skinShiftDeltaE: 6.1 }],
  ['roll', { rollDeg: 2.5 }, { rollDeg: 2.6 }],
  ['roll', { rollDeg: -2.5 }, { rollDeg: -2.6 }],
  ['texture', { textureKept: 0.75 }, { textureKept: 0.74 }],
  ['sharpness', { sharpness: 4 }, { sharpness: 3.9 }],
  ['headHeight', { headHeightShare: 0.25 }, { headHeightShare: 0.24 }],
  ['headHeight', { headHeightShare: 1 }, { headHeightShare: 1.01 }],
  ['eyeLine', { eyeLineShare: 0.22 }, { eyeLineShare: 0.21 }],
  ['eyeLine', { eyeLineShare: 0.56 }, { eyeLineShare: 0.57 }],
])('%s: %o passes, %o does not', (name, within, beyond) => {
  expect(headshotFailures({ ...GOOD, ...within }, 0.6)).toEqual([]);
  expect(headshotFailures({ ...GOOD, ...beyond }, 0.6)).toEqual([name]);
});

test('a chance match with one selfie does not outweigh the others', () => {
  expect(headshotFailures(GOOD, 0.52)).toEqual([]);
  expect(headshotFailures(GOOD, 0.51)).toEqual(['medianLikeness']);
  expect(headshotFailures({ ...GOOD, likeness: 0.5 }, 0.5)).toEqual(['likeness']);
});

test('every failure is named', () => {
  const failures = headshotFailures({ ...GOOD, sharpness: 0, rollDeg: 9, skinShiftDeltaE: 9 }, 0.6);
  expect(failures.toSorted()).toEqual(['roll', 'sharpness', 'skinShift']);
});
