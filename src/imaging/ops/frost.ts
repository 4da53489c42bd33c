import type { RgbImage } from '../raster/image.ts';
import { boxBlur } from './box-blur.ts';

export interface FrostOptions {
  /** How far detail is smeared, pixels; nothing finer is left. */
  readonly smearPx: number;
  /** 0–1 a pixel, row-major: how much of it is frosted. */
  readonly cover: Float32Array;
  /** Decides where each patch takes its colours from, its shade and its noise. */
  readonly random: () => number;
}

/** Frosted glass is this much grey, so that white words are read on it before any shirt. */
const GREY = { value: 128, share: 0.22 } as const;
/** How far its shade varies from patch to patch and from pixel to pixel, coded 0–255. */
const SHADE_MOST = 14;
const NOISE_MOST = 9;

/**
 * Makes parts of a picture into frosted glass, in place of what was there: blurred, then each patch taken from elsewhere
 * nearby, lighter or darker by chance, under noise. Nothing can bring the detail back, not even knowing all of `random`: the
 * blur has taken it. The rest is so that not even the blurred colours are where they were.
 * @returns a new picture
 */
export function frost({ widthPx, heightPx, data }: RgbImage, options: FrostOptions): RgbImage {
  const { smearPx, cover, random } = options;
  const smeared = [0, 1, 2].map((c) => smear(data, c, widthPx, heightPx, smearPx));
  const across = Math.ceil(widthPx / smearPx) + 2;
  const patches = across * (Math.ceil(heightPx / smearPx) + 2);
  const patchwork = (most: number): Float32Array =>
    Float32Array.from({ length: patches }, () => (random() * 2 - 1) * most);
  const [aside, down, shade] = [patchwork(2 * smearPx), patchwork(1.5 * smearPx), patchwork(SHADE_MOST)];
  // A Buffer's own `slice` would share its memory.
  const result = new Uint8Array(data);
  for (let y = 0, at = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, at++) {
      const share = cover[at]!;
      if (share === 0) continue;
      const [u, v] = [x / smearPx, y / smearPx];
      const fromX = clamp(x + between(aside, across, u, v), widthPx - 1);
      const fromY = clamp(y + between(down, across, u, v), heightPx - 1);
      const from = fromY * widthPx + fromX;
      const change = between(shade, across, u, v) + (random() * 2 - 1) * NOISE_MOST;
      for (let c = 0; c < 3; c++) {
        const colour = smeared[c]![from]!;
        const frosted = colour + (GREY.value - colour) * GREY.share + change;
        const own = data[at * 3 + c]!;
        result[at * 3 + c] = clamp(own + (frosted - own) * share, 255);
      }
    }
  return { widthPx, heightPx, data: result };
}

function clamp(value: number, most: number): number {
  return value < 0 ? 0 : value > most ? most : Math.round(value);
}

/** Twice a box: a triangle, without the box's ringing. */
function smear(data: Uint8Array, c: number, widthPx: number, heightPx: number, radiusPx: number) {
  const plane = new Float32Array(widthPx * heightPx);
  for (let i = 0; i < plane.length; i++) plane[i] = data[i * 3 + c]!;
  return boxBlur(boxBlur(plane, widthPx, heightPx, radiusPx), widthPx, heightPx, radiusPx);
}

/** Of a coarse grid, linear between its points. */
function between(plane: Float32Array, across: number, x: number, y: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const u = x - column;
  const v = y - row;
  const i = row * across + column;
  const upper = plane[i]! * (1 - u) + plane[i + 1]! * u;
  const lower = plane[i + across]! * (1 - u) + plane[i + across + 1]! * u;
  return upper * (1 - v) + lower * v;
}
