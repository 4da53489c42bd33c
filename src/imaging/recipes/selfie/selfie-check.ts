import { cropRgb } from '../../raster/crop.ts';
import type { RejectReason, SelfieCaution, SelfieCheck, SelfieMeasures } from '../../selfie.ts';
import { depthInWedge, type Wedge, wedgesOf, withinBars } from '../../measure/image/empty-edges.ts';
import { type FaceExposure, faceExposure } from '../../measure/image/exposure.ts';
import { eyeOpenness } from '../../measure/face/eye-openness.ts';
import { momentHash } from '../../measure/likeness/moment-hash.ts';
import { perceptualHash } from '../../measure/likeness/perceptual-hash.ts';
import { faceSharpness } from '../../measure/image/sharpness.ts';
import type { Face, FaceFinder } from '../../models/face/face.ts';
import type { Point, RgbImage } from '../../raster/image.ts';
import { findUpright, type UprightFaces } from './find-upright.ts';
import { judgeSelfie } from './judge-selfie.ts';
import { CAUTION_LIMITS } from './selfie-limits.ts';
import { measureFeatures, type SelfieFeatures, type FeatureNetworks } from './selfie-features.ts';

/** The networks that a selfie is checked with. */
export interface SelfieNetworks extends FeatureNetworks {
  readonly finder: FaceFinder;
}

/** The result of a check. Positions are pixels of `image`, which is the upright photo without bars. */
export interface CheckedSelfie extends UprightFaces {
  readonly check: SelfieCheck;
  /** Undefined when there is no face. */
  readonly features: SelfieFeatures | undefined;
  /** Points of hands away from the face, which frames should avoid. */
  readonly hands: readonly Point[];
  /** Empty corners of the image. */
  readonly wedges: readonly Wedge[];
}

/** Checks one decoded selfie by itself. Whether a headshot can be framed is decided elsewhere (estimate-framing.ts). */
export async function checkSelfie(image: RgbImage, networks: SelfieNetworks): Promise<CheckedSelfie> {
  const upright = await findUpright(networks.finder, withoutBars(image));
  const [face, ...others] = upright.faces;
  if (face === undefined)
    return { ...upright, check: refused(['no-face']), features: undefined, hands: [], wedges: [] };
  const { features, hands } = await measureFeatures(upright.image, [face, ...others], networks);
  const wedges = wedgesOf(upright.image);
  const { reasons, cautions } = judgeSelfie(features);
  const isHeadCut = reasons.length === 0 && wedges.some((wedge) => cutsHead(wedge, face));
  return {
    ...upright,
    features,
    hands,
    wedges,
    check: {
      accepted: reasons.length === 0,
      reasons,
      cautions: isHeadCut ? [...cautions, 'empty-edges' satisfies SelfieCaution] : cautions,
      faceCount: upright.faces.length,
      measures: selfieMeasures(upright.image, face, features.exposure),
    },
  };
}

/** Crops uniform bars off the edges of an image; returns the same image when there are none. */
export function withoutBars(image: RgbImage): RgbImage {
  const inside = withinBars(image);
  return inside.width === image.widthPx && inside.height === image.heightPx ? image : cropRgb(image, inside);
}

/** Returns the check of an upload that could not be decoded or shows no face. */
export function refused(reasons: readonly RejectReason[]): SelfieCheck {
  return { accepted: false, reasons, cautions: [], faceCount: 0, measures: undefined };
}

/** Measures an upright selfie by its largest face. */
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
    momentHash: momentHash(image, face),
  };
}

/** Returns whether the head, approximated by an ellipse around the face, reaches into an empty corner. */
function cutsHead(wedge: Wedge, { box }: Face): boolean {
  const { aside, above } = CAUTION_LIMITS.headAroundFace;
  const centre = { x: box.x + box.width / 2, y: box.y + box.height * (0.5 - above / 2) };
  const [radiusX, radiusY] = [box.width * (0.5 + aside), (box.height * (1 + above)) / 2];
  return Array.from({ length: 24 }, (_, i) => (i / 12) * Math.PI).some(
    (turn) =>
      depthInWedge(wedge, centre.x + radiusX * Math.cos(turn), centre.y + radiusY * Math.sin(turn)) > 0,
  );
}
