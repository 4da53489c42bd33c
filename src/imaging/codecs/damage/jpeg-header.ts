import { huffmanTable, NO_CODES } from './jpeg-huffman.ts';
import type { Sampling } from './jpeg-row-edges.ts';
import { type JpegScan, scanOf, segmentsOf } from './jpeg-scan.ts';

const SOF0 = 0xffc0;
const SOF1 = 0xffc1;
const DHT = 0xffc4;
const SOS = 0xffda;
const DQT = 0xffdb;
const DRI = 0xffdd;
const BLOCK_PX = 8;
const COEFFICIENTS = 64;

/** One component (luma or a chroma) of a sequential JPEG. */
export interface CodedComponent {
  /** Blocks in one MCU. */
  readonly sampling: Sampling;
  /** Quantisation steps in zigzag order. */
  readonly quantisationSteps: Uint16Array;
  /** Huffman codes of a block's DC coefficient, in the form that `huffmanTable` returns. */
  readonly dcCodes: Uint16Array;
  /** The same for a block's AC coefficients. */
  readonly acCodes: Uint16Array;
}

/** The header data that is needed to read a sequential JPEG's scan. */
export interface CodedJpeg {
  readonly scan: JpegScan;
  readonly components: readonly CodedComponent[];
  /** Number of minimum coded units (MCU). An MCU has the blocks of all components for one part of the picture. */
  readonly mcus: number;
  readonly mcusAcross: number;
  /** MCUs between two restart markers; 0 when there are no markers. */
  readonly mcusPerInterval: number;
}

/**
 * Reads the header of a sequential JPEG of 8 bits with one scan (ITU-T T.81 §B.2). It is undefined for others, and for those
 * without any Huffman table (Motion JPEG), which decoders read with the tables of the standard's annex K. Decoders do the same
 * where only some tables are missing, but that is damage, so such a table has no codes here.
 */
export function codedJpeg(bytes: Uint8Array): CodedJpeg | undefined {
  const scan = scanOf(bytes);
  if (scan === undefined || !scan.isOnlyScan) return undefined;
  const codes = new Map<number, Uint16Array>();
  const quantisationTables = new Map<number, Uint16Array>();
  let mcusPerInterval = 0;
  let frame = 0;
  let selectors = 0;
  for (const { marker, start, end } of segmentsOf(bytes)) {
    const at = start + 4;
    if (marker === DQT) readQuantisationTables(bytes, at, end, quantisationTables);
    if (marker === DHT && !readHuffmanTables(bytes, at, end, codes)) return undefined;
    if (marker === DRI) mcusPerInterval = uint16(bytes, at);
    if (marker === SOF0 || marker === SOF1) frame = at;
    if (marker === SOS) selectors = at + 1;
  }
  if (bytes[frame] !== 8 || codes.size === 0) return undefined;
  const sampling = Array.from({ length: bytes[frame + 5]! }, (_, i) => bytes[frame + 7 + 3 * i]!);
  // The units of a single component are blocks, whatever its sampling (§A.2.2).
  const isSingle = sampling.length === 1;
  const across = BLOCK_PX * (isSingle ? 1 : Math.max(...sampling.map((factors) => factors >> 4)));
  const down = BLOCK_PX * (isSingle ? 1 : Math.max(...sampling.map((factors) => factors & 15)));
  const components: CodedComponent[] = [];
  for (const [i, factors] of sampling.entries()) {
    const selector = bytes[selectors + 1 + 2 * i]!;
    const dcCodes = codes.get(selector >> 4) ?? NO_CODES;
    const acCodes = codes.get(0x10 | (selector & 15)) ?? NO_CODES;
    const ownSteps = quantisationTables.get(bytes[frame + 8 + 3 * i]!);
    if (ownSteps === undefined) return undefined;
    const own = isSingle ? { across: 1, down: 1 } : { across: factors >> 4, down: factors & 15 };
    components.push({ sampling: own, quantisationSteps: ownSteps, dcCodes, acCodes });
  }
  const mcusAcross = Math.ceil(uint16(bytes, frame + 3) / across);
  const mcus = mcusAcross * Math.ceil(uint16(bytes, frame + 1) / down);
  return { scan, components, mcus, mcusAcross, mcusPerInterval };
}

/** Reads a DQT segment into `quantisationTables`, each in zigzag order. */
export function readQuantisationTables(
  bytes: Uint8Array,
  from: number,
  end: number,
  quantisationTables: Map<number, Uint16Array>,
): void {
  for (let at = from; at < end;) {
    const [values, width] = [at + 1, bytes[at]! >> 4 > 0 ? 2 : 1];
    const step = (_: unknown, i: number): number =>
      width === 2 ? uint16(bytes, values + 2 * i) : bytes[values + i]!;
    quantisationTables.set(bytes[at]! & 15, Uint16Array.from({ length: COEFFICIENTS }, step));
    at = values + COEFFICIENTS * width;
  }
}

/** Reads a DHT segment into `codes`. @returns false when a table is invalid */
export function readHuffmanTables(
  bytes: Uint8Array,
  from: number,
  end: number,
  codes: Map<number, Uint16Array>,
): boolean {
  for (let at = from; at < end;) {
    const found = huffmanTable(bytes, at + 1);
    if (found === undefined) return false;
    codes.set(bytes[at]!, found.table);
    at = found.next;
  }
  return true;
}

/** Reads a big-endian 16-bit number. */
export function uint16(bytes: Uint8Array, at: number): number {
  return (bytes[at]! << 8) | bytes[at + 1]!;
}
