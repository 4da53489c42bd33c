import { Vp8lBits } from './vp8l-bits.ts';
import {
  type GroupMap,
  type PrefixGroup,
  readCacheBits,
  readHeaderImage,
  readPrefixGroup,
  readSymbols,
} from './vp8l-image.ts';
import { firstFrame, lossyFrameSize, type Size, type WebpChunk } from './webp-chunks.ts';

const SIGNATURE = 0x2f;
const PREDICTOR = 0;
const COLOUR = 1;
const SUBTRACT_GREEN = 2;
const PREDICTORS = 14;
const ALPHA_COMPRESSION_MASK = 3;
/** An encoder may fill up its last 32-bit word. */
const MAX_PADDING_BITS = 31;

/**
 * Whether the parts of a WebP's first frame that are coded losslessly (RFC 9649 §3), its pixels or its transparency, are what an
 * encoder can have written: every prefix code complete, every copy inside the picture, and the last pixel's bits in the stream's
 * last byte. No pixels are made. True when nothing is coded so.
 */
export function isVp8lWhole(bytes: Uint8Array): boolean {
  const frame = firstFrame(bytes);
  if (frame === undefined) return true;
  const { pixels, alpha } = frame;
  if (pixels.name === 'VP8L') return isFrameWhole(new Vp8lBits(bytes, pixels.start, pixels.end));
  return alpha === undefined || isAlphaWhole(bytes, alpha, lossyFrameSize(bytes, pixels));
}

function isFrameWhole(bits: Vp8lBits): boolean {
  const isSigned = bits.read(8) === SIGNATURE;
  const width = bits.read(14) + 1;
  const height = bits.read(14) + 1;
  bits.read(1); // whether alpha is used: a hint
  const version = bits.read(3);
  return isSigned && version === 0 && isImageStreamWhole(bits, width, height);
}

/** A byte that says how (§2.7.1.2), then a value for each pixel or a stream without a header of its own. */
function isAlphaWhole(bytes: Uint8Array, { start, end }: WebpChunk, { width, height }: Size): boolean {
  const isCompressed = (bytes[start]! & ALPHA_COMPRESSION_MASK) !== 0;
  if (!isCompressed) return end - start - 1 >= width * height;
  return isImageStreamWhole(new Vp8lBits(bytes, start + 1, end), width, height);
}

function isImageStreamWhole(bits: Vp8lBits, frameWidth: number, height: number): boolean {
  const width = widthAfterTransforms(bits, frameWidth, height);
  if (width === undefined) return false;
  const cacheBits = readCacheBits(bits);
  if (cacheBits === undefined) return false;
  const map = readGroupMap(bits, width, height, cacheBits);
  if (map === undefined || !readSymbols(bits, width, height, map)) return false;
  const left = bits.bitsLeft;
  return left >= 0 && left <= MAX_PADDING_BITS && areZero(bits, left);
}

/** Reads the transforms (§3.5). One of them bundles several pixels to one: the coded image may be narrower than the frame. */
function widthAfterTransforms(bits: Vp8lBits, frameWidth: number, height: number): number | undefined {
  let width = frameWidth;
  const seen = new Set<number>();
  while (bits.read(1) === 1) {
    const type = bits.read(2);
    if (seen.has(type) || bits.isPastEnd) return undefined;
    seen.add(type);
    if (type === SUBTRACT_GREEN) continue;
    if (type === PREDICTOR || type === COLOUR) {
      const side = 2 ** (bits.read(3) + 2);
      const squares = readHeaderImage(bits, Math.ceil(width / side), Math.ceil(height / side));
      if (squares === undefined) return undefined;
      if (type === PREDICTOR && squares.some((colour) => greenOf(colour) >= PREDICTORS)) return undefined;
      continue;
    }
    const colours = bits.read(8) + 1;
    if (readHeaderImage(bits, colours, 1) === undefined) return undefined;
    width = Math.ceil(width / pixelsInOne(colours));
  }
  return width;
}

function pixelsInOne(colours: number): number {
  if (colours <= 2) return 8;
  if (colours <= 4) return 4;
  return colours <= 16 ? 2 : 1;
}

function greenOf(colour: number): number {
  return (colour >>> 8) & 0xff;
}

function readGroupMap(
  bits: Vp8lBits,
  width: number,
  height: number,
  cacheBits: number,
): GroupMap | undefined {
  let squareBits = 31;
  let indexes = new Uint16Array(1);
  if (bits.read(1) === 1) {
    squareBits = bits.read(3) + 2;
    const side = 2 ** squareBits;
    const colours = readHeaderImage(bits, Math.ceil(width / side), Math.ceil(height / side));
    if (colours === undefined) return undefined;
    indexes = Uint16Array.from(colours, (colour) => colour >>> 8);
  }
  const last = indexes.reduce((a, b) => Math.max(a, b), 0);
  const groups: PrefixGroup[] = [];
  for (let i = 0; i <= last; i++) {
    const group = readPrefixGroup(bits, cacheBits);
    if (group === undefined || bits.isPastEnd) return undefined;
    groups.push(group);
  }
  return { bits: squareBits, groups, indexes };
}

function areZero(bits: Vp8lBits, count: number): boolean {
  return bits.read(count & 15) === 0 && (count < 16 || bits.read(16) === 0);
}
