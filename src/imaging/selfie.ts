import type { HeadshotRequest } from './headshot-request.ts';

/** Reasons for which a selfie cannot be used. The customer is told one of them, with how to fix it. */
export const REJECT_REASONS = [
  'unreadable', // not an image, damaged, or of a kind that is not accepted
  'too-many-pixels', // more than 50 megapixels: a decompression bomb or a scan
  'too-many-bytes', // more than 25 MB
  'no-face',
  'several-people',
  'screenshot', // a screenshot of a photo, with the screen's own writing around it
  'face-too-small',
  'too-dark',
  'clipped',
  'blurred',
  'turned-away',
  'eyes-closed',
  'sunglasses',
  'hat', // over the forehead
  'face-covered', // a hand, a mask or a telephone in front of an eye, the nose or the mouth
  'duplicate', // of another selfie of this shoot
  'other-person', // not the same person as the others of this shoot
  'no-crop', // no framing fits without a cut-off edge inside the frame
] as const;
export type RejectReason = (typeof REJECT_REASONS)[number];

/**
 * Reasons for which a usable selfie is not a good one. The customer may overrule any of them; until then headshots are made
 * of such a selfie only when there are too few good ones (recipes/plan/select-selfies.ts).
 */
export const SELFIE_CAUTIONS = [
  'hat', // a hat or cap that is not worn for faith or custom
  'strong-light', // parts of the face are clipped, or one side is far brighter
  'eyes-maybe-closed',
  'face-maybe-covered', // something may be in front of eyes or mouth
  'hand-near-face', // at the chin, the cheek or the ear, without covering the face
  'hand-in-frame', // elsewhere in every frame
  'empty-edges', // bars, or wedges from a rotation, that no frame avoids
  'close-crop', // closer than the tight framing
  'hair-at-edge', // the photo ends in the hair
  'chin-from-below', // taken from below
  'same-moment', // nearly the same as another selfie of this shoot
  'needs-clothes', // its edge cuts the shoulders: usable when dressed in a garment, but not in the person's own clothes
] as const;
export type SelfieCaution = (typeof SELFIE_CAUTIONS)[number];

/** Measures of a selfie. They contain no biometric template and no guess of age, sex, ethnicity or emotion. */
export interface SelfieMeasures {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Height of the face box, pixels of the upright selfie. */
  readonly faceHeightPx: number;
  /** Degrees; 0 is straight into the camera. */
  readonly yawDeg: number;
  readonly pitchDeg: number;
  readonly rollDeg: number;
  /** Mean luminance of the face, 0–255 sRGB-coded. */
  readonly faceLuminance: number;
  /** Share of the face's pixels that are clipped white, 0–1. */
  readonly clippedShare: number;
  /** Sharpness of the face crop at a fixed width (measure/image/sharpness.ts), ≥ 0; higher is sharper. */
  readonly sharpness: number;
  /** Eye openness, height ÷ width of the lid opening, the mean of both eyes; about 0.3 is open. */
  readonly eyeOpenness: number;
  /** 64-bit perceptual hash of the whole picture, 16 hexadecimal digits. */
  readonly perceptualHash: string;
  /**
   * Hash of the colours of hair, clothes and background around the face, without the face (measure/likeness/moment-hash.ts). It
   * shows whether two photos are of one moment. Undefined on selfies measured before it existed.
   */
  readonly momentHash?: string;
}

/**
 * The result of checking one selfie, one of three answers: good (accepted without cautions), usable (accepted with cautions),
 * unusable. `reasons` is empty exactly when accepted; `cautions` is empty when not.
 */
export interface SelfieCheck {
  readonly accepted: boolean;
  readonly reasons: readonly RejectReason[];
  readonly cautions: readonly SelfieCaution[];
  readonly faceCount: number;
  /** Undefined when the picture could not be decoded or has no face. */
  readonly measures: SelfieMeasures | undefined;
}

/** A clean copy of an upload: upright, sRGB, JPEG, without metadata, no longer side over `maxSidePx`. */
export interface CleanSelfie {
  readonly jpeg: Uint8Array;
  readonly thumbnailJpeg: Uint8Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * A selfie ready to be rendered any number of times. The engine holds its pixels, matte and face geometry in memory until
 * `release`. They are never serialised, because the face description is biometric.
 */
export interface PreparedSelfie {
  readonly id: string;
  readonly measures: SelfieMeasures;
  /** The framings without a cut-off edge in the frame, and without a torn outline if that can be avoided. Never empty. */
  readonly framings: readonly HeadshotRequest['framing'][];
  /** 0–1, higher is a better source (recipes/selfie/source-quality.ts); the plan uses the best first. */
  readonly quality: number;
  /** Empty for a good selfie. */
  readonly cautions: readonly SelfieCaution[];
}
