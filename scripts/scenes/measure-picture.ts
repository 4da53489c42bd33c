import { LINEAR_OF_BYTE } from '../../src/imaging/ops/light/srgb.ts';
import type { LinearRgb } from '../../src/imaging/scenes/scene.ts';

/** Returns the same hue with luminance 1, rounded to three digits. */
export function withLuminanceOne(colour: LinearRgb): LinearRgb {
  const luminance = 0.2126 * colour[0] + 0.7152 * colour[1] + 0.0722 * colour[2];
  const [red, green, blue] = colour.map((value) => Math.round((value / luminance) * 1000) / 1000);
  return [red!, green!, blue!];
}

/** Returns the mean colour of the picture's light, with luminance 1. */
export function ambientColour(bytes: Uint8Array): LinearRgb {
  const sum: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < bytes.length; i++) sum[(i % 3) as 0 | 1 | 2] += LINEAR_OF_BYTE[bytes[i]!]!;
  return withLuminanceOne(sum);
}

const COLOURS = 5;
const ROUNDS = 12;
const STRIDE = 37;

/** Returns five main colours, largest share first, by k-means on coded values, started along the range of lightness. */
export function paletteOf(bytes: Uint8Array): readonly string[] {
  const samples: (readonly [number, number, number])[] = [];
  for (let i = 0; i + 2 < bytes.length; i += 3 * STRIDE)
    samples.push([bytes[i]!, bytes[i + 1]!, bytes[i + 2]!]);
  const byLight = samples.toSorted((a, b) => a[0] + 2 * a[1] + a[2] - (b[0] + 2 * b[1] + b[2]));
  let middles = Array.from({ length: COLOURS }, (_, k) => [
    ...byLight[Math.floor(((k + 0.5) / COLOURS) * byLight.length)]!,
  ]);
  let counts: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const sums = middles.map(() => [0, 0, 0]);
    counts = middles.map(() => 0);
    for (const sample of samples) {
      const near = nearest(middles, sample);
      counts[near]! += 1;
      for (let c = 0; c < 3; c++) sums[near]![c]! += sample[c]!;
    }
    middles = middles.map((middle, k) => (counts[k] ? sums[k]!.map((sum) => sum / counts[k]!) : middle));
  }
  return middles
    .map((middle, k) => ({ middle, count: counts[k]! }))
    .toSorted((a, b) => b.count - a.count)
    .map(
      ({ middle }) => `#${middle.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`,
    );
}

function nearest(middles: readonly (readonly number[])[], sample: readonly number[]): number {
  let best = 0;
  let least = Infinity;
  middles.forEach((middle, k) => {
    const distance = middle.reduce((sum, value, c) => sum + (value - sample[c]!) ** 2, 0);
    if (distance < least) [best, least] = [k, distance];
  });
  return best;
}
