import type { BitReader } from './jpeg-huffman.ts';

/** Number of coefficients in a block of 8 × 8 samples. */
export const COEFFICIENTS = 64;
/** Bits of the largest difference between two DC coefficients, for samples of 8 bits (ITU-T T.81 table F.1). */
const MAX_DC_BITS = 11;
/** Largest coefficient of 8 × 8 samples of 8 bits, before quantisation: 128 levels × 8 (§A.3.3). */
export const MAX_COEFFICIENT = 1024;
/** Against ringing (deringing), mozjpeg makes samples beside white up to 31 levels brighter than white, also × 8. */
const OVERSHOOT = 256;

/**
 * Returns whether samples of 8 bits can have this coefficient. Rounding adds up to half a step, and quick encoders a little
 * more.
 * @param step quantisation step
 */
export function isPossible(quantised: number, step: number): boolean {
  return Math.abs(quantised) * step <= MAX_COEFFICIENT + OVERSHOOT + step;
}

/** Reads the difference of the next DC coefficient from the one before; undefined when the code does not exist. */
export function dcDifference(bits: BitReader, codes: Uint16Array): number | undefined {
  const code = codes[bits.peek()]!;
  const size = code & 0xff;
  if (code === 0 || size > MAX_DC_BITS) return undefined;
  bits.skip(code >> 8);
  return coefficient(bits, size);
}

/** Reads a value of `size` bits: if its first bit is 0, it is negative (EXTEND, §F.2.2.1). */
export function coefficient(bits: BitReader, size: number): number {
  if (size === 0) return 0;
  const value = bits.read(size);
  return value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
}
