import { faceBlockiness } from '../measure/blockiness.ts';
import { type EyeCover, eyeCover } from '../measure/eye-cover.ts';
import { eyeOpenness } from '../measure/eye-openness.ts';
import { faceExposure, type FaceExposure } from '../measure/exposure.ts';
import { type FaceCover, faceCover } from '../measure/face-cover.ts';
import { handCover } from '../measure/hand-cover.ts';
import { eyesCoverLikeness, hatLikeness, mouthCoverLikeness } from '../measure/hat-likeness.ts';
import { irisPaleness } from '../measure/iris-paleness.ts';
import { screenBands, type ScreenBands } from '../measure/screen-bands.ts';
import { faceSharpness } from '../measure/sharpness.ts';
import { SKIN_LANDMARKS, sideLightStops, skinPatches } from '../measure/skin-patches.ts';
import type { Face } from '../models/face.ts';
import { meshPoint } from '../models/face-landmarks.ts';
import type { Hand, HandFinder } from '../models/hand.ts';
import type { HeadDescriber } from '../models/head.ts';
import type { Point, Rect, RgbImage } from '../raster/image.ts';
import { findFingers } from './find-fingers.ts';
import { CAUTION_LIMITS, SELFIE_LIMITS } from './selfie-limits.ts';

/**
 * What can be measured on one selfie, before anything is decided (judge-signs.ts). Plain numbers, so that a measurement can
 * keep them and try other limits. Nothing here says whose face it is, nor guesses age, sex, faith or origin.
 */
export interface SelfieSigns {
  readonly faceHeightPx: number;
  /** Height of the second largest face ÷ that of the largest; 0 without one. */
  readonly secondFaceShare: number;
  readonly screen: ScreenBands;
  readonly exposure: FaceExposure;
  readonly sharpness: number;
  readonly blockiness: number;
  /** Degrees, as Face. */
  readonly yawDeg: number;
  readonly pitchDeg: number;
  readonly rollDeg: number;
  readonly eyeOpenness: number;
  /** Undefined, here and below, when a part of the face lies outside the picture. */
  readonly irisPaleness: number | undefined;
  readonly eyeCover: EyeCover | undefined;
  readonly faceCover: FaceCover | undefined;
  /** Between the two sides of the face, stops. */
  readonly sideLightStops: number;
  readonly hatLikeness: number;
  readonly mouthCoverLikeness: number;
  readonly eyesCoverLikeness: number;
  readonly hands: readonly HandSigns[];
  readonly fingers: readonly Pick<HandSigns, 'distanceShare'>[];
}

export interface HandSigns {
  readonly score: number;
  /** Share of the face behind it, 0–1. */
  readonly coverShare: number;
  /** Distance of its nearest point from the face's box ÷ the face's height; 0 inside. */
  readonly distanceShare: number;
}

/** The networks besides the finder of faces. */
export interface SignNetworks {
  readonly handFinder: HandFinder;
  readonly headDescriber: HeadDescriber;
}

export interface MeasuredSelfie {
  readonly signs: SelfieSigns;
  /** Points of hands that are not at the face, and of raised fingers, in pixels: frames keep away from them. */
  readonly hands: readonly Point[];
}

/** Half a skin patch's side ÷ height of the face, as recipes/cut-portrait.ts takes it. */
const PATCH_SHARE = 0.03;

/** 0.15 s: looks for hands near, further away and below, one at what the head wears, a few passes over the face. */
export async function measureSigns(
  image: RgbImage,
  faces: readonly [Face, ...Face[]],
  { handFinder, headDescriber }: SignNetworks,
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
  const signs: SelfieSigns = {
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
    irisPaleness: irisPaleness(image, face),
    eyeCover: eyeCover(image, face),
    faceCover: faceCover(image, face),
    sideLightStops: sideLightStops(patches),
    hatLikeness: hatLikeness(head),
    mouthCoverLikeness: mouthCoverLikeness(head),
    eyesCoverLikeness: eyesCoverLikeness(head),
    hands: hands.map((hand) => ({
      score: hand.score,
      coverShare: handCover(face, hand),
      distanceShare: distanceFromFace(face, hand.points),
    })),
    fingers: fingers.map(({ outline }) => ({ distanceShare: distanceFromFace(face, outline) })),
  };
  const apart = hands.filter(
    ({ points }) => distanceFromFace(face, points) > CAUTION_LIMITS.maxHandDistanceShare,
  );
  const avoided = [...apart.map(({ points }) => points), ...fingers.map(({ outline }) => outline)];
  return { signs, hands: avoided.flat() };
}

/** Near the face, where they are large, then in all that frames show, then below the face, where the photo's edge cuts them. */
async function findHands(image: RgbImage, face: Face, handFinder: HandFinder): Promise<readonly Hand[]> {
  const { searchShare, wideSearchShare, belowFaceShare, minScore } = SELFIE_LIMITS.hand;
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

/** @param lower so far below the face's middle, in its heights */
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
