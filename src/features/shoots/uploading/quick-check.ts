import type { RejectReason } from '../../../imaging/selfie.ts';
import { REFUSAL_LIMITS } from '../../../imaging/recipes/selfie/selfie-limits.ts';

/** The measures of a photo that the quick check takes in the browser before the upload. */
export interface PhotoMeasures {
  /** The detector's highest face score, 0–1, on the whole photo, on turned copies and on parts of it. */
  readonly bestScore: number;
  /** The largest face; undefined when no score was high enough for measuring. */
  readonly face: FaceMeasures | undefined;
  /** For two faces, `score` is the lower one of their close-ups, and `heightShare` the smaller height ÷ the larger. */
  readonly secondFace: { readonly score: number; readonly heightShare: number } | undefined;
}

export interface FaceMeasures {
  /** Longer side of the detector's box, in pixels of the image that would be uploaded. */
  readonly sidePx: number;
  readonly highlightLuma: number;
  readonly clippedShare: number;
  readonly sharpness: number;
}

/** Far outside the server's own limits, so that the quick check refuses only photos that the server would surely refuse. */
export const QUICK_CHECK_LIMITS = {
  /** Accepted photos score 0.75 or more as a whole; dogs score 0.44–0.73, so their photos are left to the server. */
  noFaceScore: 0.3,
  /** A face with at least this score is measured, even if it is a dog's. */
  measurableScore: 0.6,
  /** In a close-up, people score 0.76 or more and dogs up to 0.73. */
  secondFaceScore: 0.8,
  secondFaceShare: 1.5 * REFUSAL_LIMITS.secondFaceShare,
  /** The detector's box is 1.13–1.56 times as high as the face that the server measures. */
  minSidePx: 0.9 * REFUSAL_LIMITS.minFaceHeightPx,
  minHighlightLuma: 0.6 * REFUSAL_LIMITS.minHighlightLuma,
  maxClippedShare: 1.6 * REFUSAL_LIMITS.maxClippedShare,
  /** The sharpness measured in the browser is at least 0.54 times the server's. */
  minSharpness: 0.4 * REFUSAL_LIMITS.minSharpness,
} as const;

/** Returns why the server would surely refuse the photo; undefined when the photo should be uploaded. */
export function quickCheckReason({ bestScore, face, secondFace }: PhotoMeasures): RejectReason | undefined {
  const limits = QUICK_CHECK_LIMITS;
  if (bestScore < limits.noFaceScore) return 'no-face';
  if (face === undefined) return undefined;
  if (
    secondFace !== undefined &&
    secondFace.score >= limits.secondFaceScore &&
    secondFace.heightShare >= limits.secondFaceShare
  ) {
    return 'several-people';
  }
  if (face.sidePx < limits.minSidePx) return 'face-too-small';
  if (face.highlightLuma < limits.minHighlightLuma) return 'too-dark';
  if (face.clippedShare > limits.maxClippedShare) return 'clipped';
  return face.sharpness < limits.minSharpness ? 'blurred' : undefined;
}
