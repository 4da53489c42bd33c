import type { ExpectationGuide, SizeGuide } from '../../../i18n/photo-guide.ts';

export interface SizeInUse extends SizeGuide {
  /** The countries that use the size, with its role there. */
  readonly uses: readonly { readonly country: string; readonly role: string }[];
}

/** Lists every size once with the countries that use it, the most widely used first. */
export function sizesInUse(groups: readonly ExpectationGuide[]): readonly SizeInUse[] {
  const bySize = new Map<string, SizeInUse>();
  for (const { countries } of groups) {
    for (const { name, sizes } of countries) {
      for (const size of sizes) {
        const known = bySize.get(size.mm);
        bySize.set(size.mm, {
          ...size,
          uses: [...(known?.uses ?? []), { country: name, role: size.role }],
        });
      }
    }
  }
  return [...bySize.values()].toSorted((a, b) => b.uses.length - a.uses.length);
}

/** Lists the usual sizes of all countries, the largest first. */
export function usualPrints(groups: readonly ExpectationGuide[]) {
  const usual = groups.map((group) => ({
    ...group,
    countries: group.countries.map((country) => ({ ...country, sizes: country.sizes.slice(0, 1) })),
  }));
  return sizesInUse(usual)
    .toSorted((a, b) => b.widthMm * b.heightMm - a.widthMm * a.heightMm)
    .map(({ widthMm, heightMm, mm, uses }) => ({
      widthMm,
      heightMm,
      mm,
      name: uses.map(({ country }) => country).join(', '),
    }));
}
