import type { Point, RgbImage } from '../../raster/image.ts';
import { boxBlur } from '../plane/box-blur.ts';
import { smoothStep } from '../plane/smooth-step.ts';

/** Distances from the edge, on both sides, at which colours are compared; the edge's own blur is left out. */
const BESIDE_PX = [4, 6, 8, 10] as const;
/** The same for the search of the edge. */
const CLOSE_PX = [1, 2, 3] as const;
/** Distance between two points of the edge at which they are compared. */
const STEP_PX = 3;
/** Depths in the shade between which a hard edge goes from light to shade. */
const EDGE_PX = [-2, 3] as const;
/** Radius of the blur of the gains. */
const SOFT_PX = 6;
/** Greatest distance of the edge from the drawn line. */
const SEARCH_REACH_PX = 8;
/** Beyond an end of the line the gain fades over this fraction of its reach. */
const END_SHARE = 0.3;
/** Points on either side over whose median the gain is smoothed, because cloth has folds. */
const SMOOTHED_POINTS = 4;

/**
 * Softens the edge of a hard shadow on cloth: the shade is brightened at its edge to the colour of the lit cloth beside it, and
 * less and less further in, so that the edge becomes a gradient, as in soft light.
 * @param image changed in place
 * @param edge corners of a polyline along the edge, in pixels, that has the shade on its left
 * @param reachPx depth into the shade at which the brightening ends
 */
export function softenShadow(
  { data, widthPx, heightPx }: RgbImage,
  edge: readonly Point[],
  reachPx: number,
): void {
  const places = snapToEdge({ data, widthPx, heightPx }, pointsAlong(edge));
  const steps = medianSmoothed(places.map((place) => stepAt({ data, widthPx, heightPx }, place)));
  const [left, top] = [Math.min, Math.min].map((least, axis) =>
    Math.max(0, Math.floor(least(...edge.map(({ x, y }) => (axis === 0 ? x : y))) - reachPx)),
  ) as [number, number];
  const right = Math.min(widthPx, Math.ceil(Math.max(...edge.map(({ x }) => x)) + reachPx));
  const bottom = Math.min(heightPx, Math.ceil(Math.max(...edge.map(({ y }) => y)) + reachPx));
  const [areaWidth, areaHeight] = [right - left, bottom - top];
  const depths = new Float32Array(areaWidth * areaHeight);
  const gains = [0, 1, 2].map(() => new Float32Array(areaWidth * areaHeight));
  for (let i = 0; i < depths.length; i++) {
    const [x, y] = [left + (i % areaWidth), top + Math.floor(i / areaWidth)];
    const { index, distance } = nearest(places, x, y);
    const { at, normal } = places[index]!;
    depths[i] = (x - at.x) * normal.x + (y - at.y) * normal.y;
    const beyondEnd = Math.abs((x - at.x) * normal.y - (y - at.y) * normal.x);
    const share =
      (1 - smoothStep(0, reachPx, distance)) * (1 - smoothStep(STEP_PX, END_SHARE * reachPx, beyondEnd));
    for (let c = 0; c < 3; c++) gains[c]![i] = share * steps[index]![c]!;
  }
  // Neighbouring pixels may belong to points with different gains; without a blur lines would be visible between them.
  const soft = gains.map((plane) => boxBlur(plane, areaWidth, areaHeight, SOFT_PX));
  for (let i = 0; i < depths.length; i++) {
    const share = smoothStep(...EDGE_PX, depths[i]!);
    if (share === 0) continue;
    const at = ((top + Math.floor(i / areaWidth)) * widthPx + left + (i % areaWidth)) * 3;
    for (let c = 0; c < 3; c++)
      data[at + c] = Math.min(255, Math.round(data[at + c]! * Math.exp(share * soft[c]![i]!)));
  }
}

/** A point of the edge, and the unit vector from it into the shade. */
interface EdgePoint {
  readonly at: Point;
  readonly normal: Point;
}

function pointsAlong(edge: readonly Point[]): readonly EdgePoint[] {
  return edge.slice(1).flatMap((to, k) => {
    const from = edge[k]!;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.hypot(dx, dy);
    const count = Math.max(1, Math.round(length / STEP_PX));
    return Array.from({ length: count }, (_, step): EdgePoint => {
      const share = (step + 0.5) / count;
      return {
        at: { x: from.x + dx * share, y: from.y + dy * share },
        normal: { x: dy / length, y: -dx / length },
      };
    });
  });
}

/** Moves points of the drawn line along their normals to the strongest step from light to shade nearby. */
function snapToEdge(image: RgbImage, places: readonly EdgePoint[]): readonly EdgePoint[] {
  const moved = ({ at, normal }: EdgePoint, byPx: number): EdgePoint => ({
    at: { x: at.x + byPx * normal.x, y: at.y + byPx * normal.y },
    normal,
  });
  const offsets = places.map((place) => {
    let [best, most] = [0, 0];
    for (let offset = -SEARCH_REACH_PX; offset <= SEARCH_REACH_PX; offset++) {
      const [red, green, blue] = stepAt(image, moved(place, offset), CLOSE_PX);
      if (red + green + blue > most) [best, most] = [offset, red + green + blue];
    }
    return best;
  });
  return places.map((place, k) => moved(place, median(around(offsets, k))));
}

function around<T>(values: readonly T[], k: number): readonly T[] {
  return values.slice(Math.max(0, k - SMOOTHED_POINTS), k + SMOOTHED_POINTS + 1);
}

type Rgb = readonly [number, number, number];

/** Returns the natural logarithm of lit ÷ shaded colour at a point, for each channel; 0 where the edge leaves the image. */
function stepAt(
  { data, widthPx, heightPx }: RgbImage,
  { at, normal }: EdgePoint,
  besidePx: readonly number[] = BESIDE_PX,
): Rgb {
  const colourOn = (side: 1 | -1): Rgb | undefined => {
    const sums = [0, 0, 0];
    for (const distance of besidePx) {
      const x = Math.round(at.x + side * distance * normal.x);
      const y = Math.round(at.y + side * distance * normal.y);
      if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) return undefined;
      for (let c = 0; c < 3; c++) sums[c]! += data[(y * widthPx + x) * 3 + c]!;
    }
    return sums.map((sum) => sum / besidePx.length) as unknown as Rgb;
  };
  const [shade, lit] = [colourOn(1), colourOn(-1)];
  if (shade === undefined || lit === undefined) return [0, 0, 0];
  return shade.map((value, c) => Math.max(0, Math.log((lit[c]! + 1) / (value + 1)))) as unknown as Rgb;
}

function medianSmoothed(steps: readonly Rgb[]): readonly Rgb[] {
  return steps.map((_, k) => {
    const near = around(steps, k);
    return [0, 1, 2].map((c) => median(near.map((step) => step[c]!))) as unknown as Rgb;
  });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1]!;
}

function nearest(
  places: readonly EdgePoint[],
  x: number,
  y: number,
): { readonly index: number; readonly distance: number } {
  let [index, least] = [0, Infinity];
  for (const [k, { at }] of places.entries()) {
    const squared = (x - at.x) ** 2 + (y - at.y) ** 2;
    if (squared < least) [index, least] = [k, squared];
  }
  return { index, distance: Math.sqrt(least) };
}
