import { MAX_COEFFICIENT } from './jpeg-coefficients.ts';
import type { Sampling } from './jpeg-row-edges.ts';

/** First zigzag index whose waves are short: two and more in a block. Longer ones belong to ordinary edges. */
const FIRST_INDEX = 10;
/**
 * A peak within the range of samples counts as one wrong coefficient only if it is at least this large, and this many times as
 * large as any other of its block: lettering and patterns have several, or are longer than a block.
 */
const MIN_SINGLE_PEAK = 450;
const MIN_SINGLE_RATIO = 4;
/** A lone peak is at least this many times as large as the third largest among the eight blocks around it. */
const MIN_LONE_RATIO = 16;
/** Number of blocks beside a damaged one that may be damaged, too. */
const DAMAGED_NEIGHBOURS = 2;

/**
 * Collects the largest short-wave coefficient of each block of one component. Samples of 8 bits have none above
 * `MAX_COEFFICIENT`, except beside white when mozjpeg makes them brighter than white, and there an edge continues through other
 * blocks. A larger one in the middle of calm blocks is a wrong code: stripes from black to white in that block alone. A smaller
 * one is a wrong code, too, when its block has no other.
 */
export class BlockPeaks {
  readonly #peaks: Uint16Array;
  /** The second largest coefficients. */
  readonly #others: Uint16Array;
  readonly #sampling: Sampling;
  readonly #mcusAcross: number;
  #peak = 0;
  #other = 0;

  constructor(sampling: Sampling, mcusAcross: number, mcus: number) {
    this.#sampling = sampling;
    this.#mcusAcross = mcusAcross;
    this.#peaks = new Uint16Array(mcus * sampling.across * sampling.down);
    this.#others = new Uint16Array(this.#peaks.length);
  }

  /** Adds a dequantised coefficient of the current block. @param index in zigzag order */
  add(index: number, coefficient: number): void {
    if (index < FIRST_INDEX) return;
    const size = Math.abs(coefficient);
    this.#other = Math.max(this.#other, Math.min(size, this.#peak));
    this.#peak = Math.max(this.#peak, size);
  }

  /** Ends the current block. @param block its index in the MCU, row by row */
  endBlock(mcu: number, block: number): void {
    const { across, down } = this.#sampling;
    const x = (mcu % this.#mcusAcross) * across + (block % across);
    const y = Math.floor(mcu / this.#mcusAcross) * down + Math.floor(block / across);
    const index = y * this.#mcusAcross * across + x;
    this.#peaks[index] = this.#peak;
    this.#others[index] = this.#other;
    this.#peak = 0;
    this.#other = 0;
  }

  /** Returns whether some block is damaged. @param largestStep of quantisation: rounding adds up to half of it */
  hasLonePeak(largestStep: number): boolean {
    const isTooLarge = (peak: number, index: number): boolean =>
      peak > MAX_COEFFICIENT + largestStep ||
      (peak >= MIN_SINGLE_PEAK && peak >= MIN_SINGLE_RATIO * this.#others[index]!);
    return this.#peaks.some(
      (peak, index) => isTooLarge(peak, index) && peak >= MIN_LONE_RATIO * this.#calmestNeighbour(index),
    );
  }

  /** Returns the largest peak around a block, except those of blocks that may be damaged as well; at least 1. */
  #calmestNeighbour(index: number): number {
    const stride = this.#mcusAcross * this.#sampling.across;
    const rows = this.#peaks.length / stride;
    const [x, y] = [index % stride, Math.floor(index / stride)];
    const around: number[] = [];
    for (let row = Math.max(0, y - 1); row <= Math.min(rows - 1, y + 1); row++)
      for (let column = Math.max(0, x - 1); column <= Math.min(stride - 1, x + 1); column++)
        if (row !== y || column !== x) around.push(this.#peaks[row * stride + column]!);
    return Math.max(1, around.toSorted((a, b) => b - a)[DAMAGED_NEIGHBOURS] ?? 0);
  }
}
