import { DEEP, FINE, MIDDLE } from '../../src/imaging/models/clothes/clothes-head.ts';
import type { DescribedCrop } from './described-crop.ts';

const PARTS = { deep: DEEP, middle: MIDDLE, fine: FINE } as const;
type Part = keyof typeof PARTS;
const PART_NAMES = Object.keys(PARTS) as Part[];

/** Mean and standard deviation of each channel. */
export type Spread = Readonly<
  Record<Part, { readonly mean: Float64Array; readonly deviation: Float64Array }>
>;

export async function spreadOf(
  files: readonly string[],
  read: (file: string) => Promise<DescribedCrop>,
): Promise<Spread> {
  const sums = Object.fromEntries(
    PART_NAMES.map((part) => [
      part,
      {
        sum: new Float64Array(PARTS[part].channels),
        square: new Float64Array(PARTS[part].channels),
        count: 0,
      },
    ]),
  ) as Record<Part, { sum: Float64Array; square: Float64Array; count: number }>;
  for (const file of files) {
    const crop = await read(file);
    for (const part of PART_NAMES) {
      const size = PARTS[part].side ** 2;
      const { sum, square } = sums[part];
      for (let i = 0; i < crop[part].length; i++) {
        const channel = Math.floor(i / size);
        sum[channel]! += crop[part][i]!;
        square[channel]! += crop[part][i]! ** 2;
      }
      sums[part].count += size;
    }
  }
  return Object.fromEntries(
    PART_NAMES.map((part) => {
      const { sum, square, count } = sums[part];
      const mean = sum.map((value) => value / count);
      return [
        part,
        {
          mean,
          deviation: square.map((value, c) =>
            Math.max(1e-3, Math.sqrt(Math.max(0, value / count - mean[c]! ** 2))),
          ),
        },
      ];
    }),
  ) as unknown as Spread;
}

/** Changes a crop's planes to mean 0 and deviation 1 over all portraits, and returns it. */
export function standardise(crop: DescribedCrop, spread: Spread): DescribedCrop {
  for (const part of PART_NAMES) {
    const size = PARTS[part].side ** 2;
    const { mean, deviation } = spread[part];
    const planes = crop[part];
    for (let c = 0; c < mean.length; c++) {
      const [offset, scale] = [mean[c]!, 1 / deviation[c]!];
      for (let i = c * size; i < (c + 1) * size; i++) planes[i] = (planes[i]! - offset) * scale;
    }
  }
  return crop;
}

/** Returns weights that give the same results for planes that are not standardised. */
export function folded(
  weights: Readonly<Record<string, Float32Array>>,
  spread: Spread,
): Record<string, Float32Array> {
  const result: Record<string, Float32Array> = { ...weights };
  const offset = weights['fineOffset']!.slice();
  for (const part of PART_NAMES) {
    const { mean, deviation } = spread[part];
    const scaled = weights[part]!.slice();
    for (let i = 0; i < scaled.length; i++) {
      const channel = i % mean.length;
      scaled[i] = scaled[i]! / deviation[channel]!;
      const output = Math.floor(i / mean.length);
      offset[output] = offset[output]! - scaled[i]! * mean[channel]!;
    }
    result[part] = scaled;
  }
  result['fineOffset'] = offset;
  return result;
}
