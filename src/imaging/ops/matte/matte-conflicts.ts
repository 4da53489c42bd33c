import type { Face } from '../../models/face/face.ts';
import type { AlphaImage } from '../../raster/image.ts';
import { distanceBelowChin, LOWEST_SHOWN } from './distance-below-chin.ts';
import { boxBlur } from '../plane/box-blur.ts';
import { shrinkBytes } from '../plane/resample-plane.ts';

/** Least width of a conflict, in heights of the face; narrower differences are hair or an edge. */
const PATCH_WIDTH = 0.09;
/** The area is counted on planes whose longer side is about this. */
const ANALYSIS_SIDE_PX = 128;

/**
 * Finds patches in which two mattes differ on average.
 * @param one coverage 0–1
 * @param other coverage 0–1
 * @returns 1 where only `other` covers, −1 where only `one` covers, 0 elsewhere
 */
export function findConflicts(
  one: Float32Array,
  other: Float32Array,
  widthPx: number,
  heightPx: number,
  faceHeightPx: number,
): Float32Array {
  const difference = other.map((value, i) => value - one[i]);
  return boxBlur(difference, widthPx, heightPx, conflictRadiusPx(faceHeightPx)).map((mean) =>
    Math.abs(mean) > 0.5 ? Math.sign(mean) : 0,
  );
}

/** Returns the radius over which differences are averaged, pixels, not rounded. */
export function conflictRadiusPx(faceHeightPx: number): number {
  return Math.max(1, (PATCH_WIDTH * faceHeightPx) / 2);
}

/**
 * Measures the area in which two mattes of an image conflict, down to where frames end.
 * @param face in pixels of the mattes
 * @returns squared heights of the face
 */
export function conflictArea(one: AlphaImage, other: AlphaImage, face: Pick<Face, 'box' | 'mesh'>): number {
  const shrink = Math.max(1, Math.round(Math.max(one.widthPx, one.heightPx) / ANALYSIS_SIDE_PX));
  const faceHeightPx = face.box.height / shrink;
  const { widthPx, heightPx, data } = shrinkBytes(one, shrink);
  const coverage = (coded: Float32Array): Float32Array => coded.map((value) => value / 255);
  const conflicts = findConflicts(
    coverage(data),
    coverage(shrinkBytes(other, shrink).data),
    widthPx,
    heightPx,
    faceHeightPx,
  );
  const belowChin = distanceBelowChin(face);
  let count = 0;
  for (let i = 0; i < conflicts.length; i++) {
    if (conflicts[i] === 0) continue;
    const [x, y] = [(i % widthPx) + 0.5, Math.floor(i / widthPx) + 0.5];
    if (belowChin(x * shrink, y * shrink) < LOWEST_SHOWN) count++;
  }
  return count / faceHeightPx ** 2;
}
