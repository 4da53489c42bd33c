import { coefficient, isPossible, dcDifference } from './jpeg-coefficients.ts';
import type { BitReader } from './jpeg-huffman.ts';
import { EVEN_SHARES, ODD_SHARES, type Sampling } from './jpeg-row-edges.ts';

/** One component's blocks, with the content of the scans read so far, row by row in whole MCUs. */
export interface Plane {
  readonly id: number;
  readonly sampling: Sampling;
  readonly quantisationSteps: Uint16Array;
  /** Size in blocks of a scan of this component alone. */
  readonly blocksAcross: number;
  readonly blocksDown: number;
  /** Blocks in a row, including those that only fill up an MCU. */
  readonly stride: number;
  readonly dcValues: Int32Array;
  /** Masks with a bit for each coefficient that is not 0: the first 32 in zigzag order, and the others. */
  readonly lowNonZero: Uint32Array;
  readonly highNonZero: Uint32Array;
  /** Weighted sums of the AC coefficients for `RowEdges.addSums`. */
  readonly evenSums: Float32Array;
  readonly oddSums: Float32Array;
  readonly blockInMcu: (mcu: number, block: number) => number;
}

/** One scan of a progressive JPEG: some bits of some coefficients of one or more components (ITU-T T.81 §G.1.1). */
export interface ProgressiveScan {
  /** The components of this scan, each with its Huffman table in the form that `huffmanTable` returns. */
  readonly planes: readonly { readonly plane: Plane; readonly codes: Uint16Array }[];
  /** Number of MCUs, or of blocks in a scan of one component. */
  readonly units: number;
  readonly mcusAcross: number;
  /** First and last coefficient in zigzag order (spectral selection). Coefficient 0, the DC, has scans of its own. */
  readonly from: number;
  readonly to: number;
  /** True when the scan adds a bit to coefficients of an earlier scan (successive approximation). */
  readonly isRefinement: boolean;
  /** The lowest bit of the coefficients in this scan. */
  readonly lowBit: number;
}

/** Creates the plane of a component whose coefficients are all 0. */
export function createPlane(
  spec: Pick<Plane, 'id' | 'sampling' | 'quantisationSteps' | 'blocksAcross' | 'blocksDown'> & {
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
    dcValues: new Int32Array(blocks),
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

/**
 * Reads the units (MCUs or blocks) of one restart interval into the planes.
 * @returns false when their data is impossible
 */
export function areScanBlocksPossible(
  bits: BitReader,
  scan: ProgressiveScan,
  first: number,
  end: number,
): boolean {
  return scan.from === 0 ? areDcPossible(bits, scan, first, end) : areAcPossible(bits, scan, first, end);
}

function areDcPossible(bits: BitReader, scan: ProgressiveScan, first: number, end: number): boolean {
  const { planes, isRefinement, lowBit } = scan;
  const before = new Int32Array(planes.length);
  for (let unit = first; unit < end; unit++) {
    for (let i = 0; i < planes.length; i++) {
      const { plane, codes } = planes[i]!;
      const blocks = planes.length === 1 ? 1 : plane.sampling.across * plane.sampling.down;
      for (let block = 0; block < blocks; block++) {
        const index = planes.length === 1 ? blockOf(plane, unit) : plane.blockInMcu(unit, block);
        if (isRefinement) {
          plane.dcValues[index] = plane.dcValues[index]! | (bits.read(1) << lowBit);
          continue;
        }
        const difference = dcDifference(bits, codes);
        if (difference === undefined) return false;
        before[i] = before[i]! + difference;
        const dc = before[i]! * 2 ** lowBit;
        if (!isPossible(dc, plane.quantisationSteps[0]!)) return false;
        plane.dcValues[index] = dc;
      }
    }
    if (bits.isPastEnd) return false;
  }
  return true;
}

function areAcPossible(bits: BitReader, scan: ProgressiveScan, first: number, end: number): boolean {
  const { plane, codes } = scan.planes[0]!;
  // Number of blocks from here on that have no further coefficients (end-of-band run, §G.1.2.2).
  let endOfBandRun = 0;
  for (let unit = first; unit < end; unit++) {
    const block = blockOf(plane, unit);
    let at = scan.from;
    for (; endOfBandRun === 0 && at <= scan.to; at++) {
      const code = codes[bits.peek()]!;
      if (code === 0) return false;
      bits.skip(code >> 8);
      const run = (code >> 4) & 15;
      const size = code & 15;
      if (size === 0 && run < 15) {
        endOfBandRun = (1 << run) + bits.read(run);
        break;
      }
      if (scan.isRefinement && size > 1) return false;
      const value = coefficient(bits, size) * 2 ** scan.lowBit;
      at = scan.isRefinement ? afterZeros(bits, plane, block, at, scan.to, run) : at + run;
      if (at > scan.to) return false;
      if (size === 0) continue;
      if (!isPossible(value, plane.quantisationSteps[at]!)) return false;
      setCoefficient(plane, block, at, value);
    }
    if (endOfBandRun > 0) {
      if (scan.isRefinement) skipCorrections(bits, plane, block, at, scan.to);
      endOfBandRun--;
    }
    if (bits.isPastEnd) return false;
  }
  return endOfBandRun === 0;
}

/** Skips a number of zero coefficients, and a correction bit for each other one. @returns the next index (§G.1.2.3) */
function afterZeros(
  bits: BitReader,
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

function skipCorrections(bits: BitReader, plane: Plane, block: number, from: number, to: number): void {
  for (let at = from; at <= to; at++) if (isNonZero(plane, block, at)) bits.read(1);
}

function isNonZero({ lowNonZero, highNonZero }: Plane, block: number, at: number): boolean {
  const mask = at < 32 ? lowNonZero[block]! : highNonZero[block]!;
  return ((mask >>> (at & 31)) & 1) === 1;
}

function setCoefficient(plane: Plane, block: number, at: number, value: number): void {
  const masks = at < 32 ? plane.lowNonZero : plane.highNonZero;
  masks[block] = masks[block]! | (1 << (at & 31));
  const levels = value * plane.quantisationSteps[at]!;
  plane.evenSums[block] = plane.evenSums[block]! + EVEN_SHARES[at]! * levels;
  plane.oddSums[block] = plane.oddSums[block]! + ODD_SHARES[at]! * levels;
}

/** Returns the index in the plane of a block in a scan of this component alone, which has its blocks row by row. */
function blockOf({ blocksAcross, stride }: Plane, unit: number): number {
  return Math.floor(unit / blocksAcross) * stride + (unit % blocksAcross);
}
