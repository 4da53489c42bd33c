import type { HeadshotRequest } from '../../headshot-request.ts';
import type { SelfieCaution, SelfieMeasures } from '../../selfie.ts';
import type { EdgeSpill } from '../../measure/image/edge-spill.ts';
import type { SkinPatch } from '../../measure/face/skin-patches.ts';
import type { NormalMap } from '../../ops/light/face-normals.ts';
import type { Cutout, HeadGeometry } from '../../ops/matte/cutout.ts';
import type { Point, RgbImage } from '../../raster/image.ts';
import type { Wearer } from '../wardrobe/wearer/wearer.ts';

/**
 * What the studio engine knows about one prepared selfie. Plain data: pixels may sit on a SharedArrayBuffer and
 * the whole goes to a worker thread by message. Holds no description of whose face it is: that waits for consent.
 */
export interface StudioSelfie {
  readonly id: string;
  readonly measures: SelfieMeasures;
  readonly framings: readonly HeadshotRequest['framing'][];
  readonly quality: number;
  readonly cautions: readonly SelfieCaution[];
  readonly cutout: Cutout;
  readonly head: HeadGeometry;
  /** What no frame may show: where the source's edge cut the body, and what else can be avoided. Pixels of the cutout. */
  readonly cut: readonly Point[];
  /** Which way face, hair and shoulders face, for the scene's light. On the cutout. */
  readonly normals: NormalMap;
  /** SKIN_LANDMARKS on the cutout, and their colour after white balance, in evened light. */
  readonly skinPoints: readonly Point[];
  readonly skin: readonly (SkinPatch | undefined)[];
  /** Side of the light that evening left on the face, stops; positive is the picture's right. */
  readonly sideLightStops: number;
  /** Noise of the selfie at the cutout's scale, coded 0–255. */
  readonly noiseSigma: number;
  /** What is left of the old background along the edge of the cutout. */
  readonly edgeSpill: EdgeSpill;
  /** 478 points of the face's mesh, pixels of the cutout. */
  readonly mesh: readonly Point[];
  /** Texture of the selfie's skin (measure/image/texture-kept.ts). */
  readonly cheekTexture: number | undefined;
  /** The selfie's face as the description network sees it (face-region.ts); described when likeness is asked for. */
  readonly alignedFace: RgbImage;
  /** Defined for a selfie that may be dressed. */
  readonly wearer?: Wearer | undefined;
}
