import type { HeadshotRequest } from '../../headshot-request.ts';
import type { SelfieCaution, SelfieMeasures } from '../../selfie.ts';
import type { EdgeSpill } from '../../measure/image/edge-spill.ts';
import type { SkinPatch } from '../../measure/face/skin-patches.ts';
import type { NormalMap } from '../../ops/light/face-normals.ts';
import type { Cutout, HeadGeometry } from '../../ops/matte/cutout.ts';
import type { Point, RgbImage } from '../../raster/image.ts';
import type { Wearer } from '../wardrobe/wearer/wearer.ts';

/**
 * A prepared selfie as the studio engine stores it. It is plain data that is sent to worker threads by message; pixels may be in
 * a SharedArrayBuffer. It holds no face description, because describing whose face it is requires consent.
 */
export interface StudioSelfie {
  readonly id: string;
  readonly measures: SelfieMeasures;
  readonly framings: readonly HeadshotRequest['framing'][];
  readonly quality: number;
  readonly cautions: readonly SelfieCaution[];
  readonly cutout: Cutout;
  readonly head: HeadGeometry;
  /** Points that no frame may contain: where the source's edge cut the body, and avoidable ones. Pixels of the cutout. */
  readonly cut: readonly Point[];
  /** Surface normals of face, hair and shoulders over the cutout, for the scene's light. */
  readonly normals: NormalMap;
  /** SKIN_LANDMARKS on the cutout. */
  readonly skinPoints: readonly Point[];
  /** Colours at `skinPoints` after white balance, in evened light; undefined where no skin is visible. */
  readonly skin: readonly (SkinPatch | undefined)[];
  /** Remaining difference of light between the sides of the face after evening, stops; positive when the picture's right is brighter. */
  readonly sideLightStops: number;
  /** Standard deviation of the selfie's noise at the cutout's scale, coded 0–255. */
  readonly noiseSigma: number;
  /** Measure of the old background's remains along the edge of the cutout. */
  readonly edgeSpill: EdgeSpill;
  /** 478 points of the face's mesh, pixels of the cutout. */
  readonly mesh: readonly Point[];
  /** Texture of the selfie's skin (measure/image/texture-kept.ts). */
  readonly cheekTexture: number | undefined;
  /** The aligned crop of the face for the description network (face-region.ts), which runs only when likeness is requested. */
  readonly alignedFace: RgbImage;
  /** Defined for a selfie that may be dressed. */
  readonly wearer?: Wearer | undefined;
}
