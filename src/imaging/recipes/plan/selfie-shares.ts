import type { SelfieCaution, SelfieMeasures } from '../../selfie.ts';
import { groupMoments } from '../../measure/likeness/same-moment.ts';

/** The properties that decide how often a selfie is used. */
export interface WeighableSelfie {
  /** 0–1, recipes/selfie/source-quality.ts. */
  readonly quality: number;
  readonly cautions: readonly SelfieCaution[];
  readonly measures: Pick<SelfieMeasures, 'perceptualHash'>;
}

/** Bounds of a selfie's share, in even shares. The best is used much more often than the weakest, and none is left out. */
const MIN_SHARE = 0.5;
const MAX_SHARE = 1.6;
/** Weight of a cautioned selfie relative to a good one. It is used because the customer wants it or good ones are missing. */
const CAUTION_FACTOR = 0.7;
/** Least weight of a selfie, however poor. */
const MIN_QUALITY = 0.05;
const ROUNDS = 8;

/**
 * Returns each selfie's share of a shoot's pictures, in even shares, so that the mean is about 1. Better selfies get more. Those
 * of one moment each get less (÷ √n for n of them), because their headshots look alike.
 */
export function selfieShares(selfies: readonly WeighableSelfie[]): readonly number[] {
  const moments = groupMoments(selfies.map(({ measures }) => measures));
  const weights = selfies.map(({ quality, cautions }, index) => {
    const ofMoment = moments.filter((moment) => moment === moments[index]).length;
    const own = Math.max(MIN_QUALITY, quality) * (cautions.length > 0 ? CAUTION_FACTOR : 1);
    return own / Math.sqrt(ofMoment);
  });
  let shares: readonly number[] = weights;
  // Bounding one share changes the mean, so the others are scaled again; a few rounds converge.
  for (let round = 0; round < ROUNDS; round++) {
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    shares = shares.map((share) => Math.min(MAX_SHARE, Math.max(MIN_SHARE, share / mean)));
  }
  return shares;
}
