import { boxBlur } from '../../../ops/plane/box-blur.ts';
import { smoothStep } from '../../../ops/plane/smooth-step.ts';
import type { Point } from '../../../raster/image.ts';
import { visitPolygonRows } from '../../../raster/polygon.ts';

/** Blur radius of the face's edge in front of a collar, pixels. */
const FACE_EDGE_PX = 2;
/** Distance that a mesh may reach beyond the jaw, onto a collar that touches it, in sizes of the head. */
const MESH_ERROR = 0.04;

/**
 * Returns the share of each pixel that is face, 0–1. Near the face's rim the map of clothes decides, because a mesh does not follow
 * every jaw exactly.
 * @param faceOval corners of the face's outline, pixels
 * @param clothes share of clothes in each pixel, 0–255
 * @param headSizePx see WearerHead
 */
export function faceInFront(
  faceOval: readonly Point[],
  clothes: Uint8Array,
  widthPx: number,
  heightPx: number,
  headSizePx: number,
): Float32Array {
  const inside = new Float32Array(widthPx * heightPx);
  visitPolygonRows(faceOval, widthPx, heightPx, (y, from, to) =>
    inside.fill(1, y * widthPx + from, y * widthPx + to),
  );
  const face = boxBlur(inside, widthPx, heightPx, FACE_EDGE_PX);
  const deep = boxBlur(inside, widthPx, heightPx, Math.max(1, Math.round(MESH_ERROR * headSizePx)));
  for (let i = 0; i < face.length; i++) {
    if (face[i] === 0 || clothes[i] === 0) continue;
    const rim = 1 - smoothStep(0.6, 0.95, deep[i]!);
    face[i]! *= 1 - (rim * clothes[i]!) / 255;
  }
  return face;
}
