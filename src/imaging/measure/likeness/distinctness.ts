import { hammingDistance, hashBitsOf, type HashBits } from './perceptual-hash.ts';

/** Two pictures of a shoot closer than this look like one and the same. */
export const MIN_DISTINCTNESS = 10;

/** Smallest perceptual-hash distance (0–64) between any two pictures, and which two; 64 for fewer than two. */
export function distinctness(hashes: readonly string[]): {
  readonly distance: number;
  readonly pair: readonly [number, number] | undefined;
} {
  const all = hashes.map(hashBitsOf);
  let distance = 64;
  let pair: readonly [number, number] | undefined;
  for (let i = 0; i < all.length; i++)
    for (let j = i + 1; j < all.length; j++) {
      const found = hammingDistance(all[i]!, all[j]!);
      if (found < distance) {
        distance = found;
        pair = [i, j];
      }
    }
  return { distance, pair };
}

/** Smallest distance to any of the others, 64 when there are none; looks no further once it is not above `enough`. */
export function leastDistance(hash: HashBits, others: readonly HashBits[], enough = -1): number {
  let least = 64;
  for (const other of others) {
    least = Math.min(least, hammingDistance(hash, other));
    if (least <= enough) break;
  }
  return least;
}
