import { expect, it } from 'vitest';
import { goodReviewMeasures } from '../../../../test/review-measures.ts';
import type { CountryCode } from '../../../catalog/photo-standards.ts';
import type { PhotoFacts } from '../file/photo-header.ts';
import { targetOfRequest } from '../mail/review-target-request.ts';
import { scoreReview } from './score-review.ts';

const measures = goodReviewMeasures();
const facts: PhotoFacts = {
  ...{ kind: 'jpeg', byteCount: 100_000, widthPx: 900, heightPx: 1200 },
  ...{ isTransparent: false, isCmyk: false, hasLocation: false },
};
const cv = (country?: CountryCode) => targetOfRequest({ kind: 'cv', country, widthMm: 45, heightMm: 60 });

it('sums up a good photo by its score', () => {
  expect(scoreReview(measures, facts, cv('DE'))).toMatchObject({ ats: 100, summary: 'good' });
  expect(scoreReview(measures, facts, { kind: 'linkedin' })).toMatchObject({ summary: 'good' });
});

it('never recommends a photo where photos are left out', () => {
  expect(scoreReview(measures, facts, cv('US'))).toMatchObject({ ats: 40, summary: 'leaveOut' });
});

it('takes the usual size for one that the country does not use', () => {
  expect(cv('JP')).toMatchObject({ country: 'JP', frame: { widthMm: 30, heightMm: 40 } });
  expect(cv(undefined)).toMatchObject({ country: undefined, frame: { widthMm: 45, heightMm: 60 } });
});
