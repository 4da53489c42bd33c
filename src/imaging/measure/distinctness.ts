import { hashDistance } from './perceptual-hash.ts';

/** Smallest perceptual-hash distance (0–64) between any two pictures, and which two; 64 for fewer than two. */
export function distinctness(hashes: readonly string[]): {
  readonly distance: number;
  readonly pair: readonly [number, number] | undefined;
} {
  let distance = 64;
  let pair: readonly [number, number] | undefined;
  for (let i = 0; i < hashes.length; i++)
    for (let j = i + 1; j < hashes.length; j++) {
      const found = hashDistance(hashes[i]!, hashes[j]!);
      if (found < distance) {
        distance = found;
        pair = [i, j];
      }
    }
  return { distance, pair };
}
