import type { HeadshotMeasures, HeadshotRequest } from '../engine.ts';
import { headshotFailures } from '../measure/headshot-limits.ts';
import { headPose } from '../measure/head-pose.ts';
import { likeness } from '../measure/likeness.ts';
import { perceptualHash } from '../measure/perceptual-hash.ts';
import { faceSharpness } from '../measure/sharpness.ts';
import { skinLightnessShift, skinShift } from '../measure/skin-shift.ts';
import { cheekTexture, textureKept } from '../measure/texture-kept.ts';
import type { FaceDescriber } from '../models/face-describer.ts';
import type { Face } from '../models/face.ts';
import { freeBytes } from '../raster/free-bytes.ts';
import { faceView, nearFace } from './near-face.ts';
import { type ComposedHeadshot, skinOnHeadshot } from './headshot.ts';
import type { StudioSelfie } from './studio-selfie.ts';

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
  const skin = skinOnHeadshot(selfie, image, composed.frame, place);
  const shift = request.treatment === 'black-and-white' ? skinLightnessShift : skinShift;
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
    skinShiftDeltaE: shift(selfie.skin, skin),
    headHeightShare: (chin - crown) / image.heightPx,
    eyeLineShare: place(selfie.head.eyes).y / image.heightPx,
    crownLineShare: crown / image.heightPx,
    faceCentreShare: place({ x: selfie.head.centreX, y: 0 }).x / image.widthPx,
    enlargement: scaleY,
    rollDeg: headPose(face.mesh).rollDeg,
    sharpness: faceSharpness(near.image, near.face),
    textureKept: textureKept(selfie.cheekTexture, cheekTexture(near.image, near.face)),
    edgeSpillDeltaE: selfie.edgeSpill.chromaDeltaE,
    edgeHaloDeltaL: selfie.edgeSpill.haloDeltaL,
    perceptualHash: perceptualHash(image),
  };
  freeBytes(near.image.data);
  return { measures, failures: headshotFailures(measures, median(sorted)) };
}

/** The upper one of two; 0 of none. */
function median(sorted: readonly number[]): number {
  return sorted[sorted.length >> 1] ?? 0;
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
