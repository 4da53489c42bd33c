import { bytesOfHex } from './hex-colour.ts';
import type { Backdrop } from './scene.ts';
import { seededRandom, seedOf } from './seeded-random.ts';

/** Radius of the background light, in heights of the image. */
const LIGHT_RADIUS = 0.52;
/** Cells of the broad and the fine brush strokes across the image, with their weights. */
const STROKES = [
  { cells: 4, weight: 0.65 },
  { cells: 9, weight: 0.35 },
] as const;

/**
 * Paints a plain studio backdrop: paper or canvas, lit by one soft light from the front that fades into a vignette. It has no
 * sharp detail, so that it can be enlarged like the blurred places.
 * @returns sRGB-coded 0–255 as floats, three per pixel
 */
export function paintBackdrop(
  { id, paint }: Backdrop,
  widthPx: number,
  heightPx: number,
): Float32Array<ArrayBuffer> {
  const data = new Float32Array(widthPx * heightPx * 3);
  const [lit, unlit] = [bytesOfHex(paint.lit), bytesOfHex(paint.unlit)];
  const strokes = STROKES.map(({ cells, weight }) => ({ at: valueNoise(`${id} ${cells}`, cells), weight }));
  for (let y = 0; y < heightPx; y++)
    for (let x = 0; x < widthPx; x++) {
      const [across, down] = [(x + 0.5) / widthPx, (y + 0.5) / heightPx];
      const dx = ((across - paint.light.x) * widthPx) / heightPx;
      const light = Math.exp(-((dx ** 2 + (down - paint.light.y) ** 2) / LIGHT_RADIUS ** 2));
      let mottle = 0;
      if (paint.mottle > 0)
        for (const { at, weight } of strokes) mottle += weight * paint.mottle * at(across, down);
      for (let c = 0; c < 3; c++)
        data[(y * widthPx + x) * 3 + c] = unlit[c]! + (lit[c]! - unlit[c]!) * light + mottle;
    }
  return data;
}

/** Returns value noise in −1 to 1, interpolated with a smoothstep; the same name gives the same noise. */
function valueNoise(name: string, cells: number): (across: number, down: number) => number {
  const random = seededRandom(seedOf(name));
  const side = cells + 2;
  const nodes = Float32Array.from({ length: side * side }, () => 2 * random() - 1);
  const smooth = (t: number): number => t * t * (3 - 2 * t);
  return (across, down) => {
    const [u, v] = [across * cells, down * cells];
    const [i, j] = [Math.floor(u), Math.floor(v)];
    const [s, t] = [smooth(u - i), smooth(v - j)];
    const node = (di: number, dj: number): number => nodes[(j + dj) * side + i + di]!;
    const upper = node(0, 0) + (node(1, 0) - node(0, 0)) * s;
    const lower = node(0, 1) + (node(1, 1) - node(0, 1)) * s;
    return upper + (lower - upper) * t;
  };
}
