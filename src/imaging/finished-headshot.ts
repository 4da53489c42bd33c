import type { HeadshotRequest, HeadshotSize } from './headshot-request.ts';

/** Measures of a finished headshot; written into the shoot's manifest. */
export interface HeadshotMeasures {
  /** Likeness (cosine similarity) to the most similar of the buyer's other selfies, 0–1. */
  readonly likeness: number;
  /** Likeness (cosine similarity) to the selfie it was made of, 0–1: low when the face was damaged during rendering. */
  readonly sourceLikeness: number;
  /**
   * Shift of the skin's tone (measure/face/skin-shift.ts), ΔE2000, between the headshot and the selfie after white balance,
   * exposure, evening and retouch; of a black-and-white headshot the difference in lightness alone.
   */
  readonly skinShiftDeltaE: number;
  /** Head height (chin to crown) ÷ frame height, 0–1. */
  readonly headHeightShare: number;
  /** Distance of the eye line from the top ÷ frame height, 0–1. */
  readonly eyeLineShare: number;
  /** Distance of the crown (hair included) from the top ÷ frame height; below 0 where the frame cuts the hair. */
  readonly crownLineShare: number;
  /** Distance of the face's middle from the left ÷ frame width, 0–1. */
  readonly faceCentreShare: number;
  /** Pixels of the headshot ÷ the prepared selfie's pixels they were made of, along one side; above 1 it was enlarged. */
  readonly enlargement: number;
  readonly rollDeg: number;
  readonly sharpness: number;
  /**
   * Fine detail of the cheeks ÷ that on the selfie, ≥ 0; under 1 some was lost. Undefined on faces too small to
   * measure.
   */
  readonly textureKept: number | undefined;
  /** Chroma of the old background left along the selfie's cut-out edge, ΔE, ≥ 0; 0 is clean. */
  readonly edgeSpillDeltaE: number;
  /** Lightness of the old background left along that edge, ΔL*, ≥ 0: a pale or dark line; 0 is clean. */
  readonly edgeHaloDeltaL: number;
  /** 64-bit perceptual hash, 16 hexadecimal digits. */
  readonly perceptualHash: string;
}

/** The position and size of the head in a headshot. */
export type HeadPosition = Pick<
  HeadshotMeasures,
  'headHeightShare' | 'eyeLineShare' | 'crownLineShare' | 'faceCentreShare'
>;

/** A rendered headshot with its measures. */
export interface Headshot {
  readonly jpeg: Uint8Array;
  readonly size: HeadshotSize;
  readonly request: HeadshotRequest;
  readonly measures: HeadshotMeasures;
  /** False when a measure is outside its limit (likeness, sharpness, roll …); such a headshot is never delivered. */
  readonly passed: boolean;
  /** Names of the measures that failed. */
  readonly failures: readonly string[];
  readonly elapsedMs: number;
}
