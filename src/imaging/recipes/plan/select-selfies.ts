import type { SelfieCaution } from '../../selfie.ts';

/** The properties of a usable selfie that its selection depends on. */
export interface SelectableSelfie {
  /** Empty for a good selfie. */
  readonly cautions: readonly SelfieCaution[];
  /** True when the customer wants headshots of this selfie in spite of its cautions. */
  readonly isWantedAnyway: boolean;
}

/**
 * Selects the usable selfies that headshots are made of: the good ones and those the customer wants anyway. Only while these
 * are fewer than `leastCount`, cautioned ones are added, the highest ranked first.
 * @param rankOf returns a selfie's rank; higher is a better source
 * @returns the selfies in the given order
 */
export function selectSelfies<Selfie extends SelectableSelfie>(
  usable: readonly Selfie[],
  leastCount: number,
  rankOf: (selfie: Selfie) => number,
): readonly Selfie[] {
  const isPreferred = ({ cautions, isWantedAnyway }: Selfie): boolean =>
    cautions.length === 0 || isWantedAnyway;
  const missing = leastCount - usable.filter(isPreferred).length;
  const fillers = usable
    .filter((selfie) => !isPreferred(selfie))
    .toSorted((a, b) => a.cautions.length - b.cautions.length || rankOf(b) - rankOf(a))
    .slice(0, Math.max(0, missing));
  return usable.filter((selfie) => isPreferred(selfie) || fillers.includes(selfie));
}
