import { expect, test } from 'vitest';

import { DESCRIPTION_NUMBERS } from '../../models/head.ts';
import { eyesOcclusionScore, hatScore, mouthOcclusionScore } from './occlusion-scores.ts';
import { EYES_OCCLUSION_WEIGHTS, HAT_WEIGHTS, MOUTH_OCCLUSION_WEIGHTS } from './head-weights.ts';

const N = DESCRIPTION_NUMBERS;
const zeros = (places = 1): Float32Array => new Float32Array(places * N);

test.each<[string, number, readonly number[], (numbers: Float32Array) => number]>([
  [
    'forehead, crown and beside the ears',
    3,
    HAT_WEIGHTS,
    (all) => hatScore({ forehead: all.slice(0, N), crown: all.slice(N, 2 * N), beside: all.slice(2 * N) }),
  ],
  ['the mouth', 1, MOUTH_OCCLUSION_WEIGHTS, (mouth) => mouthOcclusionScore({ mouth })],
  ['an eye', 1, EYES_OCCLUSION_WEIGHTS, (eye) => eyesOcclusionScore({ eyes: [eye, eye] })],
])('%s: one weight for each number, and one that is always added', (_, places, weights, score) => {
  expect(weights).toHaveLength(places * N + 1);
  const offset = weights[places * N]!;
  expect(score(zeros(places))).toBe(offset);
  for (const i of [0, 5, places * N - 1]) {
    const description = zeros(places);
    description[i] = 2;
    expect(score(description)).toBeCloseTo(offset + 2 * weights[i]!, 10);
  }
});

test('the eye that looks more covered counts', () => {
  const clear = zeros();
  const covered = EYES_OCCLUSION_WEIGHTS.slice(0, N);
  const seen = Float32Array.from(covered);
  expect(eyesOcclusionScore({ eyes: [seen, clear] })).toBe(eyesOcclusionScore({ eyes: [clear, seen] }));
  expect(eyesOcclusionScore({ eyes: [seen, clear] })).toBeGreaterThan(
    eyesOcclusionScore({ eyes: [clear, clear] }),
  );
});
