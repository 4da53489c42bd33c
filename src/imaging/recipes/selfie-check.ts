import type { RejectReason, SelfieCheck, SelfieMeasures } from '../engine.ts';
import { faceBlockiness } from '../measure/blockiness.ts';
import { type FaceExposure, faceExposure } from '../measure/exposure.ts';
import { eyeCover } from '../measure/eye-cover.ts';
import { eyeOpenness } from '../measure/eye-openness.ts';
import { faceCover } from '../measure/face-cover.ts';
import { handCover } from '../measure/hand-cover.ts';
import { hatLikeness } from '../measure/hat-likeness.ts';
import { irisPaleness } from '../measure/iris-paleness.ts';
import { perceptualHash } from '../measure/perceptual-hash.ts';
import { screenBands } from '../measure/screen-bands.ts';
import { faceSharpness } from '../measure/sharpness.ts';
import type { Face, FaceFinder } from '../models/face.ts';
import type { ForeheadDescriber } from '../models/forehead-describer.ts';
import type { HandFinder } from '../models/hand.ts';
import type { RgbImage } from '../raster/image.ts';
import { findUpright, type UprightFaces } from './find-upright.ts';

/** Limits between usable and not; each says what was measured. Refusing a good selfie costs a customer. */
export const SELFIE_LIMITS = {
  /**
   * Chin to hairline, pixels: a head of 200 px from chin to crown, of which it is 0.72 at the median of 52 portraits. Smaller
   * ones look painted when enlarged to a headshot. The smallest of 100 portraits has 161.
   */
  minFaceHeightPx: 144,
  /** Under this nothing else can be measured on a face. */
  minMeasurableHeightPx: 80,
  /**
   * Drawn rows along both edges with writing on them: 50 of 50 phone screens, no photo, no photo with bars or a frame
   * around it. A white-hot picture looks drawn too, but is refused for that.
   */
  screen: { minFlatRowShare: 0.8, minWrittenRowShare: 0.1 },
  /** Another face counts as a second person from this share of the first one's height; else a passer-by. */
  secondFaceShare: 0.4,
  /** People who look at the camera: yaw up to 12 either way, pitch −6 to 17; a head seen from the side starts at 23. */
  maxYawDeg: 22,
  maxPitchDeg: 22,
  maxRollDeg: 35,
  /** The brightest 2 % of the face are darker than this: 24 on a black picture, 125 and more on all others. */
  minHighlightLuma: 70,
  maxClippedShare: 0.25,
  /** Portraits 0.004 at most; 0.08 on a face under orange light that no white balance brings back. */
  maxBurntShare: 0.04,
  /** Portraits 7.1 and more; 4 is a blur of 1.5 px standard deviation on a face 180 px wide. */
  minSharpness: 4,
  /** JPEG blocks outweigh the face: quality under about 7. */
  maxBlockiness: 4,
  /** 0.163 and more on 106 photos with open eyes, narrow and smiling ones among them; of 103 pairs of painted lids 75 are under it. */
  minEyeOpenness: 0.15,
  /**
   * The paler what lies where the irises should be, the wider the eyes must be open: openness ≥ base + slope × paleness.
   * Open eyes are 0.014 and more above it. Chosen on every second person: of the others' painted lids 51 of 51 are below,
   * 36 without this; of their own lids drawn down over the eyes 27 of 51, 7 without.
   */
  paleIris: { base: 0.045, slope: 0.4 },
  /** Dark glass: the skin around the eyes is dark, and inside the lids there is no white next to a pupil (painted glasses 0.13). */
  darkGlass: { maxUpperLidShare: 0.5, maxUnderEyeShare: 0.38, maxContrastShare: 0.32 },
  /**
   * Cloth over the brows. Of 824 rendered hats that hide two fifths of the forehead or more 822 are refused, told by weights
   * that other people taught (scripts/hats), 809 by weights that other kinds of hat did; of 169 that hide less 165, of 84 at
   * the hairline 60. Of 987 snapshots of 99 people without one, scarves and turbans among them, none, nor any of 364 drawn
   * fringes; the likest has 0.08. Real ones: a winter hat has 0.76 and more, 13 times changed, and the same man without
   * it 0.12 at most; of 108 bare heads of a hundred pixels, cut out of two
   * screenshots, one has 0.30, and a straw hat there −0.21.
   */
  minHatLikeness: 0.25,
  /**
   * Something before the face, or one part of it not to be seen (face-cover.ts). Of pasted masks 11 of 12 are caught,
   * telephones 10 of 10, hands over an eye 11 of 25, over the mouth 5 of 25: a palm of the face's own colour, with
   * lines where eye or mouth would have theirs, is taken for the face.
   */
  cover: {
    minEyeContrastRatio: 0.1,
    paleEye: { maxShare: 0.68, minContrastRatio: 0.6 },
    maxNostrilShare: 0.88,
    minMouthContrast: 0.42,
    paleLips: { minColour: 1.6, minContrast: 0.8, minCheekColour: 3 },
  },
  /**
   * A hand before the face, sought in a square of so many sides of the face's box, by how much of the face is behind it:
   * a finger on the cheek 0.028 and more, a hand at the chin, the ear or the hair 0.006 at most. Of rendered hands over 50
   * faces 199 of 200 are refused, 148 without this; over 50 others, on which no limit was chosen, 200, and 144. Of 108
   * photos, mirrored, darkened, reduced, turned by 12° and grey, no face is taken for a hand; the likest has 0.38.
   */
  hand: { searchShare: 2.4, minScore: 0.5, maxFaceShare: 0.015 },
} as const;

/** What looks at a selfie. */
export interface SelfieNetworks {
  readonly finder: FaceFinder;
  readonly handFinder: HandFinder;
  readonly foreheadDescriber: ForeheadDescriber;
}

export interface CheckedSelfie extends UprightFaces {
  readonly check: SelfieCheck;
}

/** Judges one decoded selfie by itself. About 0.1 s: one or two face searches, looks for hands and hats, a few passes over the face. */
export async function checkSelfie(image: RgbImage, networks: SelfieNetworks): Promise<CheckedSelfie> {
  const upright = await findUpright(networks.finder, image);
  const [face, second] = upright.faces;
  if (face === undefined) return { ...upright, check: refused(['no-face']) };
  const exposure = faceExposure(upright.image, face);
  const seen = await reasonsAgainst(upright.image, face, second, exposure, networks.foreheadDescriber);
  const isAccepted = seen.length === 0 && !(await isBehindHand(upright.image, face, networks.handFinder));
  const reasons: readonly RejectReason[] = isAccepted || seen.length > 0 ? seen : ['face-covered'];
  return {
    ...upright,
    check: {
      accepted: reasons.length === 0,
      reasons,
      cautions: [],
      faceCount: upright.faces.length,
      measures: selfieMeasures(upright.image, face, exposure),
    },
  };
}

/** The check of an upload that could not be decoded, or shows no face. */
export function refused(reasons: readonly RejectReason[]): SelfieCheck {
  return { accepted: false, reasons, cautions: [], faceCount: 0, measures: undefined };
}

export function selfieMeasures(
  image: RgbImage,
  face: Face,
  exposure: FaceExposure = faceExposure(image, face),
): SelfieMeasures {
  return {
    widthPx: image.widthPx,
    heightPx: image.heightPx,
    faceHeightPx: face.box.height,
    yawDeg: face.yawDeg,
    pitchDeg: face.pitchDeg,
    rollDeg: face.rollDeg,
    faceLuminance: exposure.meanLuma,
    clippedShare: exposure.clippedShare,
    sharpness: faceSharpness(image, face),
    eyeOpenness: eyeOpenness(face),
    perceptualHash: perceptualHash(image),
  };
}

/**
 * Every reason that holds, except where one makes another meaningless: on a tiny or black face nothing can be
 * measured, on a head turned aside eyes, glasses and forehead mislead, and a blurred face is as smooth as a covered one.
 */
async function reasonsAgainst(
  image: RgbImage,
  face: Face,
  second: Face | undefined,
  exposure: FaceExposure,
  foreheadDescriber: ForeheadDescriber,
): Promise<readonly RejectReason[]> {
  const limits = SELFIE_LIMITS;
  const reasons: RejectReason[] = [];
  if (second !== undefined && second.box.height >= limits.secondFaceShare * face.box.height) {
    reasons.push('several-people');
  }
  if (isScreenshot(image) && exposure.clippedShare <= limits.maxClippedShare)
    return [...reasons, 'screenshot'];
  if (face.box.height < limits.minFaceHeightPx) reasons.push('face-too-small');
  if (face.box.height < limits.minMeasurableHeightPx) return reasons;

  if (exposure.highlightLuma < limits.minHighlightLuma) return [...reasons, 'too-dark'];
  if (exposure.clippedShare > limits.maxClippedShare || exposure.burntShare > limits.maxBurntShare)
    return [...reasons, 'blown-out'];
  if (
    faceSharpness(image, face) < limits.minSharpness ||
    faceBlockiness(image, face) > limits.maxBlockiness
  ) {
    reasons.push('blurred');
  }
  if (
    Math.abs(face.yawDeg) > limits.maxYawDeg ||
    Math.abs(face.pitchDeg) > limits.maxPitchDeg ||
    Math.abs(face.rollDeg) > limits.maxRollDeg
  ) {
    return [...reasons, 'turned-away'];
  }
  if (wearsDarkGlass(image, face)) reasons.push('sunglasses');
  else if (eyeOpenness(face) < limits.minEyeOpenness) reasons.push('eyes-closed');
  else if (reasons.length === 0) {
    // In this order: before a mask the mesh slips, and no iris is where it should be.
    if (isCovered(image, face)) reasons.push('face-covered');
    else if (showsNoIris(image, face)) reasons.push('eyes-closed');
  }
  if (hatLikeness(await foreheadDescriber.describe(image, face)) >= limits.minHatLikeness)
    reasons.push('hat');
  return reasons;
}

function showsNoIris(image: RgbImage, face: Face): boolean {
  const { base, slope } = SELFIE_LIMITS.paleIris;
  const paleness = irisPaleness(image, face);
  return paleness !== undefined && eyeOpenness(face) < base + slope * paleness;
}

function wearsDarkGlass(image: RgbImage, face: Face): boolean {
  const cover = eyeCover(image, face);
  const { maxUpperLidShare, maxUnderEyeShare, maxContrastShare } = SELFIE_LIMITS.darkGlass;
  return (
    cover !== undefined &&
    cover.upperLidShare < maxUpperLidShare &&
    cover.underEyeShare < maxUnderEyeShare &&
    cover.contrastShare < maxContrastShare
  );
}

function isScreenshot(image: RgbImage): boolean {
  const { flatRowShare, writtenRowShare } = screenBands(image);
  const { minFlatRowShare, minWrittenRowShare } = SELFIE_LIMITS.screen;
  return flatRowShare >= minFlatRowShare && writtenRowShare >= minWrittenRowShare;
}

function isCovered(image: RgbImage, face: Face): boolean {
  const seen = faceCover(image, face);
  if (seen === undefined) return false;
  const { minEyeContrastRatio, paleEye, maxNostrilShare, minMouthContrast, paleLips } = SELFIE_LIMITS.cover;
  const isEyeHidden =
    seen.eyeContrastRatio < minEyeContrastRatio ||
    (seen.paleEyeShare > paleEye.maxShare && seen.eyeContrastRatio < paleEye.minContrastRatio);
  const isMouthHidden =
    seen.mouthContrast < minMouthContrast ||
    (seen.cheekColour >= paleLips.minCheekColour &&
      seen.lipColour < paleLips.minColour &&
      seen.mouthContrast < paleLips.minContrast);
  return isEyeHidden || isMouthHidden || seen.nostrilShare > maxNostrilShare;
}

/** A hand that touches the chin, the hair or the edge of the face is none before it. */
async function isBehindHand(image: RgbImage, face: Face, handFinder: HandFinder): Promise<boolean> {
  const { searchShare, minScore, maxFaceShare } = SELFIE_LIMITS.hand;
  const { x, y, width, height } = face.box;
  const side = searchShare * Math.max(width, height);
  const around = { x: x + (width - side) / 2, y: y + (height - side) / 2, width: side, height: side };
  const hands = await handFinder.find(image, around);
  return hands.some((hand) => hand.score >= minScore && handCover(face, hand) > maxFaceShare);
}
