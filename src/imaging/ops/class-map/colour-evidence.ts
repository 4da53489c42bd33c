import type { RgbImage } from '../../raster/image.ts';
import { boxBlur } from '../plane/box-blur.ts';

/** Levels of each channel per bin of the histogram. */
const LEVELS_PER_BIN = 16;
const BINS = 256 / LEVELS_PER_BIN;
/** Added to each frequency (additive smoothing), so that colours that do not occur are no certain evidence. */
const FREQUENCY_FLOOR = 1e-4;

function binOf(rgb: Uint8Array, i: number): number {
  return (levelOf(rgb[i * 3]!) * BINS + levelOf(rgb[i * 3 + 1]!)) * BINS + levelOf(rgb[i * 3 + 2]!);
}

function levelOf(value: number): number {
  return (value / LEVELS_PER_BIN) | 0;
}

/** A histogram of the colours of one class. */
export interface ColourCounts {
  /** Number of pixels. */
  readonly count: number;
  /** Fraction of the pixels in each bin, blurred over neighbouring bins. */
  readonly frequencies: Float32Array;
}

/** Counts the colours of one class from pixel `from` (inclusive) to `to` (exclusive). @param classes label of each pixel */
export function countColours(
  { data }: RgbImage,
  classes: Uint8Array,
  label: number,
  from: number,
  to: number,
): ColourCounts {
  const counts = new Float32Array(BINS ** 3);
  let count = 0;
  for (let i = from; i < to; i++) {
    if (classes[i] !== label) continue;
    counts[binOf(data, i)]!++;
    count++;
  }
  return { count, frequencies: blurBins(counts).map((value) => value / Math.max(1, count)) };
}

/** Filters the histogram along each of the three channels with the weights 1, 2, 1. */
function blurBins(counts: Float32Array): Float32Array {
  let bins = counts;
  for (const stride of [1, BINS, BINS * BINS]) {
    const previous = bins;
    bins = previous.map((value, i) => {
      const level = Math.floor(i / stride) % BINS;
      const below = level > 0 ? previous[i - stride]! : value;
      const above = level < BINS - 1 ? previous[i + stride]! : value;
      return (below + 2 * value + above) / 4;
    });
  }
  return bins;
}

/** Returns, for each bin, the natural logarithm of the second class's frequency ÷ the first's. */
export function logLikelihoodRatio(first: ColourCounts, second: ColourCounts): Float32Array {
  return second.frequencies.map((frequency, bin) =>
    Math.log((frequency + FREQUENCY_FLOOR) / (first.frequencies[bin]! + FREQUENCY_FLOOR)),
  );
}

/**
 * Averages the evidence of the pixels of two classes over a square around each pixel (normalized convolution, Knutsson and
 * Westin 1993), so that single pixels do not decide.
 * @param classes label of each pixel
 * @param fromRow the first row that is read, and the first of the result
 * @param evidence log-likelihood ratio for each bin of colours
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
  const values = new Float32Array(weight.length);
  for (let at = 0, i = from; at < weight.length; at++, i++) {
    if (classes[i] !== one && classes[i] !== other) continue;
    weight[at] = 1;
    values[at] = evidence[binOf(data, i)]!;
  }
  const average = boxBlur(values, widthPx, heightPx - fromRow, radiusPx);
  const mass = boxBlur(weight, widthPx, heightPx - fromRow, radiusPx);
  for (let at = 0; at < average.length; at++) average[at] = average[at]! / Math.max(1e-3, mass[at]!);
  return average;
}
