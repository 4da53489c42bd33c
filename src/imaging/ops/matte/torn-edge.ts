import type { Face } from '../../models/face/face.ts';
import type { AlphaImage, Point } from '../../raster/image.ts';
import { belowChinOf, DEEPEST_SHOWN } from './distance-below-chin.ts';
import { boxBlur } from '../plane/box-blur.ts';
import { disputeRadiusPx } from './matte-conflicts.ts';
import { distanceTransform } from '../plane/distance-transform.ts';
import { shrinkBytes, shrinkPlane } from '../plane/resample-plane.ts';

/** Tears are looked for on planes whose longer side is about this. */
const LOOK_SIDE_PX = 256;
/** Coverage from which on the matte was sure: what it kept in vain is furniture, dropped whole. */
const SURE = 0.9;
/** How much of it the matte saw and the person does not hold, on average over a patch. */
const LOST = 0.25;
/** So far from the person, in heights of the face, it lies on their outline; further away it was never theirs. */
const BESIDE = 0.06;
/** Less of the strip beside the person than this, squared heights of the face, is a lock of hair or the end of a fence. */
const TEAR_STRIP_AREA = 0.02;

/**
 * Where the outline below the chin is torn rather than the person's own: leaves hid the shoulder, or a sleeve could not be told
 * from a couch, so that the matte half saw something there that the cutout does not hold.
 * @param matte the network's coverage
 * @param alpha coverage 0–1 of the finished cutout, at the same size
 * @param face in the same pixels
 * @returns points on such outlines; none when all tears together are small
 */
export function tornEdge(
  matte: AlphaImage,
  alpha: Float32Array,
  face: Pick<Face, 'box' | 'mesh'>,
): readonly Point[] {
  const { widthPx, heightPx } = matte;
  const shrink = Math.max(1, Math.round(Math.max(widthPx, heightPx) / LOOK_SIDE_PX));
  const kept = shrinkPlane(alpha, widthPx, heightPx, shrink);
  const { widthPx: w, heightPx: h } = kept;
  const faceHeightPx = face.box.height / shrink;
  const seen = shrinkBytes(matte, shrink).data;
  const lost = boxBlur(
    seen.map((coded, i) => (coded < 255 * SURE ? Math.max(0, coded / 255 - kept.data[i]) : 0)),
    w,
    h,
    disputeRadiusPx(faceHeightPx),
  );
  const fromPerson = distanceTransform(kept.data, w, h, (coverage) => coverage > 0.5);
  const belowChin = belowChinOf(face);
  const points: Point[] = [];
  for (let i = 0; i < lost.length; i++) {
    if (lost[i] < LOST || kept.data[i] > 0.2 || fromPerson[i] > BESIDE * faceHeightPx) continue;
    const x = ((i % w) + 0.5) * shrink;
    const y = (Math.floor(i / w) + 0.5) * shrink;
    const below = belowChin(x, y);
    if (below > 0 && below < DEEPEST_SHOWN) points.push({ x, y });
  }
  return points.length < TEAR_STRIP_AREA * faceHeightPx ** 2 ? [] : points;
}
