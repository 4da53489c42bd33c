import type { SelfieCaution, SelfieMeasures } from '../../selfie.ts';
import { groupMoments } from '../../measure/likeness/same-moment.ts';

/**
 * Adds the caution `same-moment` to every usable selfie except the best of its moment: the one with the fewest cautions of its
 * own, then the highest ranked, then the first. The caution is computed whenever the selfies are shown or used and never stored,
 * so that removing one of two selfies lifts the caution of the other.
 * @param usable the usable selfies; one without measures counts as a moment of its own
 * @param rankOf returns a selfie's rank; higher is a better source
 * @returns the selfies in the given order
 */
export function withSameMomentCautions<
  Selfie extends {
    readonly cautions: readonly SelfieCaution[];
    readonly measures: SelfieMeasures | undefined;
  },
>(usable: readonly Selfie[], rankOf: (selfie: Selfie) => number): readonly Selfie[] {
  const measured = usable.flatMap((selfie) =>
    selfie.measures === undefined ? [] : [{ selfie, measures: selfie.measures }],
  );
  const moments = groupMoments(measured.map(({ measures }) => measures));
  const isBetter = (one: Selfie, other: Selfie): boolean =>
    one.cautions.length === other.cautions.length
      ? rankOf(one) > rankOf(other)
      : one.cautions.length < other.cautions.length;
  const bestOf = new Map<number, Selfie>();
  for (const [index, { selfie }] of measured.entries()) {
    const best = bestOf.get(moments[index]!);
    if (best === undefined || isBetter(selfie, best)) bestOf.set(moments[index]!, selfie);
  }
  const best = new Set(bestOf.values());
  return usable.map((selfie) =>
    selfie.measures === undefined || best.has(selfie) || selfie.cautions.includes('same-moment')
      ? selfie
      : { ...selfie, cautions: [...selfie.cautions, 'same-moment' as const] },
  );
}
