import type { Point } from './image.ts';

export interface OutlineOptions {
  /** Smaller areas are left out, pixels. */
  readonly leastArea: number;
  /** How far a corner that is left out may be from the outline, pixels. */
  readonly tolerancePx: number;
}

/** Steps along pixel edges: right, down, left, up. */
const STEPS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

/**
 * Outlines of the areas of a mask as polygons on the corners of pixels, clockwise, simplified (Douglas and Peucker 1973). Holes
 * are not reported; pixels that touch at a corner belong together.
 * @param mask 1 inside, 0 outside
 */
export function outlines(
  mask: Uint8Array,
  widthPx: number,
  heightPx: number,
  { leastArea, tolerancePx }: OutlineOptions,
): readonly (readonly Point[])[] {
  const isInside = (x: number, y: number): boolean =>
    x >= 0 && y >= 0 && x < widthPx && y < heightPx && mask[y * widthPx + x] === 1;
  const isFollowed = new Uint8Array(mask.length);
  const found: (readonly Point[])[] = [];
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      if (!isInside(x, y) || isInside(x, y - 1) || isFollowed[y * widthPx + x] === 1) continue;
      const corners = follow({ x, y }, isInside, (at) => (isFollowed[at.y * widthPx + at.x] = 1));
      if (areaOf(corners) >= leastArea) found.push(simplified(corners, tolerancePx));
    }
  return found;
}

/** Walks round an area with the inside on the right, beginning along the upper edge of the pixel `start`. */
function follow(
  start: Point,
  isInside: (x: number, y: number) => boolean,
  markUpperEdge: (at: Point) => void,
): readonly Point[] {
  const corners: Point[] = [];
  let [x, y, way] = [start.x, start.y, 0];
  do {
    corners.push({ x, y });
    if (way === 0) markUpperEdge({ x, y });
    const step = STEPS[way]!;
    x += step.x;
    y += step.y;
    // The four pixels round the corner that has been reached: the one ahead to the left of the way, and to its right.
    const round = [isInside(x, y - 1), isInside(x, y), isInside(x - 1, y), isInside(x - 1, y - 1)];
    const [left, right] = [round[way]!, round[(way + 1) % 4]!];
    if (left) way = (way + 3) % 4;
    else if (!right) way = (way + 1) % 4;
  } while (x !== start.x || y !== start.y || way !== 0);
  return corners;
}

function areaOf(corners: readonly Point[]): number {
  let twice = 0;
  corners.forEach((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    twice += a.x * b.y - b.x * a.y;
  });
  return twice / 2;
}

function simplified(corners: readonly Point[], tolerancePx: number): readonly Point[] {
  const first = corners[0]!;
  const distances = corners.map(({ x, y }) => Math.hypot(x - first.x, y - first.y));
  const farthest = distances.indexOf(Math.max(...distances));
  const keeps = new Uint8Array(corners.length);
  keeps[0] = keeps[farthest] = 1;
  const spans: [from: number, to: number][] = [
    [0, farthest],
    [farthest, corners.length],
  ];
  for (let span = spans.pop(); span !== undefined; span = spans.pop()) {
    const [from, to] = span;
    const middle = farthestFromLine(corners, from, to, tolerancePx);
    if (middle === undefined) continue;
    keeps[middle] = 1;
    spans.push([from, middle], [middle, to]);
  }
  return corners.filter((_, i) => keeps[i] === 1);
}

/** Returns the corner between two others that is farthest from the line through them; undefined when all are near. */
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
  let most = tolerancePx;
  for (let i = from + 1; i < to; i++) {
    const { x, y } = corners[i]!;
    const distance = Math.abs((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / length;
    if (distance <= most) continue;
    most = distance;
    farthest = i;
  }
  return farthest;
}
