import type { Point, RgbImage } from '../../raster/image.ts';
import { visitPolygonRows } from '../../raster/polygon.ts';
import { boxBlur } from '../plane/box-blur.ts';
import { smoothStep } from '../plane/smooth-step.ts';

/** Width of the rim of cloth around the hole, which is compared with the source and over which the patch fades out. */
const RIM_PX = 6;
/** Step of the search for a source; a weave repeats within a few pixels. */
const STEP_PX = 2;
/** Greatest distance between source and hole, in sizes of the hole. */
const SEARCH_REACH = 1.8;
/** Least distance between source and hole, in sizes of the hole: they may overlap by a fifth. */
const MIN_SHIFT = 0.8;

/**
 * Inpaints a hole with cloth from beside it: the source is the place whose rim resembles the hole's rim most; it gets the light
 * of the hole's surroundings and is blended in over a few pixels. Exemplar-based inpainting with a single patch, after
 * Criminisi, Pérez and Toyama 2004, "Region Filling and Object Removal by Exemplar-Based Image Inpainting".
 * @param image changed in place
 * @param hole corners of a polygon, pixels
 * @param isCloth whether a pixel is cloth; only cloth is compared and copied
 * @returns whether a source was found; otherwise the image is unchanged
 */
export function patchCloth(
  image: RgbImage,
  hole: readonly Point[],
  isCloth: (index: number) => boolean,
): boolean {
  const { widthPx, heightPx, data } = image;
  const inside = new Float32Array(widthPx * heightPx);
  visitPolygonRows(hole, widthPx, heightPx, (y, from, to) =>
    inside.fill(1, y * widthPx + from, y * widthPx + to),
  );
  const near = boxBlur(inside, widthPx, heightPx, RIM_PX / 2);
  const area = boundingArea(hole, widthPx, heightPx);
  const pixels: number[] = [];
  for (let y = area.top; y <= area.bottom; y++)
    for (let x = area.left; x <= area.right; x++) if (near[y * widthPx + x] > 0) pixels.push(y * widthPx + x);
  const shift = bestShift(image, area, pixels, inside, isCloth);
  if (shift === undefined) return false;
  const source = data.slice();
  const rim = pixels.filter((i) => inside[i] === 0 && isCloth(i));
  const lift = rimCorrection(source, widthPx, rim, shift);
  for (const i of pixels) {
    const share = Math.max(inside[i], smoothStep(0, 0.8, near[i]));
    const lifted = lift(i);
    for (let c = 0; c < 3; c++) {
      const patched = source[(i + shift) * 3 + c] + lifted[c]!;
      const mixed = source[i * 3 + c] * (1 - share) + patched * share;
      data[i * 3 + c] = Math.min(255, Math.max(0, Math.round(mixed)));
    }
  }
  return true;
}

/**
 * Returns a function for the correction that gives a pixel of the source the light of the hole's surroundings: the differences
 * along the rim, interpolated by inverse distance weighting (Shepard 1968, power 2).
 */
function rimCorrection(
  source: Uint8Array,
  widthPx: number,
  rim: readonly number[],
  shift: number,
): (index: number) => readonly number[] {
  const sums = [0, 0, 0];
  return (index) => {
    let mass = 0;
    sums.fill(0);
    const [x, y] = [index % widthPx, Math.floor(index / widthPx)];
    for (const i of rim) {
      const weight = 1 / (1 + ((i % widthPx) - x) ** 2 + (Math.floor(i / widthPx) - y) ** 2);
      mass += weight;
      for (let c = 0; c < 3; c++) sums[c]! += weight * (source[i * 3 + c] - source[(i + shift) * 3 + c]);
    }
    return sums.map((sum) => (mass === 0 ? 0 : sum / mass));
  };
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boundingArea(hole: readonly Point[], widthPx: number, heightPx: number): Area {
  const xs = hole.map(({ x }) => x);
  const ys = hole.map(({ y }) => y);
  return {
    left: Math.max(0, Math.floor(Math.min(...xs)) - RIM_PX),
    top: Math.max(0, Math.floor(Math.min(...ys)) - RIM_PX),
    right: Math.min(widthPx - 1, Math.ceil(Math.max(...xs)) + RIM_PX),
    bottom: Math.min(heightPx - 1, Math.ceil(Math.max(...ys)) + RIM_PX),
  };
}

/** Returns the offset from the index of a replaced pixel to that of its source, or undefined when there is no source. */
function bestShift(
  { widthPx, heightPx, data }: RgbImage,
  area: Area,
  pixels: readonly number[],
  inside: Float32Array,
  isCloth: (index: number) => boolean,
): number | undefined {
  const width = area.right - area.left;
  const height = area.bottom - area.top;
  const reach = Math.round(SEARCH_REACH * Math.max(width, height));
  let best: number | undefined;
  let least = Infinity;
  for (let dy = -reach; dy <= reach; dy += STEP_PX) {
    if (area.top + dy < 0 || area.bottom + dy >= heightPx) continue;
    for (let dx = -reach; dx <= reach; dx += STEP_PX) {
      if (Math.abs(dx) < MIN_SHIFT * width && Math.abs(dy) < MIN_SHIFT * height) continue;
      if (area.left + dx < 0 || area.right + dx >= widthPx) continue;
      const shift = dy * widthPx + dx;
      const difference = rimDifference(data, pixels, inside, shift, isCloth, least);
      if (difference >= least) continue;
      least = difference;
      best = shift;
    }
  }
  return best;
}

/**
 * Returns the sum of squared differences along the rim, where that is cloth. It is Infinity when a source pixel is not cloth, and
 * as soon as the sum reaches `limit`.
 */
function rimDifference(
  data: Uint8Array,
  pixels: readonly number[],
  inside: Float32Array,
  shift: number,
  isCloth: (index: number) => boolean,
  limit: number,
): number {
  let sum = 0;
  for (const i of pixels) {
    if (!isCloth(i + shift)) return Infinity;
    if (inside[i] === 1 || !isCloth(i)) continue;
    for (let c = 0; c < 3; c++) sum += (data[i * 3 + c] - data[(i + shift) * 3 + c]) ** 2;
    if (sum >= limit) return Infinity;
  }
  return sum;
}
