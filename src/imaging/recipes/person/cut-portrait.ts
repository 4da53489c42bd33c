import type { SelfieCaution, SelfieMeasures } from '../../selfie.ts';
import type { Wedge } from '../../measure/image/empty-edges.ts';
import { edgeSpill } from '../../measure/image/edge-spill.ts';
import { eyeWhites } from '../../measure/face/eye-whites.ts';
import { greyEdge } from '../../measure/image/grey-edge.ts';
import { noiseSigma } from '../../measure/image/noise.ts';
import { SKIN_LANDMARKS, sideLightStops, skinColour, skinPatches } from '../../measure/face/skin-patches.ts';
import { type ClassMap, clothesCoverage } from '../../models/clothes/clothes-map.ts';
import type { Face } from '../../models/face/face.ts';
import { applyGains } from '../../ops/light/apply-gains.ts';
import { findOccluderEdges } from '../../ops/matte/occluder-edges.ts';
import { clearWedges } from '../../ops/matte/cut-edge.ts';
import { exposureGain } from '../../ops/light/auto-exposure.ts';
import { estimateForeground } from '../../ops/matte/foreground.ts';
import { OUTSIDE } from '../../ops/class-map/grow-seeds.ts';
import { retouch } from '../../ops/skin/retouch.ts';
import { findTornEdge } from '../../ops/matte/torn-edge.ts';
import { whiteBalance, type Gains } from '../../ops/light/white-balance.ts';
import { freeBytes } from '../../raster/free-bytes.ts';
import type { AlphaImage, Point, RgbImage } from '../../raster/image.ts';
import { evenedLight, portraitNormals } from './face-light.ts';
import { type FramedPortrait, framePortrait, withFrameCautions } from './frame-portrait.ts';
import { personAlpha } from './person-alpha.ts';
import { sourceQuality } from '../selfie/source-quality.ts';
import type { StudioSelfie } from './studio-selfie.ts';
import { type CutoutMap, measureWearer } from '../wardrobe/wearer/measure-wearer.ts';

/**
 * Cuts the person out of a selfie, ready for any scene: cleans the matte, estimates the foreground colours, corrects colour cast,
 * exposure and harsh light, retouches the skin, levels the eyes and finds the framings that fit. Runs once per selfie.
 * @param allocate gives the bytes of the cutout, so that threads can share them
 * @returns undefined when no framing fits without a cut-off edge inside the frame (reason `no-crop`) and the person cannot be
 *   dressed either, because there is no map
 */
export function cutPortrait(
  selfie: {
    readonly id: string;
    readonly image: RgbImage;
    readonly face: Face;
    /** Answer of the matting network, 0–255. */
    readonly matte: AlphaImage;
    /** Answer of the segmentation network, 0–255. */
    readonly body: AlphaImage;
    /** Both mattes combined (combine-mattes.ts), 0–255. */
    readonly combined: AlphaImage;
    /** Map of hair, skin and clothes, for selfies that may be dressed. */
    readonly map?: ClassMap | undefined;
    readonly measures: SelfieMeasures;
    /** Cautions of the check. */
    readonly cautions?: readonly SelfieCaution[];
    /** Hands away from the face, and empty corners, in pixels of the image. */
    readonly hands?: readonly Point[];
    readonly wedges?: readonly Wedge[];
    readonly cheekTexture: number | undefined;
    readonly alignedFace: RgbImage;
  },
  allocate: (byteLength: number) => Uint8Array,
): StudioSelfie | undefined {
  const { image, face, hands = [] } = selfie;
  const { widthPx, heightPx } = image;
  const { alpha, pairs } = personAlpha(selfie.combined, image, face);
  const innerEdge = clearWedges(alpha, widthPx, heightPx, selfie.wedges ?? []);

  const spots = SKIN_LANDMARKS.map((index) => ({ x: face.mesh[index]![0], y: face.mesh[index]![1] }));
  const spotRadius = face.box.height * 0.03;
  const raw = skinPatches(image.data, widthPx, heightPx, spots, spotRadius);
  const skin = skinColour(raw);
  const balance: Gains =
    skin === undefined ? [1, 1, 1] : whiteBalance(skin, eyeWhites(image, face), greyEdge(image));
  const lift = exposureGain(image);
  const side = sideLightStops(raw);

  const colours = estimateForeground(image, alpha, pairs);
  const spill = edgeSpill(image, colours, alpha);
  const gains = [balance[0] * lift, balance[1] * lift, balance[2] * lift] as const;
  applyGains(colours, widthPx, heightPx, gains, evenedLight(image, face));
  retouch(colours, widthPx, heightPx, face);

  const avoided = [
    findTornEdge(selfie.matte, alpha, face),
    findOccluderEdges(selfie.matte, selfie.body, alpha, image, face),
  ];
  const limits = { innerEdge, avoided, hands };
  const framed = framePortrait([...colours, alpha], widthPx, heightPx, face, allocate, limits);
  const { cutout, mesh, head, cut, framings } = framed;
  const wearer = selfie.map && measureWearer(cutout, cutoutMap(selfie.map, framed), head, mesh, face.yawDeg);
  for (const plane of [...colours, alpha]) freeBytes(plane);
  if (framings.length === 0 && wearer === undefined) return undefined;
  const cautions = withFrameCautions(selfie.cautions ?? [], framed.cautions);
  const skinPoints = SKIN_LANDMARKS.map((index) => mesh[index]!);
  const { rgb } = cutout;
  const balanced = skinPatches(rgb, cutout.widthPx, cutout.heightPx, skinPoints, spotRadius, cutout.alpha);
  return {
    id: selfie.id,
    measures: selfie.measures,
    framings,
    cautions,
    quality: sourceQuality({
      cautions,
      measures: selfie.measures,
      framings: framings.length,
      sideStops: side,
      castRatio: Math.max(...balance) / Math.min(...balance),
      spillShare: spill.share,
      showsTear: framed.showsTear,
    }),
    cutout,
    head,
    cut,
    normals: portraitNormals(face, mesh, cutout),
    skinPoints,
    skin: balanced,
    sideLightStops: sideLightStops(balanced),
    noiseSigma: faceNoise(image, face),
    edgeSpill: spill,
    mesh,
    cheekTexture: selfie.cheekTexture,
    alignedFace: selfie.alignedFace,
    wearer,
  };
}

/** Transfers the map of classes to the cutout. Headwear counts as hair, because both hang in front of a collar. */
function cutoutMap(
  { classes, certainty }: ClassMap,
  { cutout: { widthPx, heightPx }, mapClasses }: Pick<FramedPortrait, 'cutout' | 'mapClasses'>,
): CutoutMap {
  const levelled = mapClasses(classes, OUTSIDE);
  const { hair, headwear, skin, clothes } = clothesCoverage({ classes: levelled, widthPx, heightPx });
  for (let i = 0; i < hair.length; i++) hair[i] = Math.min(255, hair[i] + headwear[i]);
  return { hair, skin, clothes, headwear, certainty };
}

/** Returns the noise of the face's box, standard deviation coded 0–255; 0 for a box of less than 3 pixels. */
function faceNoise(image: RgbImage, face: Face): number {
  const left = Math.max(0, Math.floor(face.box.x));
  const top = Math.max(0, Math.floor(face.box.y));
  const w = Math.min(image.widthPx - left, Math.ceil(face.box.width));
  const h = Math.min(image.heightPx - top, Math.ceil(face.box.height));
  if (w < 3 || h < 3) return 0;
  const luma = new Float32Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      const at = ((y + top) * image.widthPx + x + left) * 3;
      luma[y * w + x] = 0.299 * image.data[at] + 0.587 * image.data[at + 1] + 0.114 * image.data[at + 2];
    }
  return noiseSigma(luma, w, h);
}
