import type { Face } from '../../models/face/face.ts';
import type { AlphaImage } from '../../raster/image.ts';
import { belowChinOf, DEEPEST_SHOWN } from './distance-below-chin.ts';
import { boxBlur } from '../plane/box-blur.ts';
import { shrinkBytes } from '../plane/resample-plane.ts';

/** Narrower than this share of the face's height, two mattes disagree about hair or an edge, not about what is body. */
const PATCH_SHARE = 0.09;
/** An area is counted on planes whose longer side is about this. */
const LOOK_SIDE_PX = 128;

/**
 * Where two mattes differ over a whole patch.
 * @param one coverage 0–1
 * @param other likewise
 * @returns 1 where only the other sees a person, −1 where only the one does, 0 elsewhere
 */
export function disputes(
  one: Float32Array,
  other: Float32Array,
  widthPx: number,
  heightPx: number,
  faceHeightPx: number,
): Float32Array {
  const difference = other.map((value, i) => value - one[i]);
  return boxBlur(difference, widthPx, heightPx, disputeRadiusPx(faceHeightPx)).map((mean) =>
    Math.abs(mean) > 0.5 ? Math.sign(mean) : 0,
  );
}

/** @returns how far around a pixel differences are averaged, pixels, not rounded */
export function disputeRadiusPx(faceHeightPx: number): number {
  return Math.max(1, (PATCH_SHARE * faceHeightPx) / 2);
}

/**
 * How much of a picture two mattes of it dispute, down to where frames end.
 * @param face in pixels of the mattes
 * @returns squared heights of the face
 */
export function disputedArea(one: AlphaImage, other: AlphaImage, face: Pick<Face, 'box' | 'mesh'>): number {
  const shrink = Math.max(1, Math.round(Math.max(one.widthPx, one.heightPx) / LOOK_SIDE_PX));
  const faceHeightPx = face.box.height / shrink;
  const { widthPx, heightPx, data } = shrinkBytes(one, shrink);
  const coverage = (coded: Float32Array): Float32Array => coded.map((value) => value / 255);
  const disputed = disputes(
    coverage(data),
    coverage(shrinkBytes(other, shrink).data),
    widthPx,
    heightPx,
    faceHeightPx,
  );
  const belowChin = belowChinOf(face);
  let count = 0;
  for (let i = 0; i < disputed.length; i++) {
    if (disputed[i] === 0) continue;
    const [x, y] = [(i % widthPx) + 0.5, Math.floor(i / widthPx) + 0.5];
    if (belowChin(x * shrink, y * shrink) < DEEPEST_SHOWN) count++;
  }
  return count / faceHeightPx ** 2;
}
