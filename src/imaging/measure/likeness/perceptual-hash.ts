import type { RgbImage } from '../../raster/image.ts';
import { luma } from '../../raster/luma.ts';
import { resizeLuma, subsampleRgb } from '../../raster/resize.ts';

/** Side of the small grey picture the hash is taken of. */
export const HASH_SIDE_PX = 32;
/** A picture of more pixels is thinned first: of 40 portraits the hash changed by 0.5 bits on average, 2 at most. */
const ENOUGH_SIDE_PX = 10 * HASH_SIDE_PX;
const KEPT = 8;

/** The 64 bits of a hash as two unsigned 32-bit numbers: quick to compare. */
export type HashBits = readonly [high: number, low: number];

const COSINES = Float64Array.from({ length: KEPT * HASH_SIDE_PX }, (_, i) => {
  const frequency = Math.floor(i / HASH_SIDE_PX) + 1; // the constant term says only how bright the picture is
  return Math.cos((Math.PI * frequency * ((i % HASH_SIDE_PX) + 0.5)) / HASH_SIDE_PX);
});

/**
 * 64-bit perceptual hash as 16 hexadecimal digits: signs of the lowest 8 × 8 frequencies of a 32 × 32 cosine
 * transform against their median (Zauner 2010, pHash). Survives scaling, recompression and small changes of
 * light; a mirrored picture has another hash.
 */
export function perceptualHash(image: RgbImage): string {
  const step = Math.max(1, Math.floor(Math.min(image.widthPx, image.heightPx) / ENOUGH_SIDE_PX));
  const thinned = subsampleRgb(image, step);
  const whole = { x: 0, y: 0, width: thinned.widthPx, height: thinned.heightPx };
  const [high, low] = greyHashBits(resizeLuma(thinned, whole, HASH_SIDE_PX, HASH_SIDE_PX));
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}

/** As perceptualHash, of a picture that is 32 × 32 already: sRGB bytes, three a pixel. */
export function hashBits(small: Uint8Array): HashBits {
  return greyHashBits(Float32Array.from({ length: HASH_SIDE_PX ** 2 }, (_, i) => luma(small, i * 3)));
}

function greyHashBits(small: Float32Array): HashBits {
  const rows = new Float64Array(KEPT * HASH_SIDE_PX);
  for (let y = 0; y < HASH_SIDE_PX; y++)
    for (let x = 0; x < HASH_SIDE_PX; x++) {
      const grey = small[y * HASH_SIDE_PX + x]!;
      for (let u = 0; u < KEPT; u++) rows[u * HASH_SIDE_PX + y]! += grey * COSINES[u * HASH_SIDE_PX + x]!;
    }
  const terms = new Float64Array(KEPT * KEPT);
  for (let v = 0; v < KEPT; v++)
    for (let u = 0; u < KEPT; u++) {
      let sum = 0;
      for (let y = 0; y < HASH_SIDE_PX; y++)
        sum += rows[u * HASH_SIDE_PX + y]! * COSINES[v * HASH_SIDE_PX + y]!;
      terms[v * KEPT + u] = sum;
    }
  const sorted = terms.toSorted();
  const median = (sorted[31]! + sorted[32]!) / 2;
  const word = (from: number): number => {
    let bits = 0;
    for (let i = from; i < from + 32; i++) bits = (bits << 1) | (terms[i]! > median ? 1 : 0);
    return bits >>> 0;
  };
  return [word(0), word(32)];
}

/** The bits of a hash written as 16 hexadecimal digits. */
export function hashBitsOf(hash: string): HashBits {
  return [parseInt(hash.slice(0, 8), 16), parseInt(hash.slice(8), 16)];
}

/** Number of differing bits of two hashes, 0–64. Under 6 it is the same picture; unrelated ones are near 32. */
export function hashDistance(a: string, b: string): number {
  return hammingDistance(hashBitsOf(a), hashBitsOf(b));
}

/** As hashDistance. */
export function hammingDistance(a: HashBits, b: HashBits): number {
  return ones(a[0] ^ b[0]) + ones(a[1] ^ b[1]);
}

/** Bits set in 32 (Warren, Hacker's Delight, figure 5-2). */
function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f;
  return Math.imul(bits, 0x01010101) >>> 24;
}
