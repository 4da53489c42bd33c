import type { ClothesWish } from '../../../imaging/headshot-request.ts';
import { type JudgedSelfie, usableSelfies } from '../selfies/usable-selfies.ts';
import { selfieRank } from '../selfies/selfie-rank.ts';

/**
 * Returns the usable selfies, the best for the preview first: good ones, then those wanted anyway, then by number of
 * cautions.
 */
export function mostPromising<Selfie extends JudgedSelfie>(
  selfies: readonly Selfie[],
  wish: ClothesWish,
): readonly Selfie[] {
  const doubt = ({ cautions, isWantedAnyway }: Selfie): number =>
    cautions.length === 0 ? 0 : isWantedAnyway ? 1 : 1 + cautions.length;
  return usableSelfies(selfies, wish).toSorted(
    (a, b) => doubt(a) - doubt(b) || selfieRank(b.measures) - selfieRank(a.measures),
  );
}
