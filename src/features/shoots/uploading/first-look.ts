import type { RejectReason } from '../../../imaging/selfie.ts';
import { SELFIE_LIMITS } from '../../../imaging/recipes/selfie/selfie-limits.ts';

/** What the browser sees on a photo before it is sent. */
export interface FirstLook {
  /** The detector's highest face score, 0–1, on the whole photo, on turned copies and on parts of it. */
  readonly bestScore: number;
  /** The surest face; undefined when nothing was sure enough to be measured. */
  readonly face: FaceLook | undefined;
  /** For two faces: the lower of their scores when each is searched in its own crop, and the smaller height ÷ the larger. */
  readonly secondFace: { readonly score: number; readonly heightShare: number } | undefined;
}

export interface FaceLook {
  /** Longer side of the detector's box, pixels of the picture that would be sent. */
  readonly sidePx: number;
  readonly highlightLuma: number;
  readonly clippedShare: number;
  readonly sharpness: number;
}

/** Far outside the server's own limits: only photos that it would surely refuse are held back, and it judges the others. */
export const FIRST_LOOK_LIMITS = {
  /** Accepted photos 0.75 and more on the whole picture; dogs 0.44–0.73, which is why they go to the server. */
  noFaceScore: 0.3,
  /** A face with a higher score than this is measured, even if it is a dog's. */
  measurableScore: 0.6,
  /** Seen from near, people have 0.76 and more, dogs up to 0.73. */
  secondFaceScore: 0.8,
  secondFaceShare: 1.5 * SELFIE_LIMITS.secondFaceShare,
  /** The detector's box is 1.13–1.56 times as high as the face the server measures. */
  minSidePx: 0.9 * SELFIE_LIMITS.minFaceHeightPx,
  minHighlightLuma: 0.6 * SELFIE_LIMITS.minHighlightLuma,
  maxClippedShare: 1.6 * SELFIE_LIMITS.maxClippedShare,
  /** Measured here 0.54 times the server's at the least. */
  minSharpness: 0.4 * SELFIE_LIMITS.minSharpness,
} as const;

/** Why the photo need not be sent; undefined when the server shall look at it. */
export function firstLookReason({ bestScore, face, secondFace }: FirstLook): RejectReason | undefined {
  const limits = FIRST_LOOK_LIMITS;
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
  if (face.clippedShare > limits.maxClippedShare) return 'blown-out';
  return face.sharpness < limits.minSharpness ? 'blurred' : undefined;
}
