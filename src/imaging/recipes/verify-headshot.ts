import type { HeadshotMeasures, HeadshotRequest } from '../engine.ts';
import { headPose } from '../measure/head-pose.ts';
import { likeness } from '../measure/likeness.ts';
import { perceptualHash } from '../measure/perceptual-hash.ts';
import { faceSharpness } from '../measure/sharpness.ts';
import { skinPatches } from '../measure/skin-patches.ts';
import { skinShift } from '../measure/skin-shift.ts';
import { cheekTexture, textureKept } from '../measure/texture-kept.ts';
import type { FaceDescriber } from '../models/face-describer.ts';
import type { Face } from '../models/face.ts';
import { freeBytes } from '../raster/free-bytes.ts';
import { faceView, nearFace } from './near-face.ts';
import type { ComposedHeadshot } from './headshot.ts';
import type { StudioSelfie } from './studio-selfie.ts';

/** A headshot outside one of these is never delivered. */
export const HEADSHOT_LIMITS = {
  /** Best likeness to one of the buyer's other selfies; the distribution is in likeness.ts. */
  minLikeness: 0.55,
  /**
   * Median likeness to them: a chance match with one of them is not enough. One man's photos have 0.60 and more to his
   * others, a hundred other people 0.49 and less.
   */
  minMedianLikeness: 0.52,
  /**
   * Likeness to the very selfie it was made of: 0.91 and more on good headshots, 0.81–0.96 where a quarter of the face's
   * width is gone, 0.4–0.9 with something painted before it. A face that was damaged on the way is not delivered.
   */
  minSourceLikeness: 0.85,
  /** Nobody may come out in another skin (skin-shift.ts). */
  maxSkinShiftDeltaE: 6,
  maxRollDeg: 2.5,
  /** As for selfies (selfie-check.ts): below it the face is blurred. */
  minSharpness: 4,
  /** Under it skin begins to look like plastic (texture-kept.ts). */
  minTextureKept: 0.75,
  headHeightShare: [0.25, 0.8],
  eyeLineShare: [0.22, 0.56],
} as const;

/**
 * Measures a composed headshot. Where the face is, is known; whose it is, is asked of the finished pixels.
 * @param descriptions of all selfies of the shoot, by index. The source's own is left out when there are
 *   others, so that a stranger's selfie cannot vouch for itself.
 */
export async function verifyHeadshot(
  composed: ComposedHeadshot,
  selfie: StudioSelfie,
  request: HeadshotRequest,
  descriptions: readonly (Float32Array | undefined)[],
  describer: FaceDescriber,
): Promise<{ readonly measures: HeadshotMeasures; readonly failures: readonly string[] }> {
  const { image, place } = composed;
  const face = placedFace(selfie, place);
  const near = await nearFace(image, face);
  const description = await describer.describe(faceView(near));
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
  const source = descriptions[own];
  const others = descriptions.length > 1 ? descriptions.filter((_, index) => index !== own) : descriptions;
  const matches = others.map((other) => (other ? likeness(description, other) : 0));
  const sorted = matches.toSorted((a, b) => a - b);
  const chin = place({ x: 0, y: selfie.head.chinY }).y;
  const crown = place({ x: 0, y: selfie.head.crownY }).y;
  const measures: HeadshotMeasures = {
    likeness: sorted.at(-1) ?? 0,
    sourceLikeness: source ? likeness(description, source) : 0,
    skinShiftDeltaE: skinShift(selfie.skin, skin),
    headHeightShare: (chin - crown) / image.heightPx,
    eyeLineShare: place(selfie.head.eyes).y / image.heightPx,
    crownLineShare: crown / image.heightPx,
    faceCentreShare: place({ x: selfie.head.centreX, y: 0 }).x / image.widthPx,
    enlargement: scaleY,
    rollDeg: headPose(face.mesh).rollDeg,
    sharpness: faceSharpness(near.image, near.face),
    textureKept: textureKept(selfie.cheekTexture, cheekTexture(near.image, near.face)),
    edgeSpillDeltaE: selfie.edgeSpill.chromaDeltaE,
    perceptualHash: perceptualHash(image),
  };
  freeBytes(near.image.data);
  const limits = HEADSHOT_LIMITS;
  const failures: string[] = [];
  if (measures.likeness < limits.minLikeness) failures.push('likeness');
  else if ((sorted[Math.floor(sorted.length / 2)] ?? 0) < limits.minMedianLikeness)
    failures.push('medianLikeness');
  if (measures.sourceLikeness < limits.minSourceLikeness) failures.push('sourceLikeness');
  if (measures.skinShiftDeltaE > limits.maxSkinShiftDeltaE) failures.push('skinShift');
  if (Math.abs(measures.rollDeg) > limits.maxRollDeg) failures.push('roll');
  if (measures.textureKept !== undefined && measures.textureKept < limits.minTextureKept)
    failures.push('texture');
  if (measures.sharpness < limits.minSharpness) failures.push('sharpness');
  if (outside(measures.headHeightShare, limits.headHeightShare)) failures.push('headHeight');
  if (outside(measures.eyeLineShare, limits.eyeLineShare)) failures.push('eyeLine');
  return { measures, failures };
}

function outside(value: number, [low, high]: readonly [number, number]): boolean {
  return value < low || value > high;
}

/** The selfie's face where it stands on the headshot. */
function placedFace(selfie: StudioSelfie, place: ComposedHeadshot['place']): Pick<Face, 'box' | 'mesh'> {
  const { face } = selfie.head;
  const { x, y } = place({ x: face.left, y: face.top });
  const end = place({ x: face.right, y: face.bottom });
  return {
    box: { x, y, width: end.x - x, height: end.y - y },
    mesh: selfie.mesh.map((point) => {
      const placed = place(point);
      return [placed.x, placed.y, 0] as const;
    }),
  };
}
