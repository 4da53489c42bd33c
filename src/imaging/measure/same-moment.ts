import type { SelfieMeasures } from '../selfie.ts';
import { momentDistance } from './moment-hash.ts';
import { hashDistance } from './perceptual-hash.ts';

export type MomentMeasures = Pick<SelfieMeasures, 'perceptualHash' | 'momentHash'>;

/** Bits of 64 that the hashes of two whole photos of one moment may differ by. */
const MAX_MOMENT_BITS = 10;
/** Levels that the surroundings of the face may differ by (momentDistance). */
const MAX_SURROUNDINGS = 30;

/**
 * Whether two photos were taken at nearly the same moment, so that headshots of both look alike: the whole photos are alike, or
 * what is around the face is, however they are cropped. Nobody is identified.
 */
export function isSameMoment(a: MomentMeasures, b: MomentMeasures): boolean {
  if (hashDistance(a.perceptualHash, b.perceptualHash) <= MAX_MOMENT_BITS) return true;
  if (a.momentHash === undefined || b.momentHash === undefined) return false;
  const distance = momentDistance(a.momentHash, b.momentHash);
  return distance !== undefined && distance <= MAX_SURROUNDINGS;
}

/**
 * Groups photos by moment: two that look alike are of one moment, and so are both with a third that looks like either.
 * @returns for each photo the index of the first photo of its moment
 */
export function groupMoments(photos: readonly MomentMeasures[]): readonly number[] {
  const first = photos.map((_, index) => index);
  for (let i = 0; i < photos.length; i++)
    for (let j = 0; j < i; j++) {
      if (first[i] === first[j] || !isSameMoment(photos[i]!, photos[j]!)) continue;
      const [kept, merged] = [Math.min(first[i]!, first[j]!), Math.max(first[i]!, first[j]!)];
      for (let k = 0; k <= i; k++) if (first[k] === merged) first[k] = kept;
    }
  return first;
}
