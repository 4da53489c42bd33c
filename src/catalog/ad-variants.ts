/** The versions of the page that advertisements link to (spec §2). */
export const AD_VARIANTS = ['original', 'direct-response', 'emotional-story'] as const;
export type AdVariant = (typeof AD_VARIANTS)[number];

export const DEFAULT_AD_VARIANT: AdVariant = 'original';

export function isAdVariant(value: unknown): value is AdVariant {
  return AD_VARIANTS.some((variant) => variant === value);
}
