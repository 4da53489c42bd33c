import type { RgbImage } from '../../raster/image.ts';
import { boxBlur } from '../plane/box-blur.ts';

/** Colours are counted in cubes of this many levels of each channel. */
const LEVELS_PER_CUBE = 16;
const CUBES = 256 / LEVELS_PER_CUBE;
/** A colour never seen counts as much as this share of all pixels. */
const UNSEEN = 1e-4;

function binOf(rgb: Uint8Array, i: number): number {
  return (levelOf(rgb[i * 3]!) * CUBES + levelOf(rgb[i * 3 + 1]!)) * CUBES + levelOf(rgb[i * 3 + 2]!);
}

function levelOf(value: number): number {
  return (value / LEVELS_PER_CUBE) | 0;
}

export interface ColourCounts {
  readonly count: number;
  /** Share of the pixels in each cube, blurred over its neighbours. */
  readonly shares: Float32Array;
}

/** Counts the colours of one class from pixel `from` (inclusive) to `to` (exclusive). */
export function countColours(
  { data }: RgbImage,
  classes: Uint8Array,
  label: number,
  from: number,
  to: number,
): ColourCounts {
  const counts = new Float32Array(CUBES ** 3);
  let count = 0;
  for (let i = from; i < to; i++) {
    if (classes[i] !== label) continue;
    counts[binOf(data, i)]!++;
    count++;
  }
  return { count, shares: blurBins(counts).map((value) => value / Math.max(1, count)) };
}

/** Spreads each cube over its neighbours along the three channels with weights 1, 2, 1. */
function blurBins(counts: Float32Array): Float32Array {
  let cubes = counts;
  for (const stride of [1, CUBES, CUBES * CUBES]) {
    const last = cubes;
    cubes = last.map((value, i) => {
      const level = Math.floor(i / stride) % CUBES;
      const below = level > 0 ? last[i - stride]! : value;
      const above = level < CUBES - 1 ? last[i + stride]! : value;
      return (below + 2 * value + above) / 4;
    });
  }
  return cubes;
}

/** The logarithm of how much likelier the second class is than the first for each cube of colours. */
export function logLikelihoodRatio(first: ColourCounts, second: ColourCounts): Float32Array {
  return second.shares.map((share, cube) => Math.log((share + UNSEEN) / (first.shares[cube]! + UNSEEN)));
}

/**
 * Averages the evidence of the pixels of two classes over a square around each pixel, so that single pixels do not count.
 * @param fromRow rows above it are left out, also of the result
 */
export function averageEvidence(
  image: RgbImage,
  classes: Uint8Array,
  fromRow: number,
  evidence: Float32Array,
  { labels, radiusPx }: { readonly labels: readonly [number, number]; readonly radiusPx: number },
): Float32Array {
  const { widthPx, heightPx, data } = image;
  const from = fromRow * widthPx;
  const [one, other] = labels;
  const weight = new Float32Array(classes.length - from);
  const speaks = new Float32Array(weight.length);
  for (let at = 0, i = from; at < weight.length; at++, i++) {
    if (classes[i] !== one && classes[i] !== other) continue;
    weight[at] = 1;
    speaks[at] = evidence[binOf(data, i)]!;
  }
  const average = boxBlur(speaks, widthPx, heightPx - fromRow, radiusPx);
  const mass = boxBlur(weight, widthPx, heightPx - fromRow, radiusPx);
  for (let at = 0; at < average.length; at++) average[at] = average[at]! / Math.max(1e-3, mass[at]!);
  return average;
}
