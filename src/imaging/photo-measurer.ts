import type { Result } from '../base/result.ts';
import type { DecodeError } from './codecs/decode.ts';
import type { ReviewMeasures } from './recipes/review/review-measures.ts';

/** `busy`: too many photos are waiting already. */
export type PhotoMeasureError = DecodeError | 'no-face' | 'busy';

export interface MeasuredPhoto {
  readonly measures: ReviewMeasures;
  /** A JPEG of at most 1280 px without metadata, upright; undefined when none was asked for. */
  readonly picture: Uint8Array | undefined;
}

/** Measures photos for the review, in memory only. */
export interface PhotoMeasurer {
  measure(
    photo: Uint8Array,
    options: { readonly wantsPicture: boolean },
  ): Promise<Result<MeasuredPhoto, PhotoMeasureError>>;
}
