import type { HeadshotMeasures } from '../../finished-headshot.ts';
import type { HeadshotRequest } from '../../headshot-request.ts';
import { headshotFailures } from '../../measure/headshot-limits.ts';
import { headPose } from '../../measure/face/head-pose.ts';
import { likeness } from '../../measure/likeness/likeness.ts';
import { perceptualHash } from '../../measure/likeness/perceptual-hash.ts';
import { faceSharpness } from '../../measure/image/sharpness.ts';
import { skinLightnessShift, skinShift } from '../../measure/face/skin-shift.ts';
import { cheekTexture, textureKept } from '../../measure/image/texture-kept.ts';
import type { FaceDescriber } from '../../models/face/face-describer.ts';
import type { Face } from '../../models/face/face.ts';
import { freeBytes } from '../../raster/free-bytes.ts';
import { alignedFace, cropFaceRegion } from '../selfie/face-region.ts';
import { type ComposedHeadshot, skinOnHeadshot } from './compose-headshot.ts';
import type { StudioSelfie } from '../person/studio-selfie.ts';

/** Measures of the face, taken on the picture in colour. */
export interface FaceMeasures {
  readonly description: Float32Array;
  readonly rollDeg: number;
  readonly sharpness: number;
  readonly cheekTexture: number | undefined;
}

/**
 * Measures the face on a composed headshot before the treatment: the description network was trained on colour (black and white
 * costs 0.06 of likeness for everybody), and grain would count as sharpness and texture. The face's position follows from the
 * frame, so that no finder is needed; its likeness is measured on the pixels.
 */
export async function measureFace(
  { image, mapPoint }: ComposedHeadshot,
  selfie: StudioSelfie,
  describer: Pick<FaceDescriber, 'describe'>,
): Promise<FaceMeasures> {
  const face = faceOnHeadshot(selfie, mapPoint);
  const near = await cropFaceRegion(image, face);
  const seen: FaceMeasures = {
    description: await describer.describe(alignedFace(near)),
    rollDeg: headPose(face.mesh).rollDeg,
    sharpness: faceSharpness(near.image, near.face),
    cheekTexture: cheekTexture(near.image, near.face),
  };
  freeBytes(near.image.data);
  return seen;
}

/**
 * Measures a headshot and lists the limits that it fails (measure/headshot-limits.ts).
 * @param finished the headshot after its treatment
 * @param face the measures taken before the treatment
 * @param descriptions of all selfies of the shoot, by index. The source's own is left out when there are
 *   others, so that a stranger's selfie cannot vouch for itself.
 */
export function verifyHeadshot(
  finished: ComposedHeadshot,
  face: FaceMeasures,
  selfie: StudioSelfie,
  request: HeadshotRequest,
  descriptions: readonly (Float32Array | undefined)[],
): { readonly measures: HeadshotMeasures; readonly failures: readonly string[] } {
  const { image, mapPoint } = finished;
  const { description } = face;
  const scaleY = image.heightPx / finished.frame.height;
  const shift = request.treatment === 'black-and-white' ? skinLightnessShift : skinShift;
  const own = request.selfieIndex;
  const source = descriptions[own];
  const others = descriptions.length > 1 ? descriptions.filter((_, index) => index !== own) : descriptions;
  const matches = others.map((other) => (other ? likeness(description, other) : 0));
  const sorted = matches.toSorted((a, b) => a - b);
  const chin = mapPoint({ x: 0, y: selfie.head.chinY }).y;
  const crown = mapPoint({ x: 0, y: selfie.head.crownY }).y;
  const measures: HeadshotMeasures = {
    likeness: sorted.at(-1) ?? 0,
    sourceLikeness: source ? likeness(description, source) : 0,
    skinShiftDeltaE: shift(selfie.skin, skinOnHeadshot(finished, selfie)),
    headHeightShare: (chin - crown) / image.heightPx,
    eyeLineShare: mapPoint(selfie.head.eyes).y / image.heightPx,
    crownLineShare: crown / image.heightPx,
    faceCentreShare: mapPoint({ x: selfie.head.centreX, y: 0 }).x / image.widthPx,
    enlargement: scaleY,
    rollDeg: face.rollDeg,
    sharpness: face.sharpness,
    textureKept: textureKept(selfie.cheekTexture, face.cheekTexture),
    edgeSpillDeltaE: selfie.edgeSpill.chromaDeltaE,
    edgeHaloDeltaL: selfie.edgeSpill.haloDeltaL,
    perceptualHash: perceptualHash(image),
  };
  return { measures, failures: headshotFailures(measures, median(sorted)) };
}

/** Returns the upper median, 0 for an empty list. */
function median(sorted: readonly number[]): number {
  return sorted[sorted.length >> 1] ?? 0;
}

/** Returns the selfie's face at its position on the headshot. Depths are not needed and are 0. */
function faceOnHeadshot(
  selfie: StudioSelfie,
  mapPoint: ComposedHeadshot['mapPoint'],
): Pick<Face, 'box' | 'mesh'> {
  const { face } = selfie.head;
  const { x, y } = mapPoint({ x: face.left, y: face.top });
  const end = mapPoint({ x: face.right, y: face.bottom });
  return {
    box: { x, y, width: end.x - x, height: end.y - y },
    mesh: selfie.mesh.map((point) => {
      const placed = mapPoint(point);
      return [placed.x, placed.y, 0] as const;
    }),
  };
}
