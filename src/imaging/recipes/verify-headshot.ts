import type { HeadshotMeasures, HeadshotRequest } from '../engine.ts';
import { likeness } from '../measure/likeness.ts';
import { perceptualHash } from '../measure/perceptual-hash.ts';
import { faceSharpness } from '../measure/sharpness.ts';
import { skinPatches } from '../measure/skin-patches.ts';
import { skinShift } from '../measure/skin-shift.ts';
import type { FaceFinder } from '../models/face.ts';
import { cropRgb } from '../raster/crop.ts';
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
  descriptions: readonly Float32Array[],
  finder: FaceFinder,
): Promise<{ readonly measures: HeadshotMeasures; readonly failures: readonly string[] }> {
  const { image, place } = composed;
  const box = facePlace(selfie, place, image.widthPx, image.heightPx);
  const crop = cropRgb(image, box);
  const near = fitRgb(crop, VERIFY_SIDE_PX);
  const [face] = await finder.find(near);
  const description = await finder.describe(near);
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
  const matches = description === undefined ? [0] : others.map((other) => likeness(description, other));
  const sorted = matches.toSorted((a, b) => a - b);
  const chin = place({ x: 0, y: selfie.head.chinY }).y;
  const crown = place({ x: 0, y: selfie.head.crownY }).y;
  const measures: HeadshotMeasures = {
    likeness: sorted.at(-1) ?? 0,
    skinShiftDeltaE: skinShift(selfie.skin, skin),
    headHeightShare: (chin - crown) / image.heightPx,
    eyeLineShare: place(selfie.head.eyes).y / image.heightPx,
    rollDeg: face?.rollDeg ?? 90,
    sharpness: face === undefined ? 0 : faceSharpness(near, face),
    perceptualHash: perceptualHash(image),
  };
  const limits = HEADSHOT_LIMITS;
  const failures: string[] = [];
  if (face === undefined) failures.push('face');
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

/** The face with a third around it, inside the picture. */
function facePlace(
  selfie: StudioSelfie,
  place: ComposedHeadshot['place'],
  widthPx: number,
  heightPx: number,
): { x: number; y: number; width: number; height: number } {
  const { face } = selfie.head;
  const a = place({ x: face.left, y: face.top });
  const b = place({ x: face.right, y: face.bottom });
  const around = (b.y - a.y) * 0.35;
  const x = Math.max(0, a.x - around);
  const y = Math.max(0, a.y - around);
  return {
    x,
    y,
    width: Math.min(widthPx, b.x + around) - x,
    height: Math.min(heightPx, b.y + around) - y,
  };
}
