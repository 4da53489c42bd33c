import type { RgbImage } from '../../raster/image.ts';
import { boxBlur } from '../plane/box-blur.ts';

export interface FrostOptions {
  /** Radius of the blur, pixels; no finer detail remains. */
  readonly blurRadiusPx: number;
  /** How much of each pixel is frosted, 0–1, row-major. */
  readonly cover: Float32Array;
  /** Source of the displacement, shade and noise of each patch. */
  readonly random: () => number;
}

/** Share of grey in the frosted glass, so that white words are legible even on a white shirt. */
const GREY = { value: 128, share: 0.22 } as const;
/** Variation of the shade from patch to patch and from pixel to pixel, coded 0–255. */
const SHADE_MOST = 14;
const NOISE_MOST = 9;

/**
 * Replaces parts of a picture by frosted glass: blurred, then each patch taken from elsewhere
 * nearby, randomly lighter or darker, under noise. The detail cannot be restored, not even with all of `random` known: the
 * blur has removed it. The displacement keeps even the blurred colours from being where they were.
 * @returns a new picture
 */
export function frost({ widthPx, heightPx, data }: RgbImage, options: FrostOptions): RgbImage {
  const { blurRadiusPx, cover, random } = options;
  const smeared = [0, 1, 2].map((c) => blurChannel(data, c, widthPx, heightPx, blurRadiusPx));
  const across = Math.ceil(widthPx / blurRadiusPx) + 2;
  const patches = across * (Math.ceil(heightPx / blurRadiusPx) + 2);
  const patchwork = (most: number): Float32Array =>
    Float32Array.from({ length: patches }, () => (random() * 2 - 1) * most);
  const [aside, down, shade] = [
    patchwork(2 * blurRadiusPx),
    patchwork(1.5 * blurRadiusPx),
    patchwork(SHADE_MOST),
  ];
  // A Buffer's own `slice` would share its memory.
  const result = new Uint8Array(data);
  for (let y = 0, at = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++, at++) {
      const share = cover[at]!;
      if (share === 0) continue;
      const [u, v] = [x / blurRadiusPx, y / blurRadiusPx];
      const fromX = clamp(x + interpolate(aside, across, u, v), widthPx - 1);
      const fromY = clamp(y + interpolate(down, across, u, v), heightPx - 1);
      const from = fromY * widthPx + fromX;
      const change = interpolate(shade, across, u, v) + (random() * 2 - 1) * NOISE_MOST;
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

/** Applies a box blur twice, which is a triangle blur without the box's ringing. */
function blurChannel(data: Uint8Array, c: number, widthPx: number, heightPx: number, radiusPx: number) {
  const plane = new Float32Array(widthPx * heightPx);
  for (let i = 0; i < plane.length; i++) plane[i] = data[i * 3 + c]!;
  return boxBlur(boxBlur(plane, widthPx, heightPx, radiusPx), widthPx, heightPx, radiusPx);
}

/** Interpolates a coarse grid linearly. */
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
