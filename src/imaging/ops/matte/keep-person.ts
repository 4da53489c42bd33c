import type { Point } from '../../raster/image.ts';
import { neighbours } from '../plane/connected-components.ts';
import { enlargePlane, shrinkPlane } from '../plane/resample-plane.ts';

/** Coverage from which neighbouring pixels are connected. Thinner strands of hair are added by the growth afterwards. */
const SOLID = 0.5;
/** Least coverage through which the growth continues. */
const FAINT = 0.04;
/** Coverage from which the hook of an earring is connected. */
const THIN = 0.16;

/**
 * Keeps the connected component that contains the face and removes the others: chairs, other people, pieces of the room
 * between the hair. A flood fill from the face (4-connectivity), grown by `reachPx` for soft edges.
 * @param alpha coverage 0–1, row-major
 * @param face a point inside the face, pixels
 * @param reachPx greatest distance of soft edges and loose hair from the solid body, pixels
 * @param mayHang whether thinner coverage is connected at a place, pixels, because an earring hangs there on a hook;
 *   default: nowhere
 * @returns coverage 0–1; 0 everywhere when nothing solid is at the face
 */
export function keepPerson(
  alpha: Float32Array,
  widthPx: number,
  heightPx: number,
  face: Point,
  reachPx: number,
  mayHang: (x: number, y: number) => boolean = () => false,
): Float32Array<ArrayBuffer> {
  const shrink = Math.max(1, Math.round(Math.max(widthPx, heightPx) / 640));
  const small = shrinkPlane(alpha, widthPx, heightPx, shrink);
  const { data, widthPx: w, heightPx: h } = small;
  const distance = new Int32Array(w * h).fill(-1);
  const queue = new Int32Array(w * h);
  const start =
    Math.min(h - 1, Math.max(0, Math.floor(face.y / shrink))) * w +
    Math.min(w - 1, Math.max(0, Math.floor(face.x / shrink)));
  let tail = 0;
  if (data[start] >= SOLID) {
    distance[start] = 0;
    queue[tail++] = start;
  }
  const isHook = (i: number): boolean =>
    data[i] >= THIN && mayHang(((i % w) + 0.5) * shrink, (Math.floor(i / w) + 0.5) * shrink);
  const hooks: number[] = [];
  const visit = (index: number, steps: number): void => {
    if (distance[index] >= 0) return;
    if (steps === 0 && data[index] < SOLID) {
      if (isHook(index)) hooks.push(index);
      return;
    }
    // An empty pixel beside the person is in the mask, so that enlarging it leaves hard edges hard, but is not grown from.
    distance[index] = steps;
    if (data[index] >= FAINT) queue[tail++] = index;
  };
  let head = 0;
  const spread = (until: number, stepOf: (steps: number) => number): void => {
    for (; head < until; head++) {
      const i = queue[head];
      const x = i % w;
      const steps = stepOf(distance[i]);
      if (x > 0) visit(i - 1, steps);
      if (x < w - 1) visit(i + 1, steps);
      if (i >= w) visit(i - w, steps);
      if (i + w < w * h) visit(i + w, steps);
    }
  };
  while (head < tail) spread(tail, () => 0);
  // An earring is kept as far as hooks are connected, and nothing solid is reached through it.
  for (const i of hooks) {
    if (distance[i] >= 0) continue;
    distance[i] = 0;
    queue[tail++] = i;
    for (const j of neighbours(i, w, h)) if (distance[j] < 0 && isHook(j)) hooks.push(j);
  }
  const reach = Math.max(1, Math.round(reachPx / shrink));
  head = 0;
  for (let ring = 1; ring <= reach && head < tail; ring++) spread(tail, () => ring);
  const keep = new Float32Array(w * h);
  for (let i = 0; i < keep.length; i++) {
    const steps = distance[i];
    // Fades out, so that no line is visible where the growth ends inside faint coverage.
    keep[i] = steps < 0 ? 0 : Math.min(1, (reach + 1 - steps) / Math.max(1, reach / 2));
  }
  const mask = enlargePlane({ data: keep, widthPx: w, heightPx: h }, widthPx, heightPx, shrink);
  for (let i = 0; i < mask.length; i++) mask[i] *= alpha[i];
  return mask;
}
