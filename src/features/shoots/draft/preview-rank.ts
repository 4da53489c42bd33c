import type { ClothesWish } from '../../../imaging/headshot-request.ts';
import { type JudgedSelfie, usableSelfies } from '../selfies/usable-selfies.ts';
import { selfieRank } from '../selfies/selfie-rank.ts';

/**
 * Returns the usable selfies, the best for the preview first: good ones, then those wanted anyway, then by number of
 * cautions. Unless own clothes are wished for, those that are known not to be dressable come after the others.
 */
export function mostPromising<Selfie extends JudgedSelfie & { readonly dressing?: string | undefined }>(
  selfies: readonly Selfie[],
  wish: ClothesWish,
): readonly Selfie[] {
  const doubt = ({ cautions, isWantedAnyway }: Selfie): number =>
    cautions.length === 0 ? 0 : isWantedAnyway ? 1 : 1 + cautions.length;
  const undressable = ({ dressing }: Selfie): number => Number(wish !== 'own' && dressing !== undefined);
  return usableSelfies(selfies, wish).toSorted(
    (a, b) =>
      undressable(a) - undressable(b) ||
      doubt(a) - doubt(b) ||
      selfieRank(b.measures) - selfieRank(a.measures),
  );
}
