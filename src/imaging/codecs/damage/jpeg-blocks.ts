import { BlockPeaks } from './block-peaks.ts';
import { COEFFICIENTS, coefficient, isPossible, dcDifference } from './jpeg-coefficients.ts';
import { type CodedComponent, codedJpeg } from './jpeg-header.ts';
import type { BitReader } from './jpeg-huffman.ts';
import { RowEdges } from './jpeg-row-edges.ts';
import { areIntervalsPossible } from './jpeg-scan.ts';
import { hasSeam } from './jpeg-seam.ts';
import { hasShift } from './jpeg-shift.ts';

const BLOCK_PX = 8;

interface BlockReader extends CodedComponent {
  readonly edges: RowEdges;
  readonly peaks: BlockPeaks;
}

/**
 * Returns whether a sequential JPEG with one scan has blocks that no encoder writes: a code that is in no table, a run of zeros
 * beyond the end of its block (which libjpeg accepts), a coefficient larger than 8-bit samples can have, or blocks that end
 * before or after their data; or whether its blocks are shifted from some block on (jpeg-shift.ts), belong elsewhere
 * (jpeg-seam.ts), or a single one is striped (block-peaks.ts). False for all other JPEGs.
 *
 * Only codes are read (ITU-T T.81 §F.2.2); no pixels are decoded. After damage a decoder continues in the middle of a code and
 * soon reads such a block. As each DC coefficient is coded as the difference from the one before, a wrong one also shifts the
 * rest of the picture, which then leaves the possible range where the picture is bright or dark.
 */
export function hasImpossibleBlocks(bytes: Uint8Array): boolean {
  const jpeg = codedJpeg(bytes);
  if (jpeg === undefined) return false;
  const { mcus, mcusAcross, scan } = jpeg;
  const components = jpeg.components.map((component) => ({
    ...component,
    edges: new RowEdges(component.sampling, mcusAcross, mcus),
    peaks: new BlockPeaks(component.sampling, mcusAcross, mcus),
  }));
  const areAllPossible = areIntervalsPossible(bytes, scan, jpeg, (bits, first, end) =>
    areMcusPossible(bits, components, first, end),
  );
  if (!areAllPossible) return true;
  const shifted = components.map(({ edges, quantisationSteps: steps }) => ({
    edges,
    quantisationLevels: steps[0]! / BLOCK_PX,
  }));
  return (
    components.some(({ peaks, quantisationSteps: steps }) => peaks.hasLonePeak(Math.max(...steps))) ||
    hasShift(shifted, jpeg) ||
    hasSeam(shifted, mcusAcross)
  );
}

function areMcusPossible(
  bits: BitReader,
  components: readonly BlockReader[],
  first: number,
  end: number,
): boolean {
  const dcValues = new Int32Array(components.length);
  for (let mcu = first; mcu < end; mcu++) {
    for (let i = 0; i < components.length; i++) {
      const component = components[i]!;
      const { sampling, quantisationSteps: steps, edges, peaks } = component;
      const blocks = sampling.across * sampling.down;
      for (let block = 0; block < blocks; block++) {
        const difference = dcDifference(bits, component.dcCodes);
        if (difference === undefined) return false;
        dcValues[i] = dcValues[i]! + difference;
        if (!isPossible(dcValues[i]!, steps[0]!)) return false;
        edges.add(0, dcValues[i]! * steps[0]!);
        if (!areAcPossible(bits, component)) return false;
        edges.endBlock(block);
        peaks.endBlock(mcu, block);
      }
      edges.endMcu(mcu);
    }
    if (bits.isPastEnd) return false;
  }
  return true;
}

function areAcPossible(
  bits: BitReader,
  { acCodes, quantisationSteps: steps, edges, peaks }: BlockReader,
): boolean {
  for (let k = 1; k < COEFFICIENTS; k++) {
    const code = acCodes[bits.peek()]!;
    if (code === 0) return false;
    bits.skip(code >> 8);
    const run = (code >> 4) & 15;
    const size = code & 15;
    // A code of size 0 has no value: with run 15 it means sixteen zeros, with any other run it ends the block.
    if (size === 0 && run !== 15) return true;
    k += run;
    if (k >= COEFFICIENTS) return false;
    const value = coefficient(bits, size);
    if (!isPossible(value, steps[k]!)) return false;
    edges.add(k, value * steps[k]!);
    peaks.add(k, value * steps[k]!);
  }
  return true;
}
