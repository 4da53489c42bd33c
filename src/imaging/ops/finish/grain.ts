import type { Cutout } from '../matte/cutout.ts';
import { seededRandom } from '../../scenes/seeded-random.ts';

const SIDE = 256;
let tile: Float32Array | undefined;

/**
 * Returns a tile of film-like noise of 256 × 256 values with mean 0 and standard deviation 1, the same in every thread. Each
 * value is a weighted mean with its four neighbours, because noise from a phone's image pipeline is never as fine as a pixel.
 */
export function grainTile(): { readonly side: number; readonly data: Float32Array } {
  tile ??= makeTile();
  return { side: SIDE, data: tile };
}

/**
 * Adds grain to the person's colours, in place, where the coverage is above 0: the same on all three channels and strongest in
 * the midtones, as on film and sensors.
 * @param sigma standard deviation in middle grey, coded 0–255; 0 changes nothing
 */
export function addGrain({ rgb, alpha, widthPx, heightPx }: Cutout, sigma: number): void {
  if (sigma === 0) return;
  const { side, data } = grainTile();
  for (let y = 0, at = 0; y < heightPx; y++) {
    const line = (y & (side - 1)) * side;
    for (let x = 0; x < widthPx; x++, at += 3) {
      if (alpha[y * widthPx + x] === 0) continue;
      const tone = rgb[at + 1] / 255;
      const noise = sigma * (0.5 + 2 * tone * (1 - tone)) * data[line + (x & (side - 1))] + 0.5;
      for (let c = 0; c < 3; c++) rgb[at + c] = Math.min(255, Math.max(0, rgb[at + c] + noise));
    }
  }
}

/**
 * Adds the same grain to pixels `from` to `to` of a row of float colours, in place, where `cover` is above 0.
 * @param row coded 0–255, three per pixel
 * @param y the row in the frame
 */
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
    const noise = sigma * (0.5 + 2 * tone * (1 - tone)) * data[line + (x & (side - 1))];
    row[at] += noise;
    row[at + 1] += noise;
    row[at + 2] += noise;
  }
}

function makeTile(): Float32Array {
  const random = seededRandom(20_260_101);
  const white = Float32Array.from({ length: SIDE * SIDE }, () => {
    // A sum of four uniform numbers is close to a normal distribution, and has the same bits on every machine.
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
