/**
 * The transfer function of sRGB (IEC 61966-2-1). Light adds up in linear values; images are stored in coded ones.
 */

/** Converts coded 0–1 to linear 0–1. */
export function linearFromCoded(coded: number): number {
  return coded <= 0.04045 ? coded / 12.92 : ((coded + 0.055) / 1.055) ** 2.4;
}

/** Converts linear 0–1 to coded 0–1. Negative values become 0; values above 1 stay above 1. */
export function codedFromLinear(linear: number): number {
  return linear <= 0.0031308 ? Math.max(0, linear) * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
}

/** Linear light 0–1 of each coded byte. */
export const LINEAR_OF_BYTE: Float32Array = Float32Array.from({ length: 256 }, (_, byte) =>
  linearFromCoded(byte / 255),
);
