import type { PhotoDecodeError } from '../../../imaging/codecs/browser/decode-photo.ts';
import type { ReviewMeasures } from '../../../imaging/recipes/review/review-measures.ts';

/** A photo for the worker to measure. Ids grow with each photo. */
export interface PhotoToMeasure {
  readonly id: number;
  readonly photo: Blob;
  /** True for a format that the browser may be unable to show. */
  readonly needsPreview: boolean;
}

/** `not-loaded`: the models or a part of the code did not arrive; `unavailable`: this browser cannot run them. */
export type MeasuringFailure = 'not-loaded' | 'unavailable';

export type ReviewMessage =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'ready' }
  /** Without an id, no photo can be measured. */
  | { readonly type: 'failed'; readonly id: number | undefined; readonly reason: MeasuringFailure }
  | { readonly type: 'measured'; readonly id: number; readonly measures: ReviewMeasures }
  /** A JPEG to show instead of the photo. */
  | { readonly type: 'preview'; readonly id: number; readonly preview: Blob }
  /** `superseded`: another photo was chosen before this one's turn came. */
  | {
      readonly type: 'refused';
      readonly id: number;
      readonly error: PhotoDecodeError | 'no-face' | 'superseded';
    };
