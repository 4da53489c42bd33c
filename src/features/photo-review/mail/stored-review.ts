import type { Language } from '../../../catalog/languages.ts';
import type { ReviewMeasures } from '../../../imaging/recipes/review/review-measures.ts';
import type { PhotoFacts } from '../file/photo-header.ts';
import type { ReviewTargetRequest } from './review-target-request.ts';

/** A review whose full result was mailed. */
export interface StoredReview {
  readonly id: string;
  readonly language: Language;
  readonly target: ReviewTargetRequest;
  readonly facts: PhotoFacts;
  readonly measures: ReviewMeasures;
  readonly createdAt: Date;
}
