import { stretchedRows, WHOLE_VIEW } from '../raster/stretched-rows.ts';

interface Plane {
  readonly data: Float32Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

interface ShrunkPlane extends Plane {
  readonly data: Float32Array<ArrayBuffer>;
}

/**
 * Shrinks a plane by averaging whole `factor` × `factor` blocks; the last ones may be smaller.
 * @param source row-major, widthPx × heightPx
 * @param factor whole, ≥ 1; 1 copies
 * @returns a plane of ⌈widthPx ÷ factor⌉ × ⌈heightPx ÷ factor⌉
 */
export function shrinkPlane(
  source: Float32Array,
  widthPx: number,
  heightPx: number,
  factor: number,
): ShrunkPlane {
  return blocks(widthPx, heightPx, factor, (left, top, right, bottom) => {
    let sum = 0;
    for (let y = top; y < bottom; y++) for (let x = left; x < right; x++) sum += source[y * widthPx + x];
    return sum;
  });
}

/**
 * As shrinkPlane, of one channel of a picture, `channels` bytes a pixel. It sums in a loop of its own: one that meets floats
 * and bytes runs at a fifth of the speed.
 * @returns means, coded 0–255
 */
export function shrinkChannel(
  image: { readonly data: Uint8Array; readonly widthPx: number; readonly heightPx: number },
  channels: number,
  channel: number,
  factor: number,
): ShrunkPlane {
  const { data: source, widthPx, heightPx } = image;
  return blocks(widthPx, heightPx, factor, (left, top, right, bottom) => {
    let sum = 0;
    for (let y = top; y < bottom; y++)
      for (let x = left; x < right; x++) sum += source[(y * widthPx + x) * channels + channel];
    return sum;
  });
}

/** @param sumOf what the pixels of a block sum up to; right and bottom exclusive */
function blocks(
  widthPx: number,
  heightPx: number,
  factor: number,
  sumOf: (left: number, top: number, right: number, bottom: number) => number,
): ShrunkPlane {
  const w = Math.ceil(widthPx / factor);
  const h = Math.ceil(heightPx / factor);
  const data = new Float32Array(w * h);
  for (let y = 0, top = 0; y < h; y++, top += factor) {
    const bottom = Math.min(heightPx, top + factor);
    for (let x = 0, left = 0; x < w; x++, left += factor) {
      const right = Math.min(widthPx, left + factor);
      data[y * w + x] = sumOf(left, top, right, bottom) / ((bottom - top) * (right - left));
    }
  }
  return { data, widthPx: w, heightPx: h };
}

/**
 * Enlarges a plane made by `shrinkPlane` back to widthPx × heightPx, bilinearly, sample centres aligned, edges repeated.
 * @param factor the one it was shrunk by
 */
export function growPlane(
  small: Plane,
  widthPx: number,
  heightPx: number,
  factor: number,
): Float32Array<ArrayBuffer> {
  const result = new Float32Array(widthPx * heightPx);
  const readRow = grownRows(small, widthPx, heightPx, factor);
  for (let y = 0; y < heightPx; y++) readRow(result.subarray(y * widthPx, (y + 1) * widthPx), y, 0, widthPx);
  return result;
}

/** As growPlane, one row at a time (stretched-rows.ts). */
export function grownRows(
  small: Plane,
  widthPx: number,
  heightPx: number,
  factor: number,
): ReturnType<typeof stretchedRows> {
  // The last blocks may be smaller than the others: the plane is a little larger than what it covers.
  const view = {
    ...WHOLE_VIEW,
    width: widthPx / (factor * small.widthPx),
    height: heightPx / (factor * small.heightPx),
  };
  return stretchedRows({ ...small, channels: 1 }, widthPx, heightPx, view);
}
