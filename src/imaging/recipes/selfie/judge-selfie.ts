import type { RejectReason, SelfieCaution } from '../../selfie.ts';
import { LIMITS, type LimitSet } from './selfie-limits.ts';
import type { HandFeatures, SelfieFeatures } from './selfie-features.ts';

/** The verdict on a selfie: unusable with reasons, usable with cautions, good without either. */
export interface Verdict {
  readonly reasons: readonly RejectReason[];
  /** Empty when there are reasons. */
  readonly cautions: readonly SelfieCaution[];
}

/**
 * Judges a selfie by its features. The verdict holds every reason that applies, except where one makes another meaningless: on a
 * tiny or black face nothing can be measured, on a head turned aside the measures of eyes and forehead mislead, and a blurred
 * face is as smooth as a covered one.
 * @param limits default: the calibrated ones (selfie-limits.ts)
 */
export function judgeSelfie(features: SelfieFeatures, limits: LimitSet = LIMITS): Verdict {
  const reasons = reasonsAgainst(features, limits.refusal);
  return { reasons, cautions: reasons.length > 0 ? [] : cautionsFor(features, limits) };
}

type RefusalLimits = LimitSet['refusal'];

function reasonsAgainst(features: SelfieFeatures, limits: RefusalLimits): readonly RejectReason[] {
  const { exposure, screen } = features;
  const reasons: RejectReason[] = [];
  if (features.secondFaceShare >= limits.secondFaceShare) reasons.push('several-people');
  const isScreen =
    screen.flatRowShare >= limits.screen.minFlatRowShare &&
    screen.writtenRowShare >= limits.screen.minWrittenRowShare;
  if (isScreen && exposure.clippedShare <= limits.maxClippedShare) return [...reasons, 'screenshot'];
  if (features.faceHeightPx < limits.minFaceHeightPx) reasons.push('face-too-small');
  if (features.faceHeightPx < limits.minMeasurableHeightPx) return reasons;

  if (exposure.highlightLuma < limits.minHighlightLuma) return [...reasons, 'too-dark'];
  if (exposure.clippedShare > limits.maxClippedShare || isSkinColourLost(features, limits))
    return [...reasons, 'clipped'];
  if (features.sharpness < limits.minSharpness || features.blockiness > limits.maxBlockiness)
    reasons.push('blurred');
  if (
    Math.abs(features.yawDeg) > limits.maxYawDeg ||
    Math.abs(features.pitchDeg) > limits.maxPitchDeg ||
    Math.abs(features.rollDeg) > limits.maxRollDeg
  )
    return [...reasons, 'turned-away'];
  if (wearsSunglasses(features, limits)) return [...reasons, 'sunglasses'];
  if (features.eyeOpenness < limits.minEyeOpenness) return [...reasons, 'eyes-closed'];
  if (reasons.length > 0) return reasons;
  // A covered face is tested before closed eyes, because the mesh is misplaced on a masked face and finds no iris.
  if (isCovered(features, limits)) return ['face-covered'];
  return irisMargin(features, limits) < 0 ? ['eyes-closed'] : [];
}

function cautionsFor(
  features: SelfieFeatures,
  { refusal, caution: limits }: LimitSet,
): readonly SelfieCaution[] {
  const { exposure, hands, fingers } = features;
  const cautions: SelfieCaution[] = [];
  if (features.hatScore >= limits.minHatScore) cautions.push('hat');
  if (
    exposure.clippedShare > limits.maxClippedShare ||
    exposure.clippedChannelShare > limits.maxClippedChannelShare ||
    Math.abs(features.sideLightStops) > limits.maxSideLightStops
  )
    cautions.push('strong-light');
  if (features.eyeOpenness < limits.minEyeOpenness || irisMargin(features, refusal) < limits.minIrisMargin)
    cautions.push('eyes-maybe-closed');
  const isAtFace = [...hands, ...fingers].some(
    ({ distanceShare }) => distanceShare <= limits.maxHandDistanceShare,
  );
  if (isAtFace) cautions.push('hand-near-face');
  else if (isPossiblyCovered(features, { refusal, caution: limits })) cautions.push('face-maybe-covered');
  if (features.pitchDeg > limits.maxPitchDeg) cautions.push('chin-from-below');
  return cautions;
}

/** Returns the margin of eye openness above the limit for the irises' luma ratio; Infinity when no iris can be measured. */
function irisMargin({ irisLumaRatio, eyeOpenness }: SelfieFeatures, { paleIris }: RefusalLimits): number {
  const { base, slope } = paleIris;
  return irisLumaRatio === undefined ? Infinity : eyeOpenness - base - slope * irisLumaRatio;
}

/** Returns whether a strong coloured light has removed the skin's own colour. */
function isSkinColourLost({ exposure, faceOcclusion }: SelfieFeatures, limits: RefusalLimits): boolean {
  return (
    exposure.clippedChannelShare > limits.maxClippedChannelShare &&
    (faceOcclusion?.cheekColour ?? 0) >= limits.minClippedCheekColour
  );
}

function wearsSunglasses({ eyeOcclusion }: SelfieFeatures, { sunglasses }: RefusalLimits): boolean {
  const { maxUpperLidShare, maxUnderEyeShare, maxContrastShare } = sunglasses;
  return (
    eyeOcclusion !== undefined &&
    eyeOcclusion.upperLidShare < maxUpperLidShare &&
    eyeOcclusion.underEyeShare < maxUnderEyeShare &&
    eyeOcclusion.contrastShare < maxContrastShare
  );
}

/**
 * Returns whether two of three independent features agree that the face is covered: the measure of a part, the network that
 * recognises objects, and a hand on the face. One alone is not enough, because shade, stubble and hair at the cheeks flatten
 * eyes, nostrils or lips as a mask does.
 */
function isCovered(features: SelfieFeatures, limits: RefusalLimits): boolean {
  const { hand, occlusionScore } = limits;
  const { eye, mouth } = hiddenParts(features, limits);
  const likeness = Math.max(features.mouthOcclusionScore, features.eyesOcclusionScore);
  const isClear = ({ score, coverShare }: HandFeatures): boolean =>
    score >= hand.clearScore && coverShare > hand.clearFaceShare;
  // Folds of cloth are sometimes detected as hands, but then eyes and mouth are measured as bare.
  const isHandOverFace = features.hands.some(
    (one) =>
      one.score >= hand.minScore &&
      one.coverShare > hand.maxFaceShare &&
      (eye ||
        mouth ||
        likeness >= (isClear(one) ? occlusionScore.withClearHand : occlusionScore.withMeasure)),
  );
  return (
    isHandOverFace ||
    (mouth && features.mouthOcclusionScore >= occlusionScore.withMeasure) ||
    (eye && features.eyesOcclusionScore >= occlusionScore.withMeasure)
  );
}

function isPossiblyCovered(features: SelfieFeatures, { refusal, caution }: LimitSet): boolean {
  const { eye, mouth } = hiddenParts(features, refusal);
  const likeness = Math.max(features.mouthOcclusionScore, features.eyesOcclusionScore);
  return (
    ((eye || mouth) && likeness >= caution.occlusionScoreWithMeasure) ||
    likeness >= caution.occlusionScoreAlone
  );
}

/** Returns which parts of the face are not visible at the position of the mesh. */
function hiddenParts(
  { faceOcclusion: seen }: SelfieFeatures,
  { occlusion }: RefusalLimits,
): { readonly eye: boolean; readonly mouth: boolean } {
  if (seen === undefined) return { eye: false, mouth: false };
  const { minEyeContrastRatio, paleEye, maxNostrilShare, minMouthContrast, paleLips } = occlusion;
  return {
    eye:
      seen.eyeContrastRatio < minEyeContrastRatio ||
      (seen.paleEyeShare > paleEye.maxShare && seen.eyeContrastRatio < paleEye.minContrastRatio),
    mouth:
      seen.nostrilShare > maxNostrilShare ||
      seen.mouthContrast < minMouthContrast ||
      (seen.cheekColour >= paleLips.minCheekColour &&
        seen.lipColour < paleLips.minColour &&
        seen.mouthContrast < paleLips.minContrast),
  };
}
