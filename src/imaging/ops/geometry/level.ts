import type { Point } from '../../raster/image.ts';
import { freeBytes } from '../../raster/free-bytes.ts';
import type { Cutout } from '../matte/cutout.ts';
import type { LensField, Place } from './lens-field.ts';

/** Coverage from which a pixel belongs to the person. */
const COVERED = 0.01;
const BLOCK_PX = 16;

/** A levelled cutout and the map from its source: lens correction, rotation about the source's centre, then a shift. */
export interface Levelling {
  /** Maps a point of the source to the cutout. */
  readonly mapPoint: (point: Point) => Point;
  readonly cutout: Cutout;
  /**
   * Resamples a plane of class labels, one byte per pixel of the source, to the cutout. Each pixel takes the nearest value,
   * because labels cannot be averaged, and `outside` beyond the source.
   */
  readonly mapClasses: (plane: Uint8Array, outside: number) => Uint8Array;
}

/**
 * Rotates the image so that the eyes are level, corrects the lens and trims it to the body, in one resampling, so that it is
 * softened only once. Bicubic with the weights of Catmull and Rom (Keys 1981, "Cubic Convolution Interpolation for Digital Image
 * Processing", a = −½), edges repeated.
 * @param planes red, green, blue and coverage, each 0–1, widthPx × heightPx
 * @param clockwiseDeg roll of the head; the image is rotated back by it, unless it is below 0.2°
 * @param allocate allocates the result, so that threads can share it
 * @param lens undefined when no correction is needed
 */
export function levelCutout(
  planes: readonly [Float32Array, Float32Array, Float32Array, Float32Array],
  widthPx: number,
  heightPx: number,
  clockwiseDeg: number,
  allocate: (byteLength: number) => Uint8Array,
  lens?: LensField,
): Levelling {
  const angle = (Math.abs(clockwiseDeg) < 0.2 ? 0 : clockwiseDeg) * (Math.PI / 180);
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  // Whole pixels, so that an image that needs no rotation is copied and not softened by half a pixel.
  const centreX = Math.floor(widthPx / 2);
  const centreY = Math.floor(heightPx / 2);
  const toLevel = (x: number, y: number): Point => ({
    x: cos * (x - centreX) + sin * (y - centreY),
    y: -sin * (x - centreX) + cos * (y - centreY),
  });
  const alpha = planes[3];
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (let y = 0; y < heightPx; y++) {
    const row = y * widthPx;
    let first = 0;
    while (first < widthPx && alpha[row + first] < COVERED) first++;
    let last = widthPx - 1;
    while (last > first && alpha[row + last] < COVERED) last--;
    if (first === widthPx) continue;
    // A rotation keeps straight lines straight, so the ends of a row are its extremes.
    for (const p of [toLevel(first, y), toLevel(last, y)]) {
      if (p.x < left) left = p.x;
      if (p.x > right) right = p.x;
      if (p.y < top) top = p.y;
      if (p.y > bottom) bottom = p.y;
    }
  }
  const margin = 4;
  const originX = Math.floor(left) - margin;
  const originY = Math.floor(top) - margin;
  const w = Math.max(1, Math.ceil(right) + margin - originX + 1);
  const h = Math.max(1, Math.ceil(bottom) + margin - originY + 1);
  const rgb = allocate(w * h * 3);
  const coverage = allocate(w * h);
  const source = interleaved(planes);
  const sampling: Sampling = {
    ...{ source, widthPx, heightPx, near: coveredBlocks(alpha, widthPx, heightPx) },
    ...{ cos, sin, centreX, centreY, originX, originY, lens },
    ...{ result: rgb, coverage, resultWidthPx: w },
  };
  for (let y = 0; y < h; y++) levelRow(sampling, y);
  freeBytes(source);
  return {
    cutout: { widthPx: w, heightPx: h, rgb, alpha: coverage },
    mapClasses: (plane, outside) => {
      const picked = new Uint8Array(w * h).fill(outside);
      for (let y = 0; y < h; y++) mapClassRow(sampling, plane, picked, y);
      return picked;
    },
    mapPoint: (point) => {
      const { x, y } = lens?.toCorrected(point) ?? point;
      const p = toLevel(x, y);
      return { x: p.x - originX, y: p.y - originY };
    },
  };
}

interface Sampling {
  /** Red, green, blue and coverage, interleaved. */
  readonly source: Float32Array;
  readonly widthPx: number;
  readonly heightPx: number;
  /** The result of coveredBlocks. */
  readonly near: Uint8Array;
  readonly cos: number;
  readonly sin: number;
  readonly centreX: number;
  readonly centreY: number;
  readonly originX: number;
  readonly originY: number;
  readonly lens: LensField | undefined;
  readonly result: Uint8Array;
  readonly coverage: Uint8Array;
  readonly resultWidthPx: number;
}

const PLACE: Place = [0, 0];
const WEIGHTS_DOWN = new Float32Array(4);

/** Writes the position on the source of a pixel of the cutout to PLACE. */
function placeOnSource({ cos, sin, centreX, centreY, lens }: Sampling, u: number, v: number): void {
  PLACE[0] = cos * u - sin * v + centreX;
  PLACE[1] = sin * u + cos * v + centreY;
  lens?.toSource(PLACE);
}

function mapClassRow(sampling: Sampling, plane: Uint8Array, picked: Uint8Array, y: number): void {
  const { widthPx, heightPx, originX, originY, resultWidthPx } = sampling;
  for (let x = 0; x < resultWidthPx; x++) {
    placeOnSource(sampling, x + originX, y + originY);
    const [sx, sy] = [Math.round(PLACE[0]), Math.round(PLACE[1])];
    if (sx >= 0 && sy >= 0 && sx < widthPx && sy < heightPx)
      picked[y * resultWidthPx + x] = plane[sy * widthPx + sx];
  }
}

/**
 * Resamples row `y` of the cutout. A top-level function, because V8 optimizes it after a few rows, once for all images; it would
 * optimize a nested loop only after a whole image, and a closure for every image anew.
 */
function levelRow(sampling: Sampling, y: number): void {
  const { source, widthPx, heightPx, near, result, coverage, resultWidthPx } = sampling;
  const blocksAcross = Math.ceil(widthPx / BLOCK_PX);
  for (let x = 0; x < resultWidthPx; x++) {
    placeOnSource(sampling, x + sampling.originX, y + sampling.originY);
    const [sx, sy] = PLACE;
    if (sx < -1 || sy < -1 || sx > widthPx || sy > heightPx) continue;
    const x0 = Math.floor(sx);
    const y0 = Math.floor(sy);
    const blockX = Math.floor(Math.min(widthPx - 1, Math.max(0, x0)) / BLOCK_PX);
    const blockY = Math.floor(Math.min(heightPx - 1, Math.max(0, y0)) / BLOCK_PX);
    if (near[blockY * blocksAcross + blockX] === 0) continue;
    const t = sx - x0;
    const w0 = ((2 - t) * t - 1) * t * 0.5;
    const w1 = (1.5 * t - 2.5) * t * t + 1;
    const w2 = ((2 - 1.5 * t) * t + 0.5) * t;
    const w3 = (t - 1) * t * t * 0.5;
    const c0 = Math.min(widthPx - 1, Math.max(0, x0 - 1)) * 4;
    const c1 = Math.min(widthPx - 1, Math.max(0, x0)) * 4;
    const c2 = Math.min(widthPx - 1, x0 + 1) * 4;
    const c3 = Math.min(widthPx - 1, x0 + 2) * 4;
    catmullRom(sy - y0, WEIGHTS_DOWN);
    let red = 0;
    let green = 0;
    let blue = 0;
    let cover = 0;
    for (let j = 0; j < 4; j++) {
      const row = Math.min(heightPx - 1, Math.max(0, y0 - 1 + j)) * widthPx * 4;
      const down = WEIGHTS_DOWN[j]!;
      const [a, b, c, d] = [row + c0, row + c1, row + c2, row + c3];
      red += down * (w0 * source[a] + w1 * source[b] + w2 * source[c] + w3 * source[d]);
      green += down * (w0 * source[a + 1] + w1 * source[b + 1] + w2 * source[c + 1] + w3 * source[d + 1]);
      blue += down * (w0 * source[a + 2] + w1 * source[b + 2] + w2 * source[c + 2] + w3 * source[d + 2]);
      cover += down * (w0 * source[a + 3] + w1 * source[b + 3] + w2 * source[c + 3] + w3 * source[d + 3]);
    }
    const at = y * resultWidthPx + x;
    result[at * 3] = byteOf(red);
    result[at * 3 + 1] = byteOf(green);
    result[at * 3 + 2] = byteOf(blue);
    coverage[at] = byteOf(cover);
  }
}

/** Interleaves planes, so that the values of a pixel, which are read together, are adjacent in memory. */
function interleaved(planes: readonly Float32Array[]): Float32Array {
  const result = new Float32Array(planes[0]!.length * planes.length);
  for (let channel = 0; channel < planes.length; channel++) {
    const plane = planes[channel]!;
    for (let i = 0, at = channel; i < plane.length; i++, at += planes.length) result[at] = plane[i];
  }
  return result;
}

function byteOf(share: number): number {
  return share <= 0 ? 0 : share >= 1 ? 255 : (share * 255 + 0.5) | 0;
}

/**
 * Marks the blocks of BLOCK_PX × BLOCK_PX that contain something of the person, or are next to such a block, with 1. Elsewhere
 * neither colour nor coverage is ever visible.
 */
function coveredBlocks(alpha: Float32Array, widthPx: number, heightPx: number): Uint8Array {
  const w = Math.ceil(widthPx / BLOCK_PX);
  const h = Math.ceil(heightPx / BLOCK_PX);
  const covered = new Uint8Array(w * h);
  for (let y = 0; y < heightPx; y++) markCovered(covered, w, alpha, widthPx, y);
  const near = new Uint8Array(w * h);
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++) {
      if (covered[y * w + x] === 0) continue;
      for (let j = Math.max(0, y - 1); j <= Math.min(h - 1, y + 1); j++)
        near.fill(1, j * w + Math.max(0, x - 1), j * w + Math.min(w, x + 2));
    }
  return near;
}

function markCovered(covered: Uint8Array, w: number, alpha: Float32Array, widthPx: number, y: number): void {
  for (let x = 0; x < widthPx; x++)
    if (alpha[y * widthPx + x] >= COVERED)
      covered[Math.floor(y / BLOCK_PX) * w + Math.floor(x / BLOCK_PX)] = 1;
}

/** Writes the weights of the neighbours at −1, 0, 1 and 2 for the position `t`, 0–1; they sum to 1. */
function catmullRom(t: number, weights: Float32Array): void {
  const t2 = t * t;
  const t3 = t2 * t;
  weights[0] = -0.5 * t3 + t2 - 0.5 * t;
  weights[1] = 1.5 * t3 - 2.5 * t2 + 1;
  weights[2] = -1.5 * t3 + 2 * t2 + 0.5 * t;
  weights[3] = 0.5 * t3 - 0.5 * t2;
}
