import { linearScore } from '../../measure/linear-score.ts';
import type { SelfieCaution, SelfieMeasures } from '../../selfie.ts';

/** The properties of a prepared selfie that make it a good or a poor source. */
export interface SourceTraits {
  readonly measures: Pick<
    SelfieMeasures,
    'yawDeg' | 'pitchDeg' | 'faceHeightPx' | 'sharpness' | 'clippedShare' | 'faceLuminance'
  >;
  /** Number of framings that fit, 1–3. */
  readonly framings: number;
  /** Difference of brightness between the two sides of the face, stops. */
  readonly sideStops: number;
  /** Largest ÷ smallest gain of the white balance, ≥ 1. */
  readonly castRatio: number;
  /** Share of the outline that shows old background (edge-spill.ts), 0–1. */
  readonly spillShare: number;
  /** True when every framing shows a torn outline (torn-edge.ts) or an object before the body (occluder-edges.ts). */
  readonly showsTear: boolean;
  readonly cautions?: readonly SelfieCaution[];
}

/**
 * Factor for a selfie with a caution, which ranks it below every fair one. `same-moment` does not count, because it is no fault
 * of the selfie.
 */
const CAUTIONED = 0.3;

/**
 * Rates a selfie as a source of headshots, 0–1. A frontal, sharp, large, evenly and neutrally lit face with room for several
 * framings is best.
 */
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
  // A view from below cannot be corrected, and no framing hides these tears, so both weigh most.
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
