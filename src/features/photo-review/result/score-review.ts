import type { ReviewMeasures } from '../../../imaging/recipes/review/review-measures.ts';
import { type PhotoReviewScores, scorePhoto } from '../../../imaging/recipes/review/score-photo.ts';
import { atsScore } from '../file/ats-score.ts';
import { checkPhoto } from '../file/measured-rows.ts';
import type { PhotoFacts } from '../file/photo-header.ts';
import type { ReviewTarget } from '../review-target.ts';

export interface ReviewScores {
  readonly scores: PhotoReviewScores;
  /** 0–100, a whole number. */
  readonly ats: number;
}

/** Scores a photo and its file for a target, on the page and in the mail. */
export function scoreReview(measures: ReviewMeasures, facts: PhotoFacts, target: ReviewTarget): ReviewScores {
  const expectation = target.kind === 'cv' ? target.expectation : undefined;
  return { scores: scorePhoto(measures), ats: atsScore(checkPhoto(facts, target), expectation) };
}
