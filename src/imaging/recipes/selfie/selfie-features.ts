import { faceBlockiness } from '../../measure/image/blockiness.ts';
import { type EyeOcclusion, eyeOcclusion } from '../../measure/face/eye-occlusion.ts';
import { eyeOpenness } from '../../measure/face/eye-openness.ts';
import { faceExposure, type FaceExposure } from '../../measure/image/exposure.ts';
import { type FaceOcclusion, faceOcclusion } from '../../measure/face/face-occlusion.ts';
import { handOcclusion } from '../../measure/hand/hand-occlusion.ts';
import { eyesOcclusionScore, hatScore, mouthOcclusionScore } from '../../measure/face/occlusion-scores.ts';
import { irisLumaRatio } from '../../measure/face/iris-luma-ratio.ts';
import { screenBands, type ScreenBands } from '../../measure/image/screen-bands.ts';
import { faceSharpness } from '../../measure/image/sharpness.ts';
import { SKIN_LANDMARKS, sideLightStops, skinPatches } from '../../measure/face/skin-patches.ts';
import type { Face } from '../../models/face/face.ts';
import { meshPoint } from '../../models/face/face-landmarks.ts';
import type { Hand, HandFinder } from '../../models/hand/hand.ts';
import type { HeadDescriber } from '../../models/head.ts';
import type { Point, Rect, RgbImage } from '../../raster/image.ts';
import { findFingers } from './find-fingers.ts';
import { CAUTION_LIMITS, REFUSAL_LIMITS } from './selfie-limits.ts';

/**
 * The numeric features of one selfie, from which judge-selfie.ts decides. They are plain numbers, so that scripts can store them
 * and try other limits. Nothing here identifies a person, nor guesses age, sex, faith or origin.
 */
export interface SelfieFeatures {
  readonly faceHeightPx: number;
  /** Height of the second largest face ÷ that of the largest; 0 without one. */
  readonly secondFaceShare: number;
  readonly screen: ScreenBands;
  readonly exposure: FaceExposure;
  readonly sharpness: number;
  readonly blockiness: number;
  /** Angles of the face in degrees, as in Face. */
  readonly yawDeg: number;
  readonly pitchDeg: number;
  readonly rollDeg: number;
  readonly eyeOpenness: number;
  /** Undefined, like the next two, when a part of the face is outside the picture. */
  readonly irisLumaRatio: number | undefined;
  readonly eyeOcclusion: EyeOcclusion | undefined;
  readonly faceOcclusion: FaceOcclusion | undefined;
  /** Difference of brightness between the two sides of the face, stops. */
  readonly sideLightStops: number;
  readonly hatScore: number;
  readonly mouthOcclusionScore: number;
  readonly eyesOcclusionScore: number;
  readonly hands: readonly HandFeatures[];
  readonly fingers: readonly Pick<HandFeatures, 'distanceShare'>[];
}

/** The features of a hand. */
export interface HandFeatures {
  readonly score: number;
  /** Share of the face that is behind the hand, 0–1. */
  readonly coverShare: number;
  /** Distance of the hand's nearest point from the face's box ÷ the face's height; 0 inside the box. */
  readonly distanceShare: number;
}

/** The networks needed in addition to the face finder. */
export interface FeatureNetworks {
  readonly handFinder: HandFinder;
  readonly headDescriber: HeadDescriber;
}

/** The features of a selfie, and the hands that frames avoid. */
export interface MeasuredSelfie {
  readonly features: SelfieFeatures;
  /** Points of hands that are not at the face, and of raised fingers, in pixels, which frames avoid. */
  readonly hands: readonly Point[];
}

/** Half the side of a skin patch ÷ height of the face, as in recipes/person/cut-portrait.ts. */
const PATCH_SHARE = 0.03;

/** Measures a selfie's features in about 0.15 s: three searches for hands, one description of the head, some passes over the face. */
export async function measureFeatures(
  image: RgbImage,
  faces: readonly [Face, ...Face[]],
  { handFinder, headDescriber }: FeatureNetworks,
): Promise<MeasuredSelfie> {
  const [face, second] = faces;
  const hands = await findHands(image, face, handFinder);
  const fingers = await findFingers(image, face);
  const head = await headDescriber.describe(image, face);
  const spots = SKIN_LANDMARKS.map((index) => meshPoint(face, index));
  const patches = skinPatches(
    image.data,
    image.widthPx,
    image.heightPx,
    spots,
    face.box.height * PATCH_SHARE,
  );
  const features: SelfieFeatures = {
    faceHeightPx: face.box.height,
    secondFaceShare: second === undefined ? 0 : second.box.height / face.box.height,
    screen: screenBands(image),
    exposure: faceExposure(image, face),
    sharpness: faceSharpness(image, face),
    blockiness: faceBlockiness(image, face),
    yawDeg: face.yawDeg,
    pitchDeg: face.pitchDeg,
    rollDeg: face.rollDeg,
    eyeOpenness: eyeOpenness(face),
    irisLumaRatio: irisLumaRatio(image, face),
    eyeOcclusion: eyeOcclusion(image, face),
    faceOcclusion: faceOcclusion(image, face),
    sideLightStops: sideLightStops(patches),
    hatScore: hatScore(head),
    mouthOcclusionScore: mouthOcclusionScore(head),
    eyesOcclusionScore: eyesOcclusionScore(head),
    hands: hands.map((hand) => ({
      score: hand.score,
      coverShare: handOcclusion(face, hand),
      distanceShare: distanceFromFace(face, hand.points),
    })),
    fingers: fingers.map(({ outline }) => ({ distanceShare: distanceFromFace(face, outline) })),
  };
  const apart = hands.filter(
    ({ points }) => distanceFromFace(face, points) > CAUTION_LIMITS.maxHandDistanceShare,
  );
  const avoided = [...apart.map(({ points }) => points), ...fingers.map(({ outline }) => outline)];
  return { features, hands: avoided.flat() };
}

/** Searches for hands near the face, where they are large, then in the widest framing, then below the face at the photo's edge. */
async function findHands(image: RgbImage, face: Face, handFinder: HandFinder): Promise<readonly Hand[]> {
  const { searchShare, wideSearchShare, belowFaceShare, minScore } = REFUSAL_LIMITS.hand;
  const near = await handFinder.find(image, squareAround(face.box, searchShare, 0));
  const wide = await handFinder.find(image, squareAround(face.box, wideSearchShare, 0.5));
  const below = await handFinder.find(image, squareAround(face.box, searchShare, belowFaceShare));
  const isSure = ({ score }: Hand): boolean => score >= minScore;
  const isNotAmong =
    (known: readonly Hand[]) =>
    (hand: Hand): boolean =>
      !known.some((one) => distancePx(middleOf(one), middleOf(hand)) < 0.3 * face.box.height);
  const first = near.filter(isSure);
  const both = [...first, ...wide.filter(isSure).filter(isNotAmong(first))];
  return [...both, ...below.filter(isSure).filter(isNotAmong(both))];
}

/** @param lower distance of the centre below the face's middle, in face heights */
function squareAround({ x, y, width, height }: Rect, share: number, lower: number): Rect {
  const side = share * Math.max(width, height);
  return {
    x: x + (width - side) / 2,
    y: y + (height - side) / 2 + lower * height,
    width: side,
    height: side,
  };
}

function distanceFromFace({ box }: Face, points: readonly Point[]): number {
  const away = points.map(({ x, y }) =>
    Math.hypot(Math.max(0, box.x - x, x - box.x - box.width), Math.max(0, box.y - y, y - box.y - box.height)),
  );
  return Math.min(...away) / box.height;
}

function middleOf({ points }: Hand): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function distancePx(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
