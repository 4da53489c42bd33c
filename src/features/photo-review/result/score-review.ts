import type { ReviewMeasures } from '../../../imaging/recipes/review/review-measures.ts';
import {
  type PhotoReviewScores,
  type ReviewVerdict,
  scorePhoto,
  verdictOf,
} from '../../../imaging/recipes/review/score-photo.ts';
import { atsScore } from '../file/ats-score.ts';
import { checkPhoto } from '../file/measured-rows.ts';
import type { PhotoFacts } from '../file/photo-header.ts';
import type { ReviewTarget } from '../review-target.ts';

export type ReviewSummary = ReviewVerdict | 'leaveOut';

export interface ReviewScores {
  readonly scores: PhotoReviewScores;
  /** 0–100, a whole number. */
  readonly ats: number;
  /** The sentence that sums up the result. */
  readonly summary: ReviewSummary;
}

/** Scores a photo and its file for a target, on the page and in the mail. */
export function scoreReview(measures: ReviewMeasures, facts: PhotoFacts, target: ReviewTarget): ReviewScores {
  const expectation = target.kind === 'cv' ? target.expectation : undefined;
  const scores = scorePhoto(measures);
  return {
    scores,
    ats: atsScore(checkPhoto(facts, target), expectation),
    summary: expectation === 'avoid' ? 'leaveOut' : verdictOf(scores.overall),
  };
}
