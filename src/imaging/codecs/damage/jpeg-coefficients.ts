import type { ScanBits } from './jpeg-huffman.ts';

export const COEFFICIENTS = 64;
/** Bits of the largest difference between two means, for samples of 8 bits (ITU-T T.81 table F.1). */
const MAX_MEAN_BITS = 11;
/** The largest coefficient that 8 × 8 samples of 8 bits can have, before quantisation: 128 levels, eightfold (§A.3.3). */
export const MAX_COEFFICIENT = 1024;
/** mozjpeg makes samples beside white up to 31 levels brighter than white, against ringing: also eightfold. */
const OVERSHOOT = 256;

/**
 * Whether samples of 8 bits can have this coefficient. Rounding adds up to half a step, and quick encoders a little more.
 * @param step of quantisation
 */
export function isPossible(quantised: number, step: number): boolean {
  return Math.abs(quantised) * step <= MAX_COEFFICIENT + OVERSHOOT + step;
}

/** The next mean's difference from the one before; undefined when no such code exists. */
export function meanDifference(bits: ScanBits, codes: Uint16Array): number | undefined {
  const code = codes[bits.peek()]!;
  const size = code & 0xff;
  if (code === 0 || size > MAX_MEAN_BITS) return undefined;
  bits.skip(code >> 8);
  return coefficient(bits, size);
}

/** A value of so many bits: those whose first bit is 0 are negative (§F.2.2.1). */
export function coefficient(bits: ScanBits, size: number): number {
  if (size === 0) return 0;
  const value = bits.read(size);
  return value < 1 << (size - 1) ? value - (1 << size) + 1 : value;
}
