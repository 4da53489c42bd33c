import { linearScore } from '../measure/linear-score.ts';
import type { SelfieCaution, SelfieMeasures } from '../selfie.ts';

/** What makes a prepared selfie a good or a poor source. */
export interface SourceTraits {
  readonly measures: Pick<
    SelfieMeasures,
    'yawDeg' | 'pitchDeg' | 'faceHeightPx' | 'sharpness' | 'clippedShare' | 'faceLuminance'
  >;
  /** How many fit, 1–3. */
  readonly framings: number;
  /** Between the two sides of the face, stops. */
  readonly sideStops: number;
  /** Of the white balance: largest gain ÷ smallest, ≥ 1. */
  readonly castRatio: number;
  /** Of the outline that shows old background (edge-spill.ts), 0–1. */
  readonly spillShare: number;
  /** Every framing shows a torn outline (torn-edge.ts) or something before the body (before-body.ts). */
  readonly showsTear: boolean;
  readonly cautions?: readonly SelfieCaution[];
}

/** A selfie with one caution comes after every good one that is usable at all; `same-moment` says nothing of the selfie itself. */
const CAUTIONED = 0.3;

/** 0–1. A frontal, sharp, large, evenly and neutrally lit face that leaves room for several framings comes first. */
export function sourceQuality(traits: SourceTraits): number {
  const { measures } = traits;
  const frontal =
    linearScore(Math.abs(measures.yawDeg), 30, 4) * linearScore(Math.abs(measures.pitchDeg), 32, 8);
  const large = linearScore(measures.faceHeightPx, 130, 420);
  const sharp = linearScore(measures.sharpness, 4, 40);
  const exposed =
    linearScore(measures.clippedShare, 0.25, 0.01) * linearScore(measures.faceLuminance, 20, 60);
  const even = linearScore(Math.abs(traits.sideStops), 2.5, 0.5);
  const neutral = linearScore(traits.castRatio, 2.5, 1.2);
  const clean = linearScore(traits.spillShare, 0.5, 0.15);
  // No lens correction takes back a look from below, and no framing hides such a tear: these weigh most.
  const upright = linearScore(Math.abs(measures.pitchDeg), 18, 9);
  return (
    (0.4 * frontal + 0.2 * large + 0.15 * sharp + 0.1 * exposed + 0.15 * (traits.framings / 3)) *
    (0.4 + 0.6 * even * neutral) *
    (0.3 + 0.7 * upright) *
    (traits.showsTear ? 0.3 : 1) *
    (0.6 + 0.4 * clean) *
    ((traits.cautions ?? []).some((caution) => caution !== 'same-moment') ? CAUTIONED : 1)
  );
}
