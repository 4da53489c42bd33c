import type { Point } from './image.ts';

export interface OutlineOptions {
  /** Smaller areas are left out; square pixels. */
  readonly minArea: number;
  /** Greatest distance of a removed corner from the simplified outline, pixels. */
  readonly tolerancePx: number;
}

/** Unit steps along pixel edges: right, down, left, up. */
const STEPS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

/**
 * Traces the outline of each area of a mask along the edges of its pixels (crack following) and simplifies it (Douglas and
 * Peucker 1973). Pixels that touch at a corner belong to the same area; holes are not reported.
 * @param mask 1 inside, 0 outside; row-major, widthPx × heightPx
 * @returns clockwise polygons, whose points are corners of pixels
 */
export function traceOutlines(
  mask: Uint8Array,
  widthPx: number,
  heightPx: number,
  { minArea, tolerancePx }: OutlineOptions,
): readonly (readonly Point[])[] {
  const isInside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < widthPx && y < heightPx && mask[y * widthPx + x] === 1;
  const isTraced = new Uint8Array(mask.length);
  const found: (readonly Point[])[] = [];
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      if (!isInside(x, y) || isInside(x, y - 1) || isTraced[y * widthPx + x] === 1) continue;
      const corners = traceOutline({ x, y }, isInside, (at) => (isTraced[at.y * widthPx + at.x] = 1));
      if (signedArea(corners) >= minArea) found.push(simplify(corners, tolerancePx));
    }
  return found;
}

/** Walks around an area with the inside on the right, beginning along the upper edge of the pixel `start`. */
function traceOutline(
  start: Point,
  isInside: (x: number, y: number) => boolean,
  markUpperEdge: (at: Point) => void,
): readonly Point[] {
  const corners: Point[] = [];
  let [x, y, direction] = [start.x, start.y, 0];
  do {
    corners.push({ x, y });
    if (direction === 0) markUpperEdge({ x, y });
    const step = STEPS[direction]!;
    x += step.x;
    y += step.y;
    // Of the four pixels around the corner, the two ahead decide the turn: left, right or straight on.
    const around = [isInside(x, y - 1), isInside(x, y), isInside(x - 1, y), isInside(x - 1, y - 1)];
    const [left, right] = [around[direction]!, around[(direction + 1) % 4]!];
    if (left) direction = (direction + 3) % 4;
    else if (!right) direction = (direction + 1) % 4;
  } while (x !== start.x || y !== start.y || direction !== 0);
  return corners;
}

/** Returns the area by the shoelace formula, positive for clockwise corners (y points down). */
function signedArea(corners: readonly Point[]): number {
  let twice = 0;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    twice += a.x * b.y - b.x * a.y;
  });
  return twice / 2;
}

function simplify(corners: readonly Point[], tolerancePx: number): readonly Point[] {
  const first = corners[0]!;
  const distances = corners.map(({ x, y }) => Math.hypot(x - first.x, y - first.y));
  const farthest = distances.indexOf(Math.max(...distances));
  const isKept = new Uint8Array(corners.length);
  isKept[0] = isKept[farthest] = 1;
  const spans: [from: number, to: number][] = [
    [0, farthest],
    [farthest, corners.length],
  ];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    const middle = farthestFromLine(corners, from, to, tolerancePx);
    if (middle === undefined) continue;
    isKept[middle] = 1;
    spans.push([from, middle], [middle, to]);
  }
  return corners.filter((_, i) => isKept[i] === 1);
}

/** Returns the index of the corner between two others that is farthest from their line; undefined within the tolerance. */
function farthestFromLine(
  corners: readonly Point[],
  from: number,
  to: number,
  tolerancePx: number,
): number | undefined {
  const a = corners[from]!;
  const b = corners[to % corners.length]!;
  const length = Math.max(1e-9, Math.hypot(b.x - a.x, b.y - a.y));
  let farthest: number | undefined;
  let greatest = tolerancePx;
  for (let i = from + 1; i < to; i++) {
    const { x, y } = corners[i]!;
    const distance = Math.abs((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / length;
    if (distance <= greatest) continue;
    greatest = distance;
    farthest = i;
  }
  return farthest;
}
