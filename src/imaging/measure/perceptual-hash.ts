import type { RgbImage } from '../raster/image.ts';
import { luma } from '../raster/luma.ts';
import { resizeRgb } from '../raster/resize.ts';

const SIDE = 32;
const KEPT = 8;

/**
 * 64-bit perceptual hash as 16 hexadecimal digits: signs of the lowest 8 × 8 frequencies of a 32 × 32 cosine
 * transform against their median (Zauner 2010, pHash). Survives scaling, recompression and small changes of
 * light; a mirrored picture has another hash.
 */
export function perceptualHash(image: RgbImage): string {
  const small = resizeRgb(image, SIDE, SIDE);
  const grey = Float64Array.from({ length: SIDE * SIDE }, (_, i) => luma(small.data, i * 3));
  const cosine = Float64Array.from({ length: KEPT * SIDE }, (_, i) => {
    const frequency = Math.floor(i / SIDE) + 1; // the constant term says only how bright the picture is
    return Math.cos((Math.PI * frequency * ((i % SIDE) + 0.5)) / SIDE);
  });
  const rows = new Float64Array(KEPT * SIDE);
  for (let u = 0; u < KEPT; u++)
    for (let y = 0; y < SIDE; y++) {
      let sum = 0;
      for (let x = 0; x < SIDE; x++) sum += grey[y * SIDE + x]! * cosine[u * SIDE + x]!;
      rows[u * SIDE + y] = sum;
    }
  const terms: number[] = [];
  for (let v = 0; v < KEPT; v++)
    for (let u = 0; u < KEPT; u++) {
      let sum = 0;
      for (let y = 0; y < SIDE; y++) sum += rows[u * SIDE + y]! * cosine[v * SIDE + y]!;
      terms.push(sum);
    }
  const sorted = terms.toSorted((a, b) => a - b);
  const median = (sorted[31]! + sorted[32]!) / 2;
  let hash = 0n;
  for (const term of terms) hash = (hash << 1n) | (term > median ? 1n : 0n);
  return hash.toString(16).padStart(16, '0');
}

/** Number of differing bits of two hashes, 0–64. Under 6 it is the same picture; unrelated ones are near 32. */
export function hashDistance(a: string, b: string): number {
  let difference = BigInt(`0x${a}`) ^ BigInt(`0x${b}`);
  let bits = 0;
  for (; difference !== 0n; difference >>= 1n) bits += Number(difference & 1n);
  return bits;
}
