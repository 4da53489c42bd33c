import { expect, test } from 'vitest';

import { DESCRIPTION_NUMBERS } from '../models/head-describer.ts';
import { eyesCoverLikeness, hatLikeness, mouthCoverLikeness } from './hat-likeness.ts';
import { EYES_COVER_WEIGHTS, HAT_WEIGHTS, MOUTH_COVER_WEIGHTS } from './head-weights.ts';

const zeros = (): Float32Array => new Float32Array(DESCRIPTION_NUMBERS);

test.each<[string, readonly number[], (numbers: Float32Array) => number]>([
  ['the forehead', HAT_WEIGHTS, (forehead) => hatLikeness({ forehead })],
  ['the mouth', MOUTH_COVER_WEIGHTS, (mouth) => mouthCoverLikeness({ mouth })],
  ['an eye', EYES_COVER_WEIGHTS, (eye) => eyesCoverLikeness({ eyes: [eye, eye] })],
])('%s: one weight for each number, and one that is always added', (_, weights, likeness) => {
  expect(weights).toHaveLength(DESCRIPTION_NUMBERS + 1);
  const offset = weights[DESCRIPTION_NUMBERS]!;
  expect(likeness(zeros())).toBe(offset);
  for (const i of [0, 5, DESCRIPTION_NUMBERS - 1]) {
    const description = zeros();
    description[i] = 2;
    expect(likeness(description)).toBeCloseTo(offset + 2 * weights[i]!, 10);
  }
});

test('of two eyes the one that looks more covered counts', () => {
  const clear = zeros();
  const covered = EYES_COVER_WEIGHTS.slice(0, DESCRIPTION_NUMBERS);
  const seen = Float32Array.from(covered);
  expect(eyesCoverLikeness({ eyes: [seen, clear] })).toBe(eyesCoverLikeness({ eyes: [clear, seen] }));
  expect(eyesCoverLikeness({ eyes: [seen, clear] })).toBeGreaterThan(eyesCoverLikeness({ eyes: [clear, clear] }));
});
