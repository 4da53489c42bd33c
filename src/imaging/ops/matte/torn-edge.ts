import type { Face } from '../../models/face/face.ts';
import type { AlphaImage, Point } from '../../raster/image.ts';
import { distanceBelowChin, LOWEST_SHOWN } from './distance-below-chin.ts';
import { boxBlur } from '../plane/box-blur.ts';
import { conflictRadiusPx } from './matte-conflicts.ts';
import { distanceTransform } from '../plane/distance-transform.ts';
import { shrinkBytes, shrinkPlane } from '../plane/resample-plane.ts';

/** Torn outlines are searched on planes whose longer side is about this. */
const ANALYSIS_SIDE_PX = 256;
/** Coverage from which the matte was sure; what it covers in vain is furniture, which is removed whole. */
const SURE = 0.9;
/** Least coverage that is in the matte but not in the cutout, averaged over a patch. */
const MIN_LOST = 0.25;
/** Greatest distance from the person, in heights of the face; farther away it was never a part of them. */
const BESIDE = 0.06;
/** Least area of such a strip along the person, squared heights of the face; less is a lock of hair or the end of a fence. */
const MIN_STRIP_AREA = 0.02;

/**
 * Finds where the outline below the chin is not the person's own: leaves hide the shoulder, or a sleeve resembles the couch
 * behind it, so that the matte has half coverage where the cutout has none.
 * @param matte the network's coverage
 * @param alpha coverage 0–1 of the finished cutout, at the same size
 * @param face in pixels of the matte
 * @returns points on such outlines, pixels of the matte; none when their strips are small altogether
 */
export function findTornEdge(
  matte: AlphaImage,
  alpha: Float32Array,
  face: Pick<Face, 'box' | 'mesh'>,
): readonly Point[] {
  const { widthPx, heightPx } = matte;
  const shrink = Math.max(1, Math.round(Math.max(widthPx, heightPx) / ANALYSIS_SIDE_PX));
  const kept = shrinkPlane(alpha, widthPx, heightPx, shrink);
  const { widthPx: w, heightPx: h } = kept;
  const faceHeightPx = face.box.height / shrink;
  const small = shrinkBytes(matte, shrink).data;
  const lost = boxBlur(
    small.map((coded, i) => (coded < 255 * SURE ? Math.max(0, coded / 255 - kept.data[i]) : 0)),
    w,
    h,
    conflictRadiusPx(faceHeightPx),
  );
  const fromPerson = distanceTransform(kept.data, w, h, (coverage) => coverage > 0.5);
  const belowChin = distanceBelowChin(face);
  const points: Point[] = [];
  for (let i = 0; i < lost.length; i++) {
    if (lost[i] < MIN_LOST || kept.data[i] > 0.2 || fromPerson[i] > BESIDE * faceHeightPx) continue;
    const x = ((i % w) + 0.5) * shrink;
    const y = (Math.floor(i / w) + 0.5) * shrink;
    const below = belowChin(x, y);
    if (below > 0 && below < LOWEST_SHOWN) points.push({ x, y });
  }
  return points.length < MIN_STRIP_AREA * faceHeightPx ** 2 ? [] : points;
}
