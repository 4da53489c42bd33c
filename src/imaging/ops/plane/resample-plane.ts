import type { AlphaImage, RgbImage } from '../../raster/image.ts';
import { bilinearRows, WHOLE_VIEW } from '../../raster/bilinear-rows.ts';

interface Plane {
  readonly data: Float32Array;
  readonly widthPx: number;
  readonly heightPx: number;
}

interface ShrunkPlane extends Plane {
  readonly data: Float32Array<ArrayBuffer>;
}

/**
 * Shrinks a plane by averaging blocks of `factor` × `factor` pixels; the last blocks may be smaller.
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
  return blockMeans(widthPx, heightPx, factor, (sums, y) =>
    addRow(sums, source, y * widthPx, widthPx, factor),
  );
}

/**
 * Shrinks bytes as shrinkPlane shrinks floats. It has its own loop, because one that meets floats and bytes runs at a fifth
 * of the speed.
 * @returns means 0–255
 */
export function shrinkBytes({ data: source, widthPx, heightPx }: AlphaImage, factor: number): ShrunkPlane {
  return blockMeans(widthPx, heightPx, factor, (sums, y) =>
    addByteRow(sums, source, y * widthPx, widthPx, factor),
  );
}

/**
 * Shrinks red, green and blue in one pass over the interleaved bytes.
 * @returns planes red, green and blue; means 0–255
 */
export function shrinkRgb(
  { data: source, widthPx, heightPx }: RgbImage,
  factor: number,
): readonly [Float32Array, Float32Array, Float32Array] {
  const w = Math.ceil(widthPx / factor);
  const h = Math.ceil(heightPx / factor);
  const planes = [new Float32Array(w * h), new Float32Array(w * h), new Float32Array(w * h)] as const;
  const sums = [new Float64Array(w), new Float64Array(w), new Float64Array(w)] as const;
  const lastWidth = widthPx - (w - 1) * factor;
  for (let y = 0, top = 0; y < h; y++, top += factor) {
    const rows = Math.min(factor, heightPx - top);
    for (const each of sums) each.fill(0);
    for (let row = top; row < top + rows; row++) addRgbRow(sums, source, row * widthPx * 3, widthPx, factor);
    for (let channel = 0; channel < 3; channel++) {
      storeMeans(planes[channel]!, y * w, sums[channel]!, 1 / (rows * factor));
      planes[channel]![(y + 1) * w - 1] = sums[channel]![w - 1]! / (rows * lastWidth);
    }
  }
  return planes;
}

function addRgbRow(
  [reds, greens, blues]: readonly [Float64Array, Float64Array, Float64Array],
  source: Uint8Array,
  offset: number,
  widthPx: number,
  factor: number,
): void {
  for (let x = 0, from = offset; x < reds.length; x++) {
    const end = offset + Math.min(widthPx, (x + 1) * factor) * 3;
    let [red, green, blue] = [0, 0, 0];
    for (; from < end; from += 3) {
      red += source[from];
      green += source[from + 1];
      blue += source[from + 2];
    }
    reds[x] += red;
    greens[x] += green;
    blues[x] += blue;
  }
}

/** @param addTo adds row `y` to the sums of the blocks that it crosses */
function blockMeans(
  widthPx: number,
  heightPx: number,
  factor: number,
  addTo: (sums: Float64Array, y: number) => void,
): ShrunkPlane {
  const w = Math.ceil(widthPx / factor);
  const h = Math.ceil(heightPx / factor);
  const data = new Float32Array(w * h);
  const sums = new Float64Array(w);
  const lastWidth = widthPx - (w - 1) * factor;
  for (let y = 0, top = 0; y < h; y++, top += factor) {
    const rows = Math.min(factor, heightPx - top);
    sums.fill(0);
    for (let row = top; row < top + rows; row++) addTo(sums, row);
    storeMeans(data, y * w, sums, 1 / (rows * factor));
    data[(y + 1) * w - 1] = sums[w - 1] / (rows * lastWidth);
  }
  return { data, widthPx: w, heightPx: h };
}

function storeMeans(data: Float32Array, offset: number, sums: Float64Array, share: number): void {
  for (let x = 0; x < sums.length; x++) data[offset + x] = sums[x] * share;
}

function addRow(
  sums: Float64Array,
  source: Float32Array,
  offset: number,
  widthPx: number,
  factor: number,
): void {
  for (let x = 0, left = 0; x < sums.length; x++, left += factor) {
    const right = Math.min(widthPx, left + factor);
    let sum = 0;
    for (let from = left; from < right; from++) sum += source[offset + from];
    sums[x] += sum;
  }
}

function addByteRow(
  sums: Float64Array,
  source: Uint8Array,
  offset: number,
  widthPx: number,
  factor: number,
): void {
  for (let x = 0, left = 0; x < sums.length; x++, left += factor) {
    const right = Math.min(widthPx, left + factor);
    let sum = 0;
    for (let from = left; from < right; from++) sum += source[offset + from];
    sums[x] += sum;
  }
}

/**
 * Enlarges a plane made by shrinkPlane back to widthPx × heightPx: bilinear, sample centres aligned, edges repeated.
 * @param factor by which the plane was shrunk
 */
export function enlargePlane(
  small: Plane,
  widthPx: number,
  heightPx: number,
  factor: number,
): Float32Array<ArrayBuffer> {
  const result = new Float32Array(widthPx * heightPx);
  const readRow = enlargedRows(small, widthPx, heightPx, factor);
  for (let y = 0; y < heightPx; y++) readRow(result.subarray(y * widthPx, (y + 1) * widthPx), y, 0, widthPx);
  return result;
}

/** Enlarges as enlargePlane does, one row at a time (bilinear-rows.ts). */
export function enlargedRows(
  small: Plane,
  widthPx: number,
  heightPx: number,
  factor: number,
): ReturnType<typeof bilinearRows> {
  // The last blocks may be smaller than the others, so the small plane may cover a little more than the large one.
  const view = {
    ...WHOLE_VIEW,
    width: widthPx / (factor * small.widthPx),
    height: heightPx / (factor * small.heightPx),
  };
  return bilinearRows({ ...small, channels: 1 }, widthPx, heightPx, view);
}
