import type { RejectReason, SelfieCaution } from '../engine.ts';
import { CAUTION_LIMITS, SELFIE_LIMITS } from './selfie-limits.ts';
import type { SelfieSigns } from './selfie-signs.ts';

/** One of three answers: good (neither), usable with cautions, unusable for reasons. */
export interface Verdict {
  readonly reasons: readonly RejectReason[];
  /** Empty when there are reasons. */
  readonly cautions: readonly SelfieCaution[];
}

/**
 * Every reason that holds, except where one makes another meaningless: on a tiny or black face nothing can be
 * measured, on a head turned aside eyes, glasses and forehead mislead, and a blurred face is as smooth as a covered one.
 */
export function judgeSigns(signs: SelfieSigns): Verdict {
  const reasons = reasonsAgainst(signs);
  return { reasons, cautions: reasons.length > 0 ? [] : cautionsFor(signs) };
}

function reasonsAgainst(signs: SelfieSigns): readonly RejectReason[] {
  const limits = SELFIE_LIMITS;
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
  if (exposure.clippedShare > limits.maxClippedShare || exposure.burntShare > limits.maxBurntShare)
    return [...reasons, 'blown-out'];
  if (signs.sharpness < limits.minSharpness || signs.blockiness > limits.maxBlockiness) reasons.push('blurred');
  if (
    Math.abs(signs.yawDeg) > limits.maxYawDeg ||
    Math.abs(signs.pitchDeg) > limits.maxPitchDeg ||
    Math.abs(signs.rollDeg) > limits.maxRollDeg
  )
    return [...reasons, 'turned-away'];
  if (wearsDarkGlass(signs)) return [...reasons, 'sunglasses'];
  if (signs.eyeOpenness < limits.minEyeOpenness) return [...reasons, 'eyes-closed'];
  if (reasons.length > 0) return reasons;
  // In this order: before a mask the mesh slips, and no iris is where it should be.
  if (isSurelyCovered(signs)) return ['face-covered'];
  return irisMargin(signs) < 0 ? ['eyes-closed'] : [];
}

function cautionsFor(signs: SelfieSigns): readonly SelfieCaution[] {
  const limits = CAUTION_LIMITS;
  const { exposure, hands } = signs;
  const cautions: SelfieCaution[] = [];
  if (signs.hatLikeness >= limits.minHatLikeness) cautions.push('hat');
  if (
    exposure.clippedShare > limits.maxClippedShare ||
    exposure.burntShare > limits.maxBurntShare ||
    Math.abs(signs.sideLightStops) > limits.maxSideLightStops
  )
    cautions.push('strong-light');
  if (signs.eyeOpenness < limits.minEyeOpenness || irisMargin(signs) < limits.minIrisMargin)
    cautions.push('eyes-maybe-closed');
  const isAtFace = hands.some(({ distanceShare }) => distanceShare <= limits.maxHandDistanceShare);
  if (isAtFace) cautions.push('hand-near-face');
  else if (isMaybeCovered(signs)) cautions.push('face-maybe-covered');
  if (signs.pitchDeg > limits.maxPitchDeg) cautions.push('chin-from-below');
  return cautions;
}

/** How much wider the eyes are open than lids without an iris would be; Infinity when the irises cannot be measured. */
function irisMargin({ irisPaleness, eyeOpenness }: SelfieSigns): number {
  const { base, slope } = SELFIE_LIMITS.paleIris;
  return irisPaleness === undefined ? Infinity : eyeOpenness - base - slope * irisPaleness;
}

function wearsDarkGlass({ eyeCover: cover }: SelfieSigns): boolean {
  const { maxUpperLidShare, maxUnderEyeShare, maxContrastShare } = SELFIE_LIMITS.darkGlass;
  return (
    cover !== undefined &&
    cover.upperLidShare < maxUpperLidShare &&
    cover.underEyeShare < maxUnderEyeShare &&
    cover.contrastShare < maxContrastShare
  );
}

/**
 * Shade, stubble and hair at the cheeks make eyes, nostrils or lips as flat as a mask does. So a face is covered only when what
 * is measured there and the network, which sees what things are, say so independently; or when a hand clearly lies on it.
 */
function isSurelyCovered(signs: SelfieSigns): boolean {
  const { hand, coverLikeness } = SELFIE_LIMITS;
  const { eye, mouth } = hiddenParts(signs);
  const hands = signs.hands.filter(({ score, coverShare }) => score >= hand.minScore && coverShare > hand.maxFaceShare);
  return (
    (mouth && signs.mouthCoverLikeness >= coverLikeness.withMeasure) ||
    (eye && signs.eyesCoverLikeness >= coverLikeness.withMeasure) ||
    hands.some(({ score, coverShare }) => score >= hand.clearScore && coverShare > hand.clearFaceShare) ||
    (hands.length > 0 &&
      (eye || mouth || Math.max(signs.mouthCoverLikeness, signs.eyesCoverLikeness) >= coverLikeness.withMeasure))
  );
}

function isMaybeCovered(signs: SelfieSigns): boolean {
  const { eye, mouth } = hiddenParts(signs);
  const likeness = Math.max(signs.mouthCoverLikeness, signs.eyesCoverLikeness);
  return (
    ((eye || mouth) && likeness >= CAUTION_LIMITS.coverLikenessWithMeasure) ||
    likeness >= CAUTION_LIMITS.coverLikenessAlone
  );
}

/** What cannot be seen where the mesh says it is. */
function hiddenParts({ faceCover: seen }: SelfieSigns): { readonly eye: boolean; readonly mouth: boolean } {
  if (seen === undefined) return { eye: false, mouth: false };
  const { minEyeContrastRatio, paleEye, maxNostrilShare, minMouthContrast, paleLips } = SELFIE_LIMITS.cover;
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
