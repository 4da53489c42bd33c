import type { Point } from '../../raster/image.ts';
import { neighbours } from '../plane/connected-components.ts';
import { enlargePlane, shrinkPlane } from '../plane/resample-plane.ts';

/** Coverage from which two pixels count as joined. Strands of hair are thinner and grow back in below. */
const SOLID = 0.5;
const FAINT = 0.04;
/** … where an earring may hang: its hook. */
const THIN = 0.16;

/**
 * Keeps the body that holds the face and drops every island beside it: chairs, other people, patches of the
 * old room that hang in the hair.
 * @param alpha coverage 0–1, row-major
 * @param face a point inside the face, pixels
 * @param reachPx how far, in pixels, soft edges and loose hair may stand off the solid body
 * @param mayHang places, pixels, where thinner coverage joins too: an earring hangs on a hook
 * @returns coverage 0–1; all zero when nothing solid is at the face
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
    // What is next to the person and empty leads nowhere, but belongs to the mask: growing it keeps a hard edge hard.
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
  // What hangs on one is theirs as far as something may hang, and leads nowhere else.
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
    // Ends softly where it stops inside something faint, so no line shows.
    keep[i] = steps < 0 ? 0 : Math.min(1, (reach + 1 - steps) / Math.max(1, reach / 2));
  }
  const mask = enlargePlane({ data: keep, widthPx: w, heightPx: h }, widthPx, heightPx, shrink);
  for (let i = 0; i < mask.length; i++) mask[i] *= alpha[i];
  return mask;
}
