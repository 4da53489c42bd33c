import type { ClothesWish } from '../../../imaging/headshot-request.ts';
import { type JudgedSelfie, usableSelfies } from '../selfies/usable-selfies.ts';
import { selfieRank } from '../selfies/selfie-rank.ts';

/**
 * Returns the usable selfies, the best for the preview first: good ones, then those wanted anyway, then the others by their
 * number of cautions. Unless own clothes are wished for, selfies that no garment fits come after all others.
 */
export function mostPromising<Selfie extends JudgedSelfie & { readonly dressing?: string | undefined }>(
  selfies: readonly Selfie[],
  wish: ClothesWish,
): readonly Selfie[] {
  const cautionRank = ({ cautions, isWantedAnyway }: Selfie): number =>
    cautions.length === 0 ? 0 : isWantedAnyway ? 1 : 1 + cautions.length;
  const undressable = ({ dressing }: Selfie): number => Number(wish !== 'own' && dressing !== undefined);
  return usableSelfies(selfies, wish).toSorted(
    (a, b) =>
      undressable(a) - undressable(b) ||
      cautionRank(a) - cautionRank(b) ||
      selfieRank(b.measures) - selfieRank(a.measures),
  );
}
