import type { Vp8lBits } from './vp8l-bits.ts';
import { nextSymbol, type PrefixCode, readPrefixCode } from './vp8l-prefix-code.ts';

const LITERALS = 256;
const LENGTH_SYMBOLS = 24;
const DISTANCE_SYMBOLS = 40;
const MAX_CACHE_BITS = 11;
const CACHE_MULTIPLIER = 0x1e35a7bd;

/** The prefix codes of one part of an image (RFC 9649 §3.7.2.2). */
export interface PrefixGroup {
  /** Also for copies and colours of the cache. */
  readonly green: PrefixCode;
  readonly red: PrefixCode;
  readonly blue: PrefixCode;
  readonly alpha: PrefixCode;
  readonly distance: PrefixCode;
}

/** Which group is used where: by squares of 2^bits pixels, row by row. */
export interface GroupMap {
  readonly bits: number;
  readonly groups: readonly PrefixGroup[];
  readonly indexes: Uint16Array;
}

/** Bits that index the cache of colours, 0 without one (§3.6.3); undefined for a size that does not exist. */
export function readCacheBits(bits: Vp8lBits): number | undefined {
  if (bits.read(1) === 0) return 0;
  const cacheBits = bits.read(4);
  return cacheBits >= 1 && cacheBits <= MAX_CACHE_BITS ? cacheBits : undefined;
}

export function readPrefixGroup(bits: Vp8lBits, cacheBits: number): PrefixGroup | undefined {
  const cacheSize = cacheBits === 0 ? 0 : 1 << cacheBits;
  const green = readPrefixCode(bits, LITERALS + LENGTH_SYMBOLS + cacheSize);
  const red = green && readPrefixCode(bits, LITERALS);
  const blue = red && readPrefixCode(bits, LITERALS);
  const alpha = blue && readPrefixCode(bits, LITERALS);
  const distance = alpha && readPrefixCode(bits, DISTANCE_SYMBOLS);
  return distance && { green, red, blue, alpha, distance };
}

/** An image that is part of the header, without a group map: its colours, 0xAARRGGBB; undefined when its stream is impossible. */
export function readHeaderImage(bits: Vp8lBits, width: number, height: number): Uint32Array | undefined {
  const cacheBits = readCacheBits(bits);
  if (cacheBits === undefined) return undefined;
  const group = readPrefixGroup(bits, cacheBits);
  if (group === undefined) return undefined;
  const colours = new Uint32Array(width * height);
  const map = { bits: 31, groups: [group], indexes: new Uint16Array(1) };
  return readSymbols(bits, width, height, map, { colours, cacheBits }) ? colours : undefined;
}

/**
 * Reads all symbols of an image (§3.7.3). Where colours are wanted, `into.colours` is filled with them.
 * @returns whether they fill the image exactly, without a copy from before it or past its end
 */
export function readSymbols(
  bits: Vp8lBits,
  width: number,
  height: number,
  { bits: squareBits, groups, indexes }: GroupMap,
  into?: { readonly colours: Uint32Array; readonly cacheBits: number },
): boolean {
  const total = width * height;
  const squaresAcross = Math.ceil(width / 2 ** squareBits);
  const cache = into && new Uint32Array(2 ** into.cacheBits);
  let cached = 0;
  for (let at = 0, x = 0, y = 0; at < total;) {
    const { green, red, blue, alpha, distance } =
      groups[indexes[(y >> squareBits) * squaresAcross + (x >> squareBits)]!]!;
    const squareEnd = Math.min(width, ((x >> squareBits) + 1) * 2 ** squareBits);
    while (x < squareEnd) {
      const symbol = nextSymbol(bits, green);
      let length = 1;
      if (symbol < LITERALS) {
        const redValue = nextSymbol(bits, red);
        const blueValue = nextSymbol(bits, blue);
        const alphaValue = nextSymbol(bits, alpha);
        if (into) into.colours[at] = (alphaValue << 24) | (redValue << 16) | (symbol << 8) | blueValue;
      } else if (symbol < LITERALS + LENGTH_SYMBOLS) {
        length = prefixedNumber(bits, symbol - LITERALS);
        const back = pixelsBack(prefixedNumber(bits, nextSymbol(bits, distance)), width);
        if (back > at || length > total - at) return false;
        if (into) for (let i = at; i < at + length; i++) into.colours[i] = into.colours[i - back]!;
      } else if (into && cache) {
        for (; cached < at; cached++) remember(into.colours[cached]!, cache, into.cacheBits);
        into.colours[at] = cache[symbol - LITERALS - LENGTH_SYMBOLS]!;
      }
      at += length;
      x += length;
    }
    if (bits.isPastEnd) return false;
    y += Math.floor(x / width);
    x %= width;
  }
  return true;
}

function remember(colour: number, cache: Uint32Array, cacheBits: number): void {
  cache[Math.imul(CACHE_MULTIPLIER, colour) >>> (32 - cacheBits)] = colour;
}

/** A length or a distance code, from its prefix and the bits behind it (§3.6.2). */
function prefixedNumber(bits: Vp8lBits, prefix: number): number {
  if (prefix < 4) return prefix + 1;
  const extraBits = (prefix - 2) >> 1;
  return ((2 + (prefix & 1)) << extraBits) + bits.read(extraBits) + 1;
}

/**
 * Columns to the left and rows up, for distance codes from 1: of the neighbours at most 7 rows above, 8 columns to the left and 7
 * to the right, the nearest first (§3.6.2.2).
 */
const NEIGHBOURS = Array.from({ length: 16 * 8 }, (_, i) => ({ left: (i & 15) - 7, up: i >> 4 }))
  .filter(({ left, up }) => up > 0 || left > 0)
  .sort(
    (a, b) =>
      a.left ** 2 + a.up ** 2 - b.left ** 2 - b.up ** 2 ||
      Math.abs(a.left) - Math.abs(b.left) ||
      b.left - a.left,
  );

/** How many pixels in reading order lie between a copy and its origin. */
function pixelsBack(distanceCode: number, width: number): number {
  const neighbour = NEIGHBOURS[distanceCode - 1];
  if (neighbour === undefined) return distanceCode - NEIGHBOURS.length;
  return Math.max(1, neighbour.left + neighbour.up * width);
}
