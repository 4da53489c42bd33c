import type { SelfieMeasures } from '../../selfie.ts';
import { momentDistance } from './moment-hash.ts';
import { hashDistance } from './perceptual-hash.ts';

/** The measures by which photos are grouped into moments. */
export type MomentMeasures = Pick<SelfieMeasures, 'perceptualHash' | 'momentHash'>;

/** Largest distance, of 64 bits, between the hashes of two whole photos of one moment. */
const MAX_MOMENT_BITS = 10;
/** Largest momentDistance between the surroundings of two faces of one moment, levels. */
const MAX_SURROUNDINGS = 30;

/**
 * Returns whether two photos were taken at nearly the same moment, so that their headshots look alike: either the whole photos
 * or the surroundings of the face are similar, however the photos are cropped. Nobody is identified.
 */
export function isSameMoment(a: MomentMeasures, b: MomentMeasures): boolean {
  if (hashDistance(a.perceptualHash, b.perceptualHash) <= MAX_MOMENT_BITS) return true;
  if (a.momentHash === undefined || b.momentHash === undefined) return false;
  const distance = momentDistance(a.momentHash, b.momentHash);
  return distance !== undefined && distance <= MAX_SURROUNDINGS;
}

/**
 * Groups photos by moment: photos that look alike belong to one group, also indirectly through a third photo.
 * @returns for each photo the index of the first photo of its moment
 */
export function groupMoments(photos: readonly MomentMeasures[]): readonly number[] {
  const first = photos.map((_, index) => index);
  for (let i = 0; i < photos.length; i++)
    for (let j = 0; j < i; j++) {
      if (first[i] === first[j] || !isSameMoment(photos[i]!, photos[j]!)) continue;
      const [target, merged] = [Math.min(first[i]!, first[j]!), Math.max(first[i]!, first[j]!)];
      for (let k = 0; k <= i; k++) if (first[k] === merged) first[k] = target;
    }
  return first;
}
