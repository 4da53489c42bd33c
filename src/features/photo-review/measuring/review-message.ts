import type { ReviewMeasures } from '../../../imaging/recipes/review/review-measures.ts';
import type { PhotoDecodeError } from '../../../imaging/codecs/browser/decode-photo.ts';

/** A photo for the worker to measure. */
export interface ReviewRequest {
  readonly id: number;
  readonly photo: Blob;
  /** True for a format that the browser may be unable to show. */
  readonly needsPreview: boolean;
}

/** The worker's messages. `failed` means that this browser cannot measure photos. */
export type ReviewMessage =
  | { readonly type: 'progress'; readonly share: number }
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly error: string }
  | { readonly type: 'measured'; readonly id: number; readonly measures: ReviewMeasures }
  /** A JPEG to show instead of the photo. */
  | { readonly type: 'preview'; readonly id: number; readonly preview: Blob }
  | { readonly type: 'refused'; readonly id: number; readonly error: PhotoDecodeError | 'no-face' };
