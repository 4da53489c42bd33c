import type { SelfieCaution, SelfieMeasures } from '../selfie.ts';
import { groupMoments } from '../measure/same-moment.ts';

/** What decides how often a selfie is used. */
export interface WeighableSelfie {
  /** 0–1, recipes/source-quality.ts. */
  readonly quality: number;
  readonly cautions: readonly SelfieCaution[];
  readonly measures: Pick<SelfieMeasures, 'perceptualHash'>;
}

/** Bounds of a selfie's share, in even shares: the best gives much more than the weakest, and none is left out. */
const LEAST_SHARE = 0.5;
const MOST_SHARE = 1.6;
/** A selfie with cautions, which is used because it is wanted or good ones are missing, counts this much of a good one. */
const CAUTION_FACTOR = 0.7;
/** A selfie so poor that its quality is nearly 0 still counts this much. */
const LEAST_QUALITY = 0.05;
const ROUNDS = 8;

/**
 * How much of a shoot each selfie gives, in even shares: the mean is 1 but for the bounds. Better selfies give more; several
 * of one moment share with each other, because their headshots look alike.
 */
export function selfieShares(selfies: readonly WeighableSelfie[]): readonly number[] {
  const moments = groupMoments(selfies.map(({ measures }) => measures));
  const weights = selfies.map(({ quality, cautions }, index) => {
    const ofMoment = moments.filter((moment) => moment === moments[index]).length;
    const own = Math.max(LEAST_QUALITY, quality) * (cautions.length > 0 ? CAUTION_FACTOR : 1);
    return own / Math.sqrt(ofMoment);
  });
  let shares: readonly number[] = weights;
  // Bounding one moves the mean, so the others are scaled again; after a few rounds nothing moves.
  for (let round = 0; round < ROUNDS; round++) {
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    shares = shares.map((share) => Math.min(MOST_SHARE, Math.max(LEAST_SHARE, share / mean)));
  }
  return shares;
}
