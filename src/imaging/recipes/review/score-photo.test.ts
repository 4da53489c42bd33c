import { expect, test } from 'vitest';

import { goodReviewMeasures } from '../../../../test/review-measures.ts';
import type { ReviewMeasures } from './review-measures.ts';
import { REVIEW_RULES, type ReviewRuleId } from './review-rules.ts';
import { scorePhoto, verdictOf } from './score-photo.ts';

const GOOD = goodReviewMeasures();

type Changes = { readonly [Part in keyof ReviewMeasures]?: Partial<ReviewMeasures[Part]> };

function changed(changes: Changes): ReviewMeasures {
  return Object.fromEntries(
    Object.entries(GOOD).map(([part, value]) => {
      const change = changes[part as keyof ReviewMeasures];
      if (change === undefined) return [part, value];
      return [part, typeof change === 'object' ? { ...(value as object), ...change } : change];
    }),
  ) as unknown as ReviewMeasures;
}

test('a good photo is good in every respect', () => {
  const { overall, categories } = scorePhoto(GOOD);
  expect(overall).toBeGreaterThan(95);
  for (const { findings } of categories)
    for (const { id, verdict } of findings) expect(`${id} ${verdict}`).toBe(`${id} good`);
});

test.each<[ReviewRuleId, Changes]>([
  ['brightness', { light: { highlight: 0.03 } }],
  ['clipping', { light: { overShare: 0.2 } }],
  ['evenness', { light: { sideLightness: -60 } }],
  ['contrast', { light: { entropyBits: 2 } }],
  ['colour', { light: { cheekA: 60, cheekB: 70 } }],
  ['calm', { background: { gradient: 250 } }],
  ['alone', { faceCount: 3 as never }],
  ['eyes', { mouth: { eyeGapShare: 0.004 } }],
  ['smile', { mouth: { lipGapShare: 0.4, cornerLift: -0.08 } }],
  ['level', { pose: { rollDeg: -24 } }],
  ['turned', { pose: { yawDeg: 38 } }],
  ['pitch', { pose: { pitchDeg: -24 } }],
  ['centred', { frame: { centreOffset: -0.3 } }],
  ['headSize', { frame: { headShare: 0.1 } }],
  ['headSize', { frame: { headShare: 1 } }],
  ['eyeLine', { frame: { eyeHeightShare: 0.3 } }],
  ['above', { frame: { spaceAbove: 0.5 } }],
  ['aside', { frame: { spaceAside: 0.7 } }],
  ['below', { frame: { spaceBelow: 1 } }],
  ['sharpness', { quality: { sharpness: 2 } }],
  ['noise', { quality: { noise: 12 } }],
  ['compression', { quality: { blockiness: 5 } }],
  ['resolution', { quality: { headHeightPx: 80 } }],
  ['eyesFree', { covering: { eyes: 1 } }],
  ['mouthFree', { covering: { mouth: 1 } }],
  ['hat', { covering: { hat: 1 } }],
  ['clothes', { clothes: { gradient: 400 } }],
])('%s is found, costs its own category, and no other', (id, changes) => {
  const before = scorePhoto(GOOD);
  const after = scorePhoto(changed(changes));
  const { category } = REVIEW_RULES[id];
  expect(after.overall).toBeLessThan(before.overall - 15);
  for (const [i, one] of after.categories.entries()) {
    if (one.category !== category) expect(one.score).toBe(before.categories[i]!.score);
    else {
      expect(one.score).toBeLessThan(45);
      expect(one.findings.find((finding) => finding.id === id)?.verdict).toBe('poor');
    }
  }
});

test('black-and-white is a natural colour', () => {
  const grey = scorePhoto(changed({ light: { cheekA: 0.2, cheekB: -0.1 } }));
  expect(grey.categories[0]!.score).toBe(scorePhoto(GOOD).categories[0]!.score);
});

test('dark skin in good light scores as high as light skin', () => {
  const { categories } = scorePhoto(changed({ light: { highlight: 0.32 } }));
  expect(categories[0]!.score).toBeGreaterThan(95);
});

test('a photo without clothes in it is not judged by them', () => {
  const { categories } = scorePhoto(changed({ clothes: { gradient: undefined } }));
  expect(categories.at(-1)!.score).toBe(100);
});

test.each([
  [100, 'good'],
  [75, 'good'],
  [74.9, 'fair'],
  [45, 'fair'],
  [44.9, 'poor'],
])('%d is %s', (score, verdict) => {
  expect(verdictOf(score)).toBe(verdict);
});
