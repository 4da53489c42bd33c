import type { Vp8lBits } from './vp8l-bits.ts';

const MAX_CODE_BITS = 15;
/** Codes of up to so many bits are looked up, longer ones are read bit by bit. */
const MAX_ROOT_BITS = 8;
/** In place of a length in the root: the code is longer. */
const IS_LONGER = 15;
const SYMBOL_BITS = 12;
const SYMBOL_MASK = (1 << SYMBOL_BITS) - 1;

/** The order in which the lengths of the code for lengths are stored (RFC 9649 §3.7.2.1.2). */
const LENGTH_CODE_ORDER = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
const REPEAT_PREVIOUS = 16;
/** Symbols above 15 repeat a length: so many times and more, by the number in so many bits. */
const REPEATS = [
  { least: 3, bits: 2 },
  { least: 3, bits: 3 },
  { least: 11, bits: 7 },
] as const;

/** A canonical prefix code. */
export interface PrefixCode {
  /** By the stream's next bits: length << 12 | symbol. */
  readonly root: Uint16Array;
  /** Symbols by the length of their codes. */
  readonly counts: Uint16Array;
  /** In the order of their codes. */
  readonly symbols: Uint16Array;
}

/** The next symbol of the stream. */
export function nextSymbol(bits: Vp8lBits, { root, counts, symbols }: PrefixCode): number {
  const next = bits.peek();
  const entry = root[next & (root.length - 1)]!;
  const length = entry >>> SYMBOL_BITS;
  if (length !== IS_LONGER) {
    bits.skip(length);
    return entry & SYMBOL_MASK;
  }
  // Codes of one length are consecutive numbers, their first bit the highest.
  let code = 0;
  let first = 0;
  let index = 0;
  for (let bit = 0; ; bit++) {
    code = (code << 1) | ((next >>> bit) & 1);
    first <<= 1;
    const count = counts[bit + 1]!;
    if (code - first < count) {
      bits.skip(bit + 1);
      return symbols[index + code - first]!;
    }
    index += count;
    first += count;
  }
}

/** The prefix code stored next, for symbols below `symbolCount`; undefined when the codes leave gaps or no room for each other. */
export function readPrefixCode(bits: Vp8lBits, symbolCount: number): PrefixCode | undefined {
  const lengths = bits.read(1) === 1 ? readSimpleLengths(bits, symbolCount) : readLengths(bits, symbolCount);
  return lengths && prefixCode(lengths);
}

/** One or two symbols (§3.7.2.1.1). */
function readSimpleLengths(bits: Vp8lBits, symbolCount: number): Uint8Array {
  const lengths = new Uint8Array(symbolCount);
  const isPair = bits.read(1) === 1;
  lengths[bits.read(bits.read(1) === 1 ? 8 : 1)] = 1;
  if (isPair) lengths[bits.read(8)] = 1;
  return lengths;
}

function readLengths(bits: Vp8lBits, symbolCount: number): Uint8Array | undefined {
  const codeLengths = new Uint8Array(LENGTH_CODE_ORDER.length);
  const stored = 4 + bits.read(4);
  for (const symbol of LENGTH_CODE_ORDER.slice(0, stored)) codeLengths[symbol] = bits.read(3);
  const code = prefixCode(codeLengths);
  if (code === undefined) return undefined;
  let left = bits.read(1) === 1 ? 2 + bits.read(2 + 2 * bits.read(3)) : symbolCount;
  if (left > symbolCount) return undefined;
  const lengths = new Uint8Array(symbolCount);
  let previous = 8;
  for (let at = 0; at < symbolCount && left > 0; left--) {
    const symbol = nextSymbol(bits, code);
    if (symbol < REPEAT_PREVIOUS) {
      lengths[at++] = symbol;
      if (symbol > 0) previous = symbol;
      continue;
    }
    const { least, bits: extraBits } = REPEATS[symbol - REPEAT_PREVIOUS]!;
    const to = at + least + bits.read(extraBits);
    if (to > symbolCount) return undefined;
    lengths.fill(symbol === REPEAT_PREVIOUS ? previous : 0, at, to);
    at = to;
  }
  return lengths;
}

function prefixCode(lengths: Uint8Array): PrefixCode | undefined {
  const counts = new Uint16Array(MAX_CODE_BITS + 1);
  for (const length of lengths) if (length > 0) counts[length]!++;
  const symbols = sortedSymbols(lengths, counts);
  // A single symbol takes no bits, whatever length it is stored with.
  if (symbols.length === 1) return { root: symbols, counts, symbols };
  let longest = 0;
  let taken = 0;
  for (let length = 1; length <= MAX_CODE_BITS; length++) {
    if (counts[length]! > 0) longest = length;
    taken += counts[length]! << (MAX_CODE_BITS - length);
  }
  if (taken !== 1 << MAX_CODE_BITS) return undefined;
  const rootBits = Math.min(longest, MAX_ROOT_BITS);
  const root = new Uint16Array(1 << rootBits).fill(IS_LONGER << SYMBOL_BITS);
  let code = 0;
  let at = 0;
  for (let length = 1; length <= rootBits; length++, code <<= 1)
    for (const to = at + counts[length]!; at < to; at++, code++)
      for (let i = reversed(code, length); i < root.length; i += 1 << length)
        root[i] = (length << SYMBOL_BITS) | symbols[at]!;
  return { root, counts, symbols };
}

function sortedSymbols(lengths: Uint8Array, counts: Uint16Array): Uint16Array {
  const next = new Uint16Array(counts.length + 1);
  for (let length = 1; length < counts.length; length++) next[length + 1] = next[length]! + counts[length]!;
  const symbols = new Uint16Array(next.at(-1)!);
  for (const [symbol, length] of lengths.entries()) if (length > 0) symbols[next[length]!++] = symbol;
  return symbols;
}

function reversed(code: number, length: number): number {
  let result = 0;
  for (let bit = 0; bit < length; bit++) result |= ((code >>> bit) & 1) << (length - 1 - bit);
  return result;
}
