import { expect, it } from 'vitest';
import { goodReviewMeasures } from '../../../../test/review-measures.ts';
import { scorePhoto } from '../../../imaging/recipes/review/score-photo.ts';
import { topFindings } from './top-findings.ts';

const GOOD = goodReviewMeasures();

it('shows nothing to change on a good photo', () => {
  expect([...topFindings(scorePhoto(GOOD))]).toEqual([]);
});

it('shows the three worst findings, worst first', () => {
  const spoiled = scorePhoto({
    ...GOOD,
    pose: { yawDeg: 30, pitchDeg: -13, rollDeg: 25 },
    background: { share: 0.5, gradient: 120 },
    quality: { ...GOOD.quality, noise: 5 },
  });
  expect([...topFindings(spoiled)]).toEqual(['level', 'turned', 'calm']);
});
