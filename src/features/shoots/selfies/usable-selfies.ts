import { LIMITS } from '../../../catalog/limits.ts';
import type { ClothesWish } from '../../../imaging/headshot-request.ts';
import type { SelfieMeasures } from '../../../imaging/selfie.ts';
import { withSameMomentCautions } from '../../../imaging/recipes/selfie/same-moment-cautions.ts';
import { type SelectableSelfie, selectSelfies } from '../../../imaging/recipes/plan/select-selfies.ts';
import { selfieRank } from './selfie-rank.ts';
import { overridableCautions, suitsWish } from './suits-wish.ts';

export interface JudgedSelfie extends SelectableSelfie {
  readonly state: 'checking' | 'accepted' | 'rejected';
  readonly measures: SelfieMeasures | undefined;
}

/**
 * Returns the accepted selfies that headshots in the clothes wished for can be made of, with all their cautions: those of
 * their own check, and `same-moment`, which depends on the others. Page, counter, preview and render all use this list.
 */
export function usableSelfies<Selfie extends JudgedSelfie>(
  selfies: readonly Selfie[],
  wish: ClothesWish,
): readonly Selfie[] {
  return withSameMomentCautions(
    selfies.filter(({ state, cautions }) => state === 'accepted' && suitsWish(cautions, wish)),
    ({ measures }) => selfieRank(measures),
  );
}

/** Returns the usable selfies that headshots are made of, provided that each of them can be prepared. */
export function headshotSelfies<Selfie extends JudgedSelfie>(
  selfies: readonly Selfie[],
  wish: ClothesWish,
): readonly Selfie[] {
  const usable = usableSelfies(selfies, wish).map((selfie) => ({
    ...selfie,
    cautions: overridableCautions(selfie.cautions),
  }));
  return selectSelfies(usable, LIMITS.selfiesMin, ({ measures }) => selfieRank(measures));
}
