import { BitReader } from './jpeg-huffman.ts';

const SOF0 = 0xffc0;
const SOF1 = 0xffc1;
const SOF15 = 0xffcf;
const DHT = 0xffc4;
const JPG = 0xffc8;
const DAC = 0xffcc;
const SOS = 0xffda;
const APP0 = 0xffe0;
const EOI = [0xff, 0xd9];

/** The first scan of a JPEG. */
export interface JpegScan {
  /** Range of the coded data in the file. */
  readonly start: number;
  readonly end: number;
  /** True when the JPEG is sequential and this scan has all components, as nearly every camera writes it. */
  readonly isOnlyScan: boolean;
}

/**
 * Returns the JPEG without the invisible oddities that libjpeg warns about: bytes between two segments, an unknown JFIF revision,
 * scan parameters that only progressive JPEGs have, a missing EOI marker.
 */
export function tidyJpeg(bytes: Uint8Array): Uint8Array {
  const scan = scanOf(bytes);
  if (scan === undefined) return bytes;
  const parts: Uint8Array[] = [bytes.subarray(0, 2)];
  for (const { marker, start, end } of segmentsOf(bytes)) {
    // A slice of a Buffer would share its memory.
    const segment = new Uint8Array(bytes.subarray(start, end));
    if (marker === APP0 && segment[4] === 0x4a) segment[9] = 1;
    if (marker === SOS && scan.isOnlyScan) segment.set([0, 63, 0], segment.length - 3);
    parts.push(segment);
  }
  const end = scan.end === bytes.length ? EOI : [];
  return Buffer.concat([...parts, bytes.subarray(scan.start), Uint8Array.from(end)]);
}

/** Finds the first scan; undefined without any. */
export function scanOf(bytes: Uint8Array): JpegScan | undefined {
  let components: number | undefined;
  for (const { marker, start, end } of segmentsOf(bytes)) {
    if (marker === SOF0 || marker === SOF1) components = bytes[start + 9];
    if (marker !== SOS) continue;
    const isOnlyScan = components !== undefined && bytes[start + 4] === components;
    return { start: end, end: endOfScan(bytes, end), isOnlyScan };
  }
  return undefined;
}

/**
 * Iterates over the marker segments from an offset (default: after SOI) up to the first SOS, skipping junk between
 * them.
 */
export function* segmentsOf(
  bytes: Uint8Array,
  from = 2,
): Generator<{ readonly marker: number; readonly start: number; readonly end: number }, void, undefined> {
  for (let at = from; at + 4 <= bytes.length;) {
    const marker = (bytes[at]! << 8) | bytes[at + 1]!;
    const length = (bytes[at + 2]! << 8) | bytes[at + 3]!;
    const isSegment = isHeaderMarker(marker) && length >= 2 && at + 2 + length <= bytes.length;
    if (!isSegment) {
      at++;
      continue;
    }
    yield { marker, start: at, end: at + 2 + length };
    if (marker === SOS) return;
    at += 2 + length;
  }
}

function isHeaderMarker(marker: number): boolean {
  const isFrame = marker >= SOF0 && marker <= SOF15 && marker !== JPG;
  return (
    isFrame || marker === DHT || marker === DAC || (marker >= SOS && marker <= 0xffef) || marker === 0xfffe
  );
}

/**
 * Returns the offset of the first marker after `start` that is neither a stuffed 0xff nor a restart marker, or the
 * file's end.
 */
export function endOfScan(bytes: Uint8Array, start: number): number {
  for (
    let at = bytes.indexOf(0xff, start);
    at >= 0 && at + 1 < bytes.length;
    at = bytes.indexOf(0xff, at + 1)
  ) {
    const next = bytes[at + 1]!;
    const isData = next === 0x00 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}

/**
 * Calls `areUnitsPossible` for each restart interval of a scan, with its bits and the range of its units (MCUs), until it
 * returns false.
 * @returns whether all intervals are possible and none has data left over
 */
export function areIntervalsPossible(
  bytes: Uint8Array,
  scan: { readonly start: number; readonly end: number },
  { mcus, mcusPerInterval }: { readonly mcus: number; readonly mcusPerInterval: number },
  areUnitsPossible: (bits: BitReader, first: number, end: number) => boolean,
): boolean {
  const perInterval = mcusPerInterval || mcus;
  let start = scan.start;
  for (let first = 0; first < mcus; first += perInterval) {
    const end = mcusPerInterval > 0 ? endOfInterval(bytes, start, scan.end) : scan.end;
    const bits = new BitReader(bytes, start, end);
    if (!areUnitsPossible(bits, first, Math.min(mcus, first + perInterval))) return false;
    if (bits.isPastEnd || bits.hasDataLeft()) return false;
    start = end + 2;
  }
  return true;
}

/** Returns the offset of the next restart marker, or the end of the scan. */
function endOfInterval(bytes: Uint8Array, start: number, end: number): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0 && at < end; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]!;
    if (next >= 0xd0 && next <= 0xd7) return at;
  }
  return end;
}
