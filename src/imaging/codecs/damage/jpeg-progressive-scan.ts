import { coefficient, isPossible, meanDifference } from './jpeg-coefficients.ts';
import type { ScanBits } from './jpeg-huffman.ts';
import { EVEN_SHARES, ODD_SHARES, type Sampling } from './jpeg-row-edges.ts';

/** One component's blocks as far as the scans read so far describe them, row by row in whole MCUs. */
export interface Plane {
  readonly id: number;
  readonly sampling: Sampling;
  readonly steps: Uint16Array;
  /** Size in blocks of a scan that holds this component alone. */
  readonly blocksAcross: number;
  readonly blocksDown: number;
  /** Blocks in a row, including those that only fill up an MCU. */
  readonly stride: number;
  readonly means: Int32Array;
  /** A bit for each of the first 32 coefficients, and of the others, that is not 0. */
  readonly lowNonZero: Uint32Array;
  readonly highNonZero: Uint32Array;
  /** Weighted sums of the coefficients for `RowEdges.addSums`. The means are not part of them. */
  readonly evenSums: Float32Array;
  readonly oddSums: Float32Array;
  readonly blockInMcu: (mcu: number, block: number) => number;
}

/** One scan: some bits of some coefficients of one or more components (ITU-T T.81 §G.1.1). */
export interface ProgressiveScan {
  /** The components of this scan, each with its Huffman table, which is looked up by the next 16 bits. */
  readonly planes: readonly { readonly plane: Plane; readonly codes: Uint16Array }[];
  /** Number of MCUs, or of blocks when the scan holds one component. */
  readonly units: number;
  readonly mcusAcross: number;
  /** First and last coefficient in the order of the stream. Coefficient 0 is the mean, which has scans of its own. */
  readonly from: number;
  readonly to: number;
  /** Whether it adds a bit to coefficients of an earlier scan. */
  readonly isRefinement: boolean;
  /** The lowest bit of the coefficients that this scan holds. */
  readonly lowBit: number;
}

export function planeOf(
  spec: Pick<Plane, 'id' | 'sampling' | 'steps' | 'blocksAcross' | 'blocksDown'> & {
    readonly mcusAcross: number;
    readonly mcusDown: number;
  },
): Plane {
  const { mcusAcross, mcusDown, ...rest } = spec;
  const { across, down } = rest.sampling;
  const stride = mcusAcross * across;
  const blocks = stride * mcusDown * down;
  return {
    ...rest,
    stride,
    means: new Int32Array(blocks),
    lowNonZero: new Uint32Array(blocks),
    highNonZero: new Uint32Array(blocks),
    evenSums: new Float32Array(blocks),
    oddSums: new Float32Array(blocks),
    blockInMcu: (mcu, block) =>
      (Math.floor(mcu / mcusAcross) * down + Math.floor(block / across)) * stride +
      (mcu % mcusAcross) * across +
      (block % across),
  };
}

/** Reads the units of one restart interval; false when their data is impossible. */
export function areScanBlocksPossible(
  bits: ScanBits,
  scan: ProgressiveScan,
  first: number,
  end: number,
): boolean {
  return scan.from === 0
    ? areMeansPossible(bits, scan, first, end)
    : areDetailsPossible(bits, scan, first, end);
}

function areMeansPossible(bits: ScanBits, scan: ProgressiveScan, first: number, end: number): boolean {
  const { planes, isRefinement, lowBit } = scan;
  const before = new Int32Array(planes.length);
  for (let unit = first; unit < end; unit++) {
    for (let i = 0; i < planes.length; i++) {
      const { plane, codes } = planes[i]!;
      const blocks = planes.length === 1 ? 1 : plane.sampling.across * plane.sampling.down;
      for (let block = 0; block < blocks; block++) {
        const index = planes.length === 1 ? blockOf(plane, unit) : plane.blockInMcu(unit, block);
        if (isRefinement) {
          plane.means[index] = plane.means[index]! | (bits.read(1) << lowBit);
          continue;
        }
        const difference = meanDifference(bits, codes);
        if (difference === undefined) return false;
        before[i] = before[i]! + difference;
        const mean = before[i]! * 2 ** lowBit;
        if (!isPossible(mean, plane.steps[0]!)) return false;
        plane.means[index] = mean;
      }
    }
    if (bits.isPastEnd) return false;
  }
  return true;
}

function areDetailsPossible(bits: ScanBits, scan: ProgressiveScan, first: number, end: number): boolean {
  const { plane, codes } = scan.planes[0]!;
  // How many blocks from here on have no further coefficients (§G.1.2.2).
  let ended = 0;
  for (let unit = first; unit < end; unit++) {
    const block = blockOf(plane, unit);
    let at = scan.from;
    for (; ended === 0 && at <= scan.to; at++) {
      const code = codes[bits.peek()]!;
      if (code === 0) return false;
      bits.skip(code >> 8);
      const run = (code >> 4) & 15;
      const size = code & 15;
      if (size === 0 && run < 15) {
        ended = (1 << run) + bits.read(run);
        break;
      }
      if (scan.isRefinement && size > 1) return false;
      const value = coefficient(bits, size) * 2 ** scan.lowBit;
      at = scan.isRefinement ? afterZeros(bits, plane, block, at, scan.to, run) : at + run;
      if (at > scan.to) return false;
      if (size === 0) continue;
      if (!isPossible(value, plane.steps[at]!)) return false;
      setCoefficient(plane, block, at, value);
    }
    if (ended > 0) {
      if (scan.isRefinement) skipCorrections(bits, plane, block, at, scan.to);
      ended--;
    }
    if (bits.isPastEnd) return false;
  }
  return ended === 0;
}

/** Skips this number of zero coefficients, and a correction bit for each other one; returns the next place (§G.1.2.3). */
function afterZeros(
  bits: ScanBits,
  plane: Plane,
  block: number,
  from: number,
  to: number,
  zeros: number,
): number {
  let at = from;
  for (let left = zeros; at <= to; at++)
    if (isNonZero(plane, block, at)) bits.read(1);
    else if (left-- === 0) break;
  return at;
}

function skipCorrections(bits: ScanBits, plane: Plane, block: number, from: number, to: number): void {
  for (let at = from; at <= to; at++) if (isNonZero(plane, block, at)) bits.read(1);
}

function isNonZero({ lowNonZero, highNonZero }: Plane, block: number, at: number): boolean {
  const mask = at < 32 ? lowNonZero[block]! : highNonZero[block]!;
  return ((mask >>> (at & 31)) & 1) === 1;
}

function setCoefficient(plane: Plane, block: number, at: number, value: number): void {
  const masks = at < 32 ? plane.lowNonZero : plane.highNonZero;
  masks[block] = masks[block]! | (1 << (at & 31));
  const levels = value * plane.steps[at]!;
  plane.evenSums[block] = plane.evenSums[block]! + EVEN_SHARES[at]! * levels;
  plane.oddSums[block] = plane.oddSums[block]! + ODD_SHARES[at]! * levels;
}

/** Index of a block in the plane when a scan holds this component alone and goes through its blocks row by row. */
function blockOf({ blocksAcross, stride }: Plane, unit: number): number {
  return Math.floor(unit / blocksAcross) * stride + (unit % blocksAcross);
}
