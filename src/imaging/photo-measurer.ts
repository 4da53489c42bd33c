import type { Result } from '../base/result.ts';
import type { DecodeError } from './codecs/decode.ts';
import type { ReviewMeasures } from './recipes/review/review-measures.ts';

/** `busy`: too many photos are waiting already. */
export type PhotoMeasureError = DecodeError | 'no-face' | 'busy';

export interface MeasuredPhoto {
  readonly measures: ReviewMeasures;
  /** A JPEG of at most 1280 px without metadata, upright; undefined when none was asked for. */
  readonly copy: Uint8Array | undefined;
}

export interface MeasureOptions {
  readonly wantsCopy: boolean;
  /** Longest side of the chosen file in pixels, if `photo` is a reduced copy of it. */
  readonly originalSidePx?: number | undefined;
}

/** Measures photos for the review, in memory only. */
export interface PhotoMeasurer {
  measure(photo: Uint8Array, options: MeasureOptions): Promise<Result<MeasuredPhoto, PhotoMeasureError>>;
}
