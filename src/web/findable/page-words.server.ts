import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../../i18n/catalog-facts.ts';
import { blogTexts } from '../../i18n/blog.ts';
import { checkoutPageTexts } from '../../i18n/checkout-page.ts';
import { createPageTexts } from '../../i18n/create-page.ts';
import { homeTexts } from '../../i18n/home.ts';
import { pricingTexts } from '../../i18n/pricing.ts';
import type { PageName } from '../../routes.ts';
import type { PageWords } from './marketing-page.server.ts';

interface PageCard {
  readonly words: Readonly<
    Record<Language, (facts: CatalogFacts) => PageWords & { readonly heading?: string }>
  >;
  /** The scene that stands for the page on its Open Graph picture. */
  readonly scene: string;
}

/** Public pages as they are told to others: what they are called and what their picture shows. */
export const PAGE_CARDS: Partial<Readonly<Record<PageName, PageCard>>> = {
  home: { words: homeTexts, scene: 'glass-office' },
  createHeadshot: { words: createPageTexts, scene: 'corner-cafe' },
  pricing: { words: pricingTexts, scene: 'bright-living-room' },
  checkout: { words: checkoutPageTexts, scene: 'hearth-room' },
  blog: { words: blogTexts, scene: 'library-shelves' },
};
