import type { AdVariant } from '../../catalog/ad-variants.ts';
import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { adLanding as de } from './de.ts';
import { adLanding as en, type AdLandingTexts } from './en.ts';
import { adLanding as es } from './es.ts';

const TEXTS: Record<Language, (facts: CatalogFacts) => AdLandingTexts> = { en, de, es };

/** Returns the texts that all versions share together with the opening of one version. */
export function adLandingTexts(variant: AdVariant) {
  const textsOf = (language: Language) => (facts: CatalogFacts) => {
    const { openings, ...shared } = TEXTS[language](facts);
    return { ...shared, ...openings[variant] };
  };
  return { en: textsOf('en'), de: textsOf('de'), es: textsOf('es') };
}

export type AdVariantTexts = ReturnType<ReturnType<typeof adLandingTexts>['en']>;
