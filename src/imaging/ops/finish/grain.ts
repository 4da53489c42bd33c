import type { Cutout } from '../matte/cutout.ts';
import { seededRandom } from '../../scenes/seeded-random.ts';

const SIDE = 256;
let tile: Float32Array | undefined;

/**
 * Film-like noise, mean 0 and deviation 1: a 256 × 256 tile, the same in every thread. Soft by a 3 × 3 mean,
 * because sensor noise that went through a phone's pipeline is never one pixel fine.
 */
export function grainTile(): { readonly side: number; readonly data: Float32Array } {
  tile ??= makeTile();
  return { side: SIDE, data: tile };
}

/**
 * Lays grain over a person's colours, changed in place where they are seen: the same on all three channels, most in the middle tones, as film
 * and sensors have it.
 * @param sigma deviation in middle grey, coded 0–255; 0 changes nothing
 */
export function addGrain({ rgb, alpha, widthPx, heightPx }: Cutout, sigma: number): void {
  if (sigma === 0) return;
  const { side, data } = grainTile();
  for (let y = 0, at = 0; y < heightPx; y++) {
    const line = (y & (side - 1)) * side;
    for (let x = 0; x < widthPx; x++, at += 3) {
      if (alpha[y * widthPx + x] === 0) continue;
      const tone = rgb[at + 1] / 255;
      const speck = sigma * (0.5 + 2 * tone * (1 - tone)) * data[line + (x & (side - 1))] + 0.5;
      for (let c = 0; c < 3; c++) rgb[at + c] = Math.min(255, Math.max(0, rgb[at + c] + speck));
    }
  }
}

/** The same on pixels `from` to `to` of a row of colours that are still floats, three a pixel, where `cover` is more than 0. */
export function addGrainToRow(
  row: Float32Array,
  cover: Float32Array,
  y: number,
  sigma: number,
  from: number,
  to: number,
): void {
  const { side, data } = grainTile();
  const line = (y & (side - 1)) * side;
  for (let x = from, at = from * 3; x < to; x++, at += 3) {
    if (cover[x] === 0) continue;
    const tone = row[at + 1] / 255;
    const speck = sigma * (0.5 + 2 * tone * (1 - tone)) * data[line + (x & (side - 1))];
    row[at] += speck;
    row[at + 1] += speck;
    row[at + 2] += speck;
  }
}

function makeTile(): Float32Array {
  const random = seededRandom(20_260_101);
  const white = Float32Array.from({ length: SIDE * SIDE }, () => {
    // Sum of uniform numbers: near enough to a bell, and the same bits on every machine.
    return random() + random() + random() + random() - 2;
  });
  const soft = new Float32Array(SIDE * SIDE);
  const at = (x: number, y: number): number => white[(y & (SIDE - 1)) * SIDE + (x & (SIDE - 1))];
  let squares = 0;
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) {
      const value = at(x, y) * 2 + at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
      soft[y * SIDE + x] = value;
      squares += value * value;
    }
  const scale = 1 / Math.sqrt(squares / soft.length);
  return soft.map((value) => value * scale);
}
