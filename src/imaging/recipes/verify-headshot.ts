import type { HeadshotMeasures, HeadshotRequest } from '../engine.ts';
import { likeness } from '../measure/likeness.ts';
import { perceptualHash } from '../measure/perceptual-hash.ts';
import { faceSharpness } from '../measure/sharpness.ts';
import { skinPatches } from '../measure/skin-patches.ts';
import { skinShift } from '../measure/skin-shift.ts';
import type { FaceFinder } from '../models/face.ts';
import { cropRgb } from '../raster/crop.ts';
import type { Rect, RgbImage } from '../raster/image.ts';
import { fitRgb } from '../raster/resize.ts';
import type { ComposedHeadshot } from './headshot.ts';
import type { StudioSelfie } from './studio-selfie.ts';

/** A headshot outside one of these is never delivered. */
export const HEADSHOT_LIMITS = {
  /** Different people: 95th percentile 0.55; the same person: 5th percentile 0.59 (engine.md). */
  minLikeness: 0.55,
  /** Median likeness to the buyer's other selfies: a chance match with one of them is not enough. */
  minMedianLikeness: 0.48,
  maxSkinShiftDeltaE: 8,
  maxRollDeg: 2.5,
  /** As for selfies (selfie-check.ts): below it the face is blurred. */
  minSharpness: 4,
  headHeightShare: [0.25, 0.8],
  eyeLineShare: [0.22, 0.56],
} as const;

/** The face is looked at from here: the models see 256 px of it anyway. */
const VERIFY_SIDE_PX = 448;

/**
 * Measures a composed headshot with fresh eyes: the face is found again on the result.
 * @param descriptions of all selfies of the shoot, by index. The source's own is left out when there are
 *   others, so that a stranger's selfie cannot vouch for itself.
 */
export async function verifyHeadshot(
  composed: ComposedHeadshot,
  selfie: StudioSelfie,
  request: HeadshotRequest,
  descriptions: readonly (Float32Array | undefined)[],
  finder: FaceFinder,
): Promise<{ readonly measures: HeadshotMeasures; readonly failures: readonly string[] }> {
  const { image, place } = composed;
  const face = facePlace(selfie, place);
  const box = withMargin(face, image);
  const crop = cropRgb(image, box);
  const near = fitRgb(crop, VERIFY_SIDE_PX);
  const shrink = near.widthPx / crop.widthPx;
  const found = await finder.examine(near, {
    x: (face.x - box.x) * shrink,
    y: (face.y - box.y) * shrink,
    width: face.width * shrink,
    height: face.height * shrink,
  });
  const scaleY = image.heightPx / composed.frame.height;
  const skin = skinPatches(
    image.data,
    image.widthPx,
    image.heightPx,
    3,
    selfie.skinPoints.map(place),
    (selfie.head.face.bottom - selfie.head.face.top) * 0.03 * scaleY,
  );
  const own = request.selfieIndex;
  const others = descriptions.length > 1 ? descriptions.filter((_, index) => index !== own) : descriptions;
  const matches = others.map((other) => (found && other ? likeness(found.description, other) : 0));
  const sorted = matches.toSorted((a, b) => a - b);
  const chin = place({ x: 0, y: selfie.head.chinY }).y;
  const crown = place({ x: 0, y: selfie.head.crownY }).y;
  const measures: HeadshotMeasures = {
    likeness: sorted.at(-1) ?? 0,
    skinShiftDeltaE: skinShift(selfie.skin, skin),
    headHeightShare: (chin - crown) / image.heightPx,
    eyeLineShare: place(selfie.head.eyes).y / image.heightPx,
    crownLineShare: crown / image.heightPx,
    faceCentreShare: place({ x: selfie.head.centreX, y: 0 }).x / image.widthPx,
    rollDeg: found?.face.rollDeg ?? 90,
    sharpness: found === undefined ? 0 : faceSharpness(near, found.face),
    perceptualHash: perceptualHash(image),
  };
  const limits = HEADSHOT_LIMITS;
  const failures: string[] = [];
  if (found === undefined) failures.push('face');
  if (measures.likeness < limits.minLikeness) failures.push('likeness');
  else if ((sorted[Math.floor(sorted.length / 2)] ?? 0) < limits.minMedianLikeness)
    failures.push('medianLikeness');
  if (measures.skinShiftDeltaE > limits.maxSkinShiftDeltaE) failures.push('skinShift');
  if (Math.abs(measures.rollDeg) > limits.maxRollDeg) failures.push('roll');
  if (measures.sharpness < limits.minSharpness) failures.push('sharpness');
  if (outside(measures.headHeightShare, limits.headHeightShare)) failures.push('headHeight');
  if (outside(measures.eyeLineShare, limits.eyeLineShare)) failures.push('eyeLine');
  return { measures, failures };
}

function outside(value: number, [low, high]: readonly [number, number]): boolean {
  return value < low || value > high;
}

/** Where the face has to be, in pixels of the headshot. */
function facePlace(selfie: StudioSelfie, place: ComposedHeadshot['place']): Rect {
  const { face } = selfie.head;
  const a = place({ x: face.left, y: face.top });
  const b = place({ x: face.right, y: face.bottom });
  return { x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y };
}

/** With a third of the face's height around it, inside the picture; whole pixels. */
function withMargin(face: Rect, image: RgbImage): Rect {
  const around = face.height * 0.35;
  const x = Math.floor(Math.max(0, face.x - around));
  const y = Math.floor(Math.max(0, face.y - around));
  return {
    x,
    y,
    width: Math.floor(Math.min(image.widthPx, face.x + face.width + around)) - x,
    height: Math.floor(Math.min(image.heightPx, face.y + face.height + around)) - y,
  };
}
