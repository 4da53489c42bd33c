import { hammingDistance, hashBitsOf, type HashBits } from './perceptual-hash.ts';

/** Two headshots of a shoot at a smaller distance look the same. */
export const MIN_DISTINCTNESS = 10;

/**
 * Finds the two most similar pictures: the smallest Hamming distance of two perceptual hashes, 0–64, and the indices of the
 * pair. With fewer than two pictures the distance is 64.
 */
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

/**
 * Returns the smallest distance to any of the others, 64 when there are none. Stops searching at a distance of at
 * most `enough`.
 */
export function leastDistance(hash: HashBits, others: readonly HashBits[], enough = -1): number {
  let least = 64;
  for (const other of others) {
    least = Math.min(least, hammingDistance(hash, other));
    if (least <= enough) break;
  }
  return least;
}
