import type { Face } from '../../models/face/face.ts';
import type { AlphaImage, Point, RgbImage } from '../../raster/image.ts';
import { distanceBelowChin } from './distance-below-chin.ts';
import { connectedComponents, meanOver, neighbours } from '../plane/connected-components.ts';
import { distanceTransform } from '../plane/distance-transform.ts';
import { BACKGROUND, UNKNOWN, PERSON } from './trimap.ts';
import { downscaleMattes } from './downscale-mattes.ts';
import { foreignHueConfidence } from '../class-map/colour-confidence.ts';
import { shrinkPlane } from '../plane/resample-plane.ts';

/** Occluders are searched on planes whose longer side is about this. */
const ANALYSIS_SIDE_PX = 256;
/** Coverage of both masks from which a pixel is certainly the person; below 1 − SURE it is certainly background. */
const SURE = 0.9;
/** Least area of an occluder, squared heights of the face; a smaller patch is a brooch or noise. */
const MIN_AREA = 0.003;
/** Coverage by the segmentation up to which a pixel may be an occluder: it finds bodies through thin leaves. */
const MAX_BODY = 0.8;
/** The segmentation's coverage is less than that of matte or cutout by at least this. On the outline both are half. */
const MIN_DIFFERENCE = 0.3;
/** Distance from the person, in heights of the face, from which a removed patch leaves no hole in them. */
const BESIDE = 0.06;
/** Least mean confidence that a patch has a foreign hue; it is low, because there is shade between leaves. */
const MIN_FOREIGN = 0.15;

/**
 * Finds things in front of the person's body, such as the leaves of a bush in front of a shoulder. The matte takes them for
 * the person, because they are in the foreground too; the segmentation finds no body there, and the background has their vivid
 * hue while the person does not. A frame should exclude them, and the hole where they were removed.
 * @param matte the network's coverage
 * @param body the segmentation's coverage, at the same size
 * @param alpha coverage 0–1 of the finished cutout, at the same size
 * @param face in pixels of the matte
 * @returns points along the edges of such things below the chin, in pixels of the matte
 */
export function findOccluderEdges(
  matte: AlphaImage,
  body: AlphaImage,
  alpha: Float32Array,
  image: RgbImage,
  face: Pick<Face, 'box' | 'mesh'>,
): readonly Point[] {
  const shrink = Math.max(1, Math.round(Math.max(matte.widthPx, matte.heightPx) / ANALYSIS_SIDE_PX));
  const planes = downscaleMattes(matte, body, image, shrink);
  const { widthPx: w, heightPx: h } = planes;
  const belowChin = distanceBelowChin(face);
  const place = (i: number): Point => ({
    x: ((i % w) + 0.5) * shrink,
    y: (Math.floor(i / w) + 0.5) * shrink,
  });
  const kept = shrinkPlane(alpha, matte.widthPx, matte.heightPx, shrink).data;
  const covered = kept.map((coverage, i) => Math.max(coverage, planes.matte[i]));
  const isOccluder = (i: number): boolean => {
    if (covered[i] < 0.5 || planes.body[i] > Math.min(MAX_BODY, covered[i] - MIN_DIFFERENCE)) return false;
    const { x, y } = place(i);
    return belowChin(x, y) > 0;
  };
  const occluders = covered.map((_, i) => (isOccluder(i) ? 1 : 0));
  const faceHeightPx = face.box.height / shrink;
  const minArea = MIN_AREA * faceHeightPx ** 2;
  const fromPerson = distanceTransform(kept, w, h, (coverage) => coverage > 0.5);
  // A patch that the cutout surrounds is a print on a shirt.
  const reachesOutside = (i: number): boolean => {
    const beside = neighbours(i, w, h);
    return beside.length < 4 || beside.some((j) => kept[j] < 0.5);
  };
  const patches = connectedComponents(occluders, w, h).filter(
    (patch) => patch.length >= minArea && patch.some(reachesOutside),
  );
  // The two masks agree on most people, and the colours are not needed.
  if (patches.length === 0) return [];
  const kinds = Int8Array.from(planes.matte, (coverage, i) =>
    Math.min(coverage, planes.body[i]) > SURE
      ? PERSON
      : Math.max(coverage, planes.body[i]) < 1 - SURE
        ? BACKGROUND
        : UNKNOWN,
  );
  const [red, green, blue] = planes.colours();
  const foreign = foreignHueConfidence({ red, green, blue, kinds });
  return patches
    .filter((patch) => meanOver(patch, foreign) > MIN_FOREIGN)
    .flatMap((patch) => edgeOf(patch, w, h).filter((i) => fromPerson[i] < BESIDE * faceHeightPx))
    .map(place);
}

/** Returns the pixels along a patch's edge; a frame that shows a part of the patch shows some of them. */
function edgeOf(patch: readonly number[], widthPx: number, heightPx: number): readonly number[] {
  const inside = new Set(patch);
  return patch.filter((i) => {
    const beside = neighbours(i, widthPx, heightPx);
    return beside.length < 4 || beside.some((j) => !inside.has(j));
  });
}
