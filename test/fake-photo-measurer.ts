import { ok } from '../src/base/result.ts';
import type { PhotoMeasurer } from '../src/imaging/photo-measurer.ts';
import { goodReviewMeasures } from './review-measures.ts';

/** Measures every photo as a good one, and returns the photo itself as its copy. */
export function createFakePhotoMeasurer(): PhotoMeasurer {
  return {
    measure: async (photo, { wantsCopy }) =>
      ok({ measures: goodReviewMeasures(), copy: wantsCopy ? photo : undefined }),
  };
}
