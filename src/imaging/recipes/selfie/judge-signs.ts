import type { RejectReason, SelfieCaution } from '../../selfie.ts';
import { LIMITS, type LimitSet } from './selfie-limits.ts';
import type { HandSigns, SelfieSigns } from './selfie-signs.ts';

/** The answer to a selfie: good without either, usable with cautions, unusable with reasons. */
export interface Verdict {
  readonly reasons: readonly RejectReason[];
  /** Empty when there are reasons. */
  readonly cautions: readonly SelfieCaution[];
}

/**
 * Returns every reason that applies, except where one makes another meaningless: on a tiny or black face nothing can be
 * measured, on a head turned aside eyes, glasses and forehead mislead, and a blurred face is as smooth as a covered one.
 */
export function judgeSigns(signs: SelfieSigns, limits: LimitSet = LIMITS): Verdict {
  const reasons = reasonsAgainst(signs, limits.surely);
  return { reasons, cautions: reasons.length > 0 ? [] : cautionsFor(signs, limits) };
}

type Surely = LimitSet['surely'];

function reasonsAgainst(signs: SelfieSigns, limits: Surely): readonly RejectReason[] {
  const { exposure, screen } = signs;
  const reasons: RejectReason[] = [];
  if (signs.secondFaceShare >= limits.secondFaceShare) reasons.push('several-people');
  const isScreen =
    screen.flatRowShare >= limits.screen.minFlatRowShare &&
    screen.writtenRowShare >= limits.screen.minWrittenRowShare;
  if (isScreen && exposure.clippedShare <= limits.maxClippedShare) return [...reasons, 'screenshot'];
  if (signs.faceHeightPx < limits.minFaceHeightPx) reasons.push('face-too-small');
  if (signs.faceHeightPx < limits.minMeasurableHeightPx) return reasons;

  if (exposure.highlightLuma < limits.minHighlightLuma) return [...reasons, 'too-dark'];
  if (exposure.clippedShare > limits.maxClippedShare || isColourClipped(signs, limits))
    return [...reasons, 'blown-out'];
  if (signs.sharpness < limits.minSharpness || signs.blockiness > limits.maxBlockiness)
    reasons.push('blurred');
  if (
    Math.abs(signs.yawDeg) > limits.maxYawDeg ||
    Math.abs(signs.pitchDeg) > limits.maxPitchDeg ||
    Math.abs(signs.rollDeg) > limits.maxRollDeg
  )
    return [...reasons, 'turned-away'];
  if (wearsDarkGlass(signs, limits)) return [...reasons, 'sunglasses'];
  if (signs.eyeOpenness < limits.minEyeOpenness) return [...reasons, 'eyes-closed'];
  if (reasons.length > 0) return reasons;
  // The order matters: on a masked face the mesh slips, and no iris is where it should be.
  if (isSurelyCovered(signs, limits)) return ['face-covered'];
  return irisMargin(signs, limits) < 0 ? ['eyes-closed'] : [];
}

function cautionsFor(signs: SelfieSigns, { surely, maybe: limits }: LimitSet): readonly SelfieCaution[] {
  const { exposure, hands, fingers } = signs;
  const cautions: SelfieCaution[] = [];
  if (signs.hatScore >= limits.minHatScore) cautions.push('hat');
  if (
    exposure.clippedShare > limits.maxClippedShare ||
    exposure.clippedChannelShare > limits.maxClippedChannelShare ||
    Math.abs(signs.sideLightStops) > limits.maxSideLightStops
  )
    cautions.push('strong-light');
  if (signs.eyeOpenness < limits.minEyeOpenness || irisMargin(signs, surely) < limits.minIrisMargin)
    cautions.push('eyes-maybe-closed');
  const isAtFace = [...hands, ...fingers].some(
    ({ distanceShare }) => distanceShare <= limits.maxHandDistanceShare,
  );
  if (isAtFace) cautions.push('hand-near-face');
  else if (isMaybeCovered(signs, { surely, maybe: limits })) cautions.push('face-maybe-covered');
  if (signs.pitchDeg > limits.maxPitchDeg) cautions.push('chin-from-below');
  return cautions;
}

/** Returns how much wider the eyes are open than painted lids without an iris; Infinity when no iris can be measured. */
function irisMargin({ irisLumaRatio, eyeOpenness }: SelfieSigns, { paleIris }: Surely): number {
  const { base, slope } = paleIris;
  return irisLumaRatio === undefined ? Infinity : eyeOpenness - base - slope * irisLumaRatio;
}

/** Returns whether a strong coloured light has removed the skin's own colour. */
function isColourClipped({ exposure, faceOcclusion }: SelfieSigns, limits: Surely): boolean {
  return (
    exposure.clippedChannelShare > limits.maxClippedChannelShare &&
    (faceOcclusion?.cheekColour ?? 0) >= limits.minClippedCheekColour
  );
}

function wearsDarkGlass({ eyeOcclusion: cover }: SelfieSigns, { darkGlass }: Surely): boolean {
  const { maxUpperLidShare, maxUnderEyeShare, maxContrastShare } = darkGlass;
  return (
    cover !== undefined &&
    cover.upperLidShare < maxUpperLidShare &&
    cover.underEyeShare < maxUnderEyeShare &&
    cover.contrastShare < maxContrastShare
  );
}

/**
 * Shade, stubble and hair at the cheeks flatten eyes, nostrils or lips as a mask does. So a face counts as covered only when
 * two of three independent signs agree: the measure of that part, the network that recognises objects, and a hand on the
 * face.
 */
function isSurelyCovered(signs: SelfieSigns, limits: Surely): boolean {
  const { hand, occlusionScore } = limits;
  const { eye, mouth } = hiddenParts(signs, limits);
  const likeness = Math.max(signs.mouthOcclusionScore, signs.eyesOcclusionScore);
  const isClear = ({ score, coverShare }: HandSigns): boolean =>
    score >= hand.clearScore && coverShare > hand.clearFaceShare;
  // Folds of cloth are sometimes taken for hands, but then eyes and mouth look bare.
  const isBehind = signs.hands.some(
    (one) =>
      one.score >= hand.minScore &&
      one.coverShare > hand.maxFaceShare &&
      (eye ||
        mouth ||
        likeness >= (isClear(one) ? occlusionScore.withClearHand : occlusionScore.withMeasure)),
  );
  return (
    isBehind ||
    (mouth && signs.mouthOcclusionScore >= occlusionScore.withMeasure) ||
    (eye && signs.eyesOcclusionScore >= occlusionScore.withMeasure)
  );
}

function isMaybeCovered(signs: SelfieSigns, { surely, maybe }: LimitSet): boolean {
  const { eye, mouth } = hiddenParts(signs, surely);
  const likeness = Math.max(signs.mouthOcclusionScore, signs.eyesOcclusionScore);
  return (
    ((eye || mouth) && likeness >= maybe.coverLikenessWithMeasure) || likeness >= maybe.coverLikenessAlone
  );
}

/** Lists the parts of the face that are not visible at the position of the mesh. */
function hiddenParts(
  { faceOcclusion: seen }: SelfieSigns,
  { cover }: Surely,
): { readonly eye: boolean; readonly mouth: boolean } {
  if (seen === undefined) return { eye: false, mouth: false };
  const { minEyeContrastRatio, paleEye, maxNostrilShare, minMouthContrast, paleLips } = cover;
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
