import { invariant } from '../../base/invariant.ts';
import type { AlphaImage, RgbImage } from './image.ts';

/**
 * Resizes with a triangle filter: bilinear when enlarging, weighted area average when reducing (no aliasing).
 * Aspect ratio is not kept.
 */
export function resizeRgb(image: RgbImage, widthPx: number, heightPx: number): RgbImage {
  return {
    widthPx,
    heightPx,
    data: resample(image.data, image.widthPx, image.heightPx, widthPx, heightPx, 3),
  };
}

/** As resizeRgb, for one channel. */
export function resizeAlpha(image: AlphaImage, widthPx: number, heightPx: number): AlphaImage {
  return {
    widthPx,
    heightPx,
    data: resample(image.data, image.widthPx, image.heightPx, widthPx, heightPx, 1),
  };
}

/** Longest side at most `maxSidePx`, aspect ratio kept; the image itself when it already fits. */
export function fitRgb(image: RgbImage, maxSidePx: number): RgbImage {
  const scale = maxSidePx / Math.max(image.widthPx, image.heightPx);
  if (scale >= 1) return image;
  return resizeRgb(
    image,
    Math.max(1, Math.round(image.widthPx * scale)),
    Math.max(1, Math.round(image.heightPx * scale)),
  );
}

/** Every `step`-th pixel of every `step`-th row: quick, and aliased. @param step ≥ 1; 1 gives the image itself */
export function thinnedRgb(image: RgbImage, step: number): RgbImage {
  if (step === 1) return image;
  const first = Math.floor(step / 2);
  const widthPx = Math.ceil((image.widthPx - first) / step);
  const heightPx = Math.ceil((image.heightPx - first) / step);
  const data = new Uint8Array(widthPx * heightPx * 3);
  for (let y = 0, to = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, to += 3) {
      const from = ((y * step + first) * image.widthPx + x * step + first) * 3;
      data[to] = image.data[from]!;
      data[to + 1] = image.data[from + 1]!;
      data[to + 2] = image.data[from + 2]!;
    }
  return { widthPx, heightPx, data };
}

interface Taps {
  /** First source index of each target index. */
  readonly first: Int32Array;
  /** `count` weights a target index, summing to 1. */
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
  channels: number,
): Uint8Array {
  invariant(toWidth >= 1 && toHeight >= 1, 'resize wants at least one pixel');
  invariant(source.length === fromWidth * fromHeight * channels, 'pixel data has the length its size says');
  if (fromWidth === toWidth && fromHeight === toHeight) return source.slice();

  // Rows first, one at a time: the vertical pass then runs over contiguous memory.
  const across = triangleTaps(fromWidth, toWidth);
  const down = triangleTaps(fromHeight, toHeight);
  const rowLength = toWidth * channels;
  const result = new Uint8Array(toHeight * rowLength);
  const rows = new Map<number, Float32Array>();
  const spare: Float32Array[] = [];
  const sum = new Float32Array(rowLength);
  for (let y = 0; y < toHeight; y++) {
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
        shrinkRow(source, index * fromWidth * channels, row, across, toWidth, channels);
        rows.set(index, row);
      }
      for (let i = 0; i < rowLength; i++) sum[i]! += weight * row[i]!;
    }
    const offset = y * rowLength;
    for (let i = 0; i < rowLength; i++) result[offset + i] = sum[i]! + 0.5;
  }
  return result;
}

function shrinkRow(
  source: Uint8Array,
  offset: number,
  row: Float32Array,
  taps: Taps,
  toWidth: number,
  channels: number,
): void {
  const { first, weights, count } = taps;
  for (let x = 0, to = 0; x < toWidth; x++) {
    const base = x * count;
    for (let channel = 0; channel < channels; channel++, to++) {
      let from = offset + first[x]! * channels + channel;
      let value = 0;
      for (let tap = 0; tap < count; tap++, from += channels) value += weights[base + tap]! * source[from]!;
      row[to] = value;
    }
  }
}
