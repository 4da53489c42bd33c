import type { RgbImage } from '../../raster/image.ts';
import { boxBlur } from '../plane/box-blur.ts';

export interface FrostOptions {
  /** Radius of the blur, pixels; no finer detail is left. */
  readonly blurRadiusPx: number;
  /** Strength of the effect at each pixel, 0–1, row-major. */
  readonly cover: Float32Array;
  /** Generates the displacement, shade and noise of each patch; 0 ≤ n < 1. */
  readonly random: () => number;
}

/** Grey that is mixed into the frosted glass, so that white words are legible even on a white shirt. */
const GREY = { value: 128, share: 0.22 } as const;
/** Greatest change in brightness from patch to patch and from pixel to pixel, coded 0–255. */
const MAX_SHADE = 14;
const MAX_NOISE = 9;

/**
 * Renders parts of an image as seen through frosted glass: blurred, displaced patch by patch, randomly lighter or darker, and
 * with noise. The detail cannot be restored even when all random numbers are known, because the blur has removed it; the
 * displacement also moves the blurred colours away from their places.
 * @returns a new image
 */
export function frost({ widthPx, heightPx, data }: RgbImage, options: FrostOptions): RgbImage {
  const { blurRadiusPx, cover, random } = options;
  const blurred = [0, 1, 2].map((c) => blurChannel(data, c, widthPx, heightPx, blurRadiusPx));
  const across = Math.ceil(widthPx / blurRadiusPx) + 2;
  const patches = across * (Math.ceil(heightPx / blurRadiusPx) + 2);
  const randomGrid = (max: number): Float32Array =>
    Float32Array.from({ length: patches }, () => (random() * 2 - 1) * max);
  const [aside, down, shade] = [
    randomGrid(2 * blurRadiusPx),
    randomGrid(1.5 * blurRadiusPx),
    randomGrid(MAX_SHADE),
  ];
  // Not `slice`, because that of a Buffer shares its memory.
  const result = new Uint8Array(data);
  for (let y = 0, at = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, at++) {
      const share = cover[at]!;
      if (share === 0) continue;
      const [u, v] = [x / blurRadiusPx, y / blurRadiusPx];
      const fromX = clamp(x + interpolate(aside, across, u, v), widthPx - 1);
      const fromY = clamp(y + interpolate(down, across, u, v), heightPx - 1);
      const from = fromY * widthPx + fromX;
      const change = interpolate(shade, across, u, v) + (random() * 2 - 1) * MAX_NOISE;
      for (let c = 0; c < 3; c++) {
        const colour = blurred[c]![from]!;
        const frosted = colour + (GREY.value - colour) * GREY.share + change;
        const own = data[at * 3 + c]!;
        result[at * 3 + c] = clamp(own + (frosted - own) * share, 255);
      }
    }
  return { widthPx, heightPx, data: result };
}

function clamp(value: number, max: number): number {
  return value < 0 ? 0 : value > max ? max : Math.round(value);
}

/** Applies a box blur twice, which is a triangle filter without the box's ringing. */
function blurChannel(data: Uint8Array, c: number, widthPx: number, heightPx: number, radiusPx: number) {
  const plane = new Float32Array(widthPx * heightPx);
  for (let i = 0; i < plane.length; i++) plane[i] = data[i * 3 + c]!;
  return boxBlur(boxBlur(plane, widthPx, heightPx, radiusPx), widthPx, heightPx, radiusPx);
}

/** Interpolates a coarse grid bilinearly. */
function interpolate(plane: Float32Array, across: number, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = x - column;
  const v = y - row;
  const i = row * across + column;
  const upper = plane[i]! * (1 - u) + plane[i + 1]! * u;
  const lower = plane[i + across]! * (1 - u) + plane[i + across + 1]! * u;
  return upper * (1 - v) + lower * v;
}
