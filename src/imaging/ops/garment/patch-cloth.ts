import type { Point, RgbImage } from '../../raster/image.ts';
import { polygonRows } from '../../raster/polygon.ts';
import { boxBlur } from '../box-blur.ts';
import { smoothStep } from '../look-planes.ts';

/** How much of the surrounding cloth is compared, and how softly the patch ends. Pixels. */
const RIM_PX = 6;
/** Steps in which a source is looked for; a weave repeats within a few pixels. */
const STEP_PX = 2;
/** The source is looked for within this many sizes of the hole. */
const REACH = 1.8;
/** Source and hole may overlap by a fifth. */
const LEAST_SHIFT = 0.8;

/**
 * Paints a hole over with cloth from beside it: the shift whose rim resembles the hole's rim most, blended over a few pixels
 * (exemplar-based inpainting with a single patch; Criminisi, Pérez and Toyama 2004, "Region Filling and Object Removal by
 * Exemplar-Based Image Inpainting").
 * @param image changed in place
 * @param hole corners of a polygon, pixels
 * @param isCloth whether a pixel may be part of the source
 * @returns whether a source was found; the image is unchanged without one
 */
export function patchCloth(
  image: RgbImage,
  hole: readonly Point[],
  isCloth: (index: number) => boolean,
): boolean {
  const { widthPx, heightPx, data } = image;
  const inside = new Float32Array(widthPx * heightPx);
  polygonRows(hole, widthPx, heightPx, (y, from, to) => inside.fill(1, y * widthPx + from, y * widthPx + to));
  const near = boxBlur(inside, widthPx, heightPx, RIM_PX / 2);
  const area = boundingArea(hole, widthPx, heightPx);
  const pixels: number[] = [];
  for (let y = area.top; y <= area.bottom; y++)
    for (let x = area.left; x <= area.right; x++) if (near[y * widthPx + x] > 0) pixels.push(y * widthPx + x);
  const shift = bestShift(image, area, pixels, inside, isCloth);
  if (shift === undefined) return false;
  const source = data.slice();
  for (const i of pixels) {
    const share = Math.max(inside[i], smoothStep(0, 0.8, near[i]));
    for (let c = 0; c < 3; c++)
      data[i * 3 + c] = Math.round(source[i * 3 + c] * (1 - share) + source[(i + shift) * 3 + c] * share);
  }
  return true;
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

/** Returns the difference between the index of a source pixel and that of the pixel it replaces. */
function bestShift(
  { widthPx, heightPx, data }: RgbImage,
  area: Area,
  pixels: readonly number[],
  inside: Float32Array,
  isCloth: (index: number) => boolean,
): number | undefined {
  const width = area.right - area.left;
  const height = area.bottom - area.top;
  const reach = Math.round(REACH * Math.max(width, height));
  let best: number | undefined;
  let least = Infinity;
  for (let dy = -reach; dy <= reach; dy += STEP_PX) {
    if (area.top + dy < 0 || area.bottom + dy >= heightPx) continue;
    for (let dx = -reach; dx <= reach; dx += STEP_PX) {
      if (Math.abs(dx) < LEAST_SHIFT * width && Math.abs(dy) < LEAST_SHIFT * height) continue;
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

/** Sum of squared differences along the rim; Infinity where the source is not all cloth, or as soon as `limit` is passed. */
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
    if (inside[i] === 1) continue;
    for (let c = 0; c < 3; c++) sum += (data[i * 3 + c] - data[(i + shift) * 3 + c]) ** 2;
    if (sum >= limit) return Infinity;
  }
  return sum;
}
