import { type CodedComponent, codedJpeg } from './jpeg-header.ts';
import { ScanBits } from './jpeg-huffman.ts';
import { RowEdges } from './jpeg-row-edges.ts';
import { hasShift } from './jpeg-shift.ts';

/** Bits of the largest difference between two means, for samples of 8 bits (ITU-T T.81 table F.1). */
const MAX_MEAN_BITS = 11;
/** The largest coefficient that 8 × 8 samples of 8 bits can have, before quantisation: 128 levels, eightfold (§A.3.3). */
const MAX_COEFFICIENT = 1024;
/** mozjpeg makes samples beside white up to 31 levels brighter than white, against ringing: also eightfold. */
const OVERSHOOT = 256;
const COEFFICIENTS = 64;
const BLOCK_PX = 8;

interface BlockReader extends CodedComponent {
  readonly edges: RowEdges;
}

/**
 * Whether the blocks of a sequential JPEG with one scan are what no encoder writes: a code that is in no table, a run of zeros
 * that leaves its block (libjpeg takes it), a coefficient larger than samples of 8 bits can have, or blocks that end before
 * or behind their data; or are shifted from one on (jpeg-shift.ts). False for all other JPEGs: of progressive ones libjpeg warns
 * when data is left over (§B.2).
 *
 * Only codes are read (§F.2.2), no pixels are made. Behind damage a decoder starts in the middle of codes and soon meets such
 * a block; and as each mean is coded as the difference from the one before, a wrong one shifts the rest of the picture, which
 * then leaves the range where the picture is bright or dark.
 */
export function hasImpossibleBlocks(bytes: Uint8Array): boolean {
  const jpeg = codedJpeg(bytes);
  if (jpeg === undefined) return false;
  const { mcus, mcusAcross, scan } = jpeg;
  const components = jpeg.components.map((component) => ({
    ...component,
    edges: new RowEdges(component.sampling, mcusAcross, mcus),
  }));
  const mcusPerInterval = jpeg.mcusPerInterval || mcus;
  let start = scan.start;
  for (let first = 0; first < mcus; first += mcusPerInterval) {
    const end = jpeg.mcusPerInterval > 0 ? endOfInterval(bytes, start, scan.end) : scan.end;
    const bits = new ScanBits(bytes, start, end);
    if (!areMcusPossible(bits, components, first, Math.min(mcus, first + mcusPerInterval))) return true;
    if (bits.hasDataLeft()) return true;
    start = end + 2;
  }
  return components.some(({ edges, steps }) => hasShift(edges, steps[0]! / BLOCK_PX, jpeg));
}

/** The next restart marker, or the end of the scan. */
function endOfInterval(bytes: Uint8Array, start: number, end: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0 && at < end; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]!;
    if (next >= 0xd0 && next <= 0xd7) return at;
  }
  return end;
}

function areMcusPossible(
  bits: ScanBits,
  components: readonly BlockReader[],
  first: number,
  end: number,
): boolean {
  const means = new Int32Array(components.length);
  for (let mcu = first; mcu < end; mcu++) {
    for (let i = 0; i < components.length; i++) {
      const component = components[i]!;
      const { sampling, steps, edges } = component;
      const blocks = sampling.across * sampling.down;
      for (let block = 0; block < blocks; block++) {
        const difference = meanDifference(bits, component.meanCodes);
        if (difference === undefined) return false;
        means[i] = means[i]! + difference;
        if (!isPossible(means[i]!, steps[0]!)) return false;
        edges.add(0, means[i]! * steps[0]!);
        if (!areDetailsPossible(bits, component)) return false;
        edges.endBlock(block);
      }
      edges.endMcu(mcu);
    }
    if (bits.isPastEnd) return false;
  }
  return true;
}

function meanDifference(bits: ScanBits, codes: Uint16Array): number | undefined {
  const code = codes[bits.peek()]!;
  const size = code & 0xff;
  if (code === 0 || size > MAX_MEAN_BITS) return undefined;
  bits.skip(code >> 8);
  return coefficient(bits, size);
}

function areDetailsPossible(bits: ScanBits, { detailCodes, steps, edges }: BlockReader): boolean {
  for (let k = 1; k < COEFFICIENTS; k++) {
    const code = detailCodes[bits.peek()]!;
    if (code === 0) return false;
    bits.skip(code >> 8);
    const run = (code >> 4) & 15;
    const size = code & 15;
    // Without a value, 15 means sixteen zeros, and everything else that the block ends.
    if (size === 0 && run !== 15) return true;
    k += run;
    if (k >= COEFFICIENTS) return false;
    const value = coefficient(bits, size);
    if (!isPossible(value, steps[k]!)) return false;
    edges.add(k, value * steps[k]!);
  }
  return true;
}

/** Rounding adds up to half a step, and quick encoders a little more. */
function isPossible(quantised: number, step: number): boolean {
  return Math.abs(quantised) * step <= MAX_COEFFICIENT + OVERSHOOT + step;
}

/** A value of so many bits: those whose first bit is 0 are negative (§F.2.2.1). */
function coefficient(bits: ScanBits, size: number): number {
  if (size === 0) return 0;
  const value = bits.peek() >>> (16 - size);
  bits.skip(size);
  return value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
}
