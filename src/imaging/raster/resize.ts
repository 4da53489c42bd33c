import { invariant } from '../../base/invariant.ts';
import type { AlphaImage, Rect, RgbImage } from './image.ts';
import { luma } from './luma.ts';

/**
 * Resizes with a triangle filter, separably: bilinear when enlarging, a weighted mean of the covered area when reducing, so
 * that nothing aliases. The aspect ratio may change. A copy at the same size.
 */
export function resizeRgb(image: RgbImage, widthPx: number, heightPx: number): RgbImage {
  return {
    widthPx,
    heightPx,
    data: resample(image.data, image.widthPx, image.heightPx, widthPx, heightPx, 3),
  };
}

/** Resizes one channel as resizeRgb does. */
export function resizeAlpha(image: AlphaImage, widthPx: number, heightPx: number): AlphaImage {
  return {
    widthPx,
    heightPx,
    data: resample(image.data, image.widthPx, image.heightPx, widthPx, heightPx, 1),
  };
}

/** Reduces the longest side to `maxSidePx` and keeps the aspect ratio. Returns the image itself when it already fits. */
export function fitRgb(image: RgbImage, maxSidePx: number): RgbImage {
  const scale = maxSidePx / Math.max(image.widthPx, image.heightPx);
  if (scale >= 1) return image;
  return resizeRgb(
    image,
    Math.max(1, Math.round(image.widthPx * scale)),
    Math.max(1, Math.round(image.heightPx * scale)),
  );
}

/**
 * Resizes the luma (BT.601) of a part of an image. Equals resizeRgb followed by luma without the rounding in between, at a
 * third of the cost.
 * @param area whole pixels inside the image
 * @returns widthPx × heightPx values, 0–255
 */
export function resizeLuma(
  image: RgbImage,
  area: Rect,
  widthPx: number,
  heightPx: number,
): Float32Array<ArrayBuffer> {
  invariant(widthPx >= 1 && heightPx >= 1, 'a resized image has at least one pixel');
  const across = triangleTaps(area.width, widthPx);
  const line = new Float32Array(area.width);
  const result = new Float32Array(widthPx * heightPx);
  resampleRows(
    triangleTaps(area.height, heightPx),
    widthPx,
    (index, row) => {
      lumaRow(line, image, area.x, area.y + index);
      resampleFloatRow(row, line, across);
    },
    (y, row) => result.set(row, y * widthPx),
  );
  return result;
}

/** Takes every `step`-th pixel of every `step`-th row: fast, but aliased. @param step ≥ 1; 1 returns the image itself */
export function subsampleRgb(image: RgbImage, step: number): RgbImage {
  if (step === 1) return image;
  const first = Math.floor(step / 2);
  const widthPx = Math.ceil((image.widthPx - first) / step);
  const heightPx = Math.ceil((image.heightPx - first) / step);
  const data = new Uint8Array(widthPx * heightPx * 3);
  for (let y = 0; y < heightPx; y++) {
    const from = ((y * step + first) * image.widthPx + first) * 3;
    subsampleRow(data, y * widthPx * 3, widthPx, image.data, from, step * 3);
  }
  return { widthPx, heightPx, data };
}

/** Halves both sides, rounded down; each pixel is the mean of four. @param image at least two pixels wide and tall */
export function halveRgb({ widthPx, heightPx, data }: RgbImage): RgbImage {
  invariant(widthPx >= 2 && heightPx >= 2, 'an image that is halved has two pixels each way');
  const half = { widthPx: widthPx >> 1, heightPx: heightPx >> 1 };
  const rowLength = half.widthPx * 3;
  const halved = new Uint8Array(rowLength * half.heightPx);
  for (let y = 0; y < half.heightPx; y++)
    halveRow(halved, y * rowLength, rowLength, data, 2 * y * widthPx * 3, widthPx * 3);
  return { ...half, data: halved };
}

function halveRow(
  data: Uint8Array,
  to: number,
  rowLength: number,
  source: Uint8Array,
  from: number,
  below: number,
): void {
  for (const end = to + rowLength; to < end; to += 3, from += 6)
    for (let channel = 0; channel < 3; channel++) {
      const at = from + channel;
      const sum = source[at]! + source[at + 3]! + source[at + below]! + source[at + below + 3]!;
      data[to + channel] = (sum + 2) >> 2;
    }
}

function subsampleRow(
  data: Uint8Array,
  to: number,
  widthPx: number,
  source: Uint8Array,
  from: number,
  stride: number,
): void {
  for (const end = to + widthPx * 3; to < end; to += 3, from += stride) {
    data[to] = source[from]!;
    data[to + 1] = source[from + 1]!;
    data[to + 2] = source[from + 2]!;
  }
}

/** The filter's weights along one axis. */
interface Taps {
  /** First source index for each target index. */
  readonly first: Int32Array;
  /** `count` weights for each target index; they sum to 1. */
  readonly weights: Float32Array;
  readonly count: number;
}

function triangleTaps(fromLength: number, toLength: number): Taps {
  const ratio = fromLength / toLength;
  const radius = Math.max(1, ratio);
  const count = Math.min(fromLength, Math.ceil(radius * 2) + 1);
  const first = new Int32Array(toLength);
  const weights = new Float32Array(toLength * count);
  for (let to = 0; to < toLength; to++) {
    const centre = (to + 0.5) * ratio - 0.5;
    const start = Math.min(fromLength - count, Math.max(0, Math.ceil(centre - radius)));
    first[to] = start;
    let sum = 0;
    for (let tap = 0; tap < count; tap++) {
      const weight = Math.max(0, 1 - Math.abs(start + tap - centre) / radius);
      weights[to * count + tap] = weight;
      sum += weight;
    }
    for (let tap = 0; tap < count; tap++) weights[to * count + tap]! /= sum;
  }
  return { first, weights, count };
}

function resample(
  source: Uint8Array,
  fromWidth: number,
  fromHeight: number,
  toWidth: number,
  toHeight: number,
  channels: 1 | 3,
): Uint8Array {
  invariant(toWidth >= 1 && toHeight >= 1, 'a resized image has at least one pixel');
  invariant(source.length === fromWidth * fromHeight * channels, 'the length of the data matches the size');
  if (fromWidth === toWidth && fromHeight === toHeight) return source.slice();
  const across = triangleTaps(fromWidth, toWidth);
  const shrink = channels === 3 ? resampleRgbRow : resampleByteRow;
  const rowLength = toWidth * channels;
  const result = new Uint8Array(toHeight * rowLength);
  resampleRows(
    triangleTaps(fromHeight, toHeight),
    rowLength,
    (index, row) => shrink(row, source, index * fromWidth * channels, across),
    (y, row) => storeRounded(result, y * rowLength, row),
  );
  return result;
}

/**
 * The vertical pass. It adds up whole rows, which are contiguous in memory; each source row is resampled horizontally only
 * once, when it is first needed.
 * @param readRow fills `row`, of the target's length, with row `index` of the source
 * @param writeRow receives row `y` of the target
 */
function resampleRows(
  down: Taps,
  rowLength: number,
  readRow: (index: number, row: Float32Array) => void,
  writeRow: (y: number, row: Float32Array) => void,
): void {
  const rows = new Map<number, Float32Array>();
  const spare: Float32Array[] = [];
  const sum = new Float32Array(rowLength);
  for (let y = 0; y < down.first.length; y++) {
    const firstRow = down.first[y]!;
    for (const [index, row] of rows) {
      if (index < firstRow) {
        rows.delete(index);
        spare.push(row);
      }
    }
    sum.fill(0);
    for (let tap = 0; tap < down.count; tap++) {
      const weight = down.weights[y * down.count + tap]!;
      if (weight === 0) continue;
      const index = firstRow + tap;
      let row = rows.get(index);
      if (row === undefined) {
        row = spare.pop() ?? new Float32Array(rowLength);
        readRow(index, row);
        rows.set(index, row);
      }
      addWeighted(sum, row, weight);
    }
    writeRow(y, sum);
  }
}

function addWeighted(sum: Float32Array, row: Float32Array, weight: number): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += weight * row[i]!;
}

function storeRounded(result: Uint8Array, offset: number, row: Float32Array): void {
  for (let i = 0; i < row.length; i++) result[offset + i] = row[i]! + 0.5;
}

/* Each kind of array has its own loop: a loop that meets several kinds runs at a fifth of the speed. */

function resampleRgbRow(row: Float32Array, source: Uint8Array, offset: number, taps: Taps): void {
  const { first, weights, count } = taps;
  for (let x = 0, to = 0, at = 0; x < first.length; x++, to += 3) {
    let from = offset + first[x]! * 3;
    let [red, green, blue] = [0, 0, 0];
    for (let tap = 0; tap < count; tap++, at++, from += 3) {
      const weight = weights[at]!;
      red += weight * source[from]!;
      green += weight * source[from + 1]!;
      blue += weight * source[from + 2]!;
    }
    row[to] = red;
    row[to + 1] = green;
    row[to + 2] = blue;
  }
}

function resampleByteRow(row: Float32Array, source: Uint8Array, offset: number, taps: Taps): void {
  const { first, weights, count } = taps;
  for (let x = 0, at = 0; x < first.length; x++) {
    let value = 0;
    for (let tap = 0, from = offset + first[x]!; tap < count; tap++, at++, from++)
      value += weights[at]! * source[from]!;
    row[x] = value;
  }
}

function resampleFloatRow(row: Float32Array, source: Float32Array, taps: Taps): void {
  const { first, weights, count } = taps;
  for (let x = 0, at = 0; x < first.length; x++) {
    let value = 0;
    for (let tap = 0, from = first[x]!; tap < count; tap++, at++, from++)
      value += weights[at]! * source[from]!;
    row[x] = value;
  }
}

function lumaRow(row: Float32Array, { data, widthPx }: RgbImage, x: number, y: number): void {
  for (let i = 0, at = (y * widthPx + x) * 3; i < row.length; i++, at += 3) row[i] = luma(data, at);
}
