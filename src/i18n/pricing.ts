import type { Language } from '../catalog/languages.ts';
import type { CatalogFacts } from './catalog-facts.ts';
import { pricing as de } from './de/pricing.ts';
import { pricing as en, type PricingTexts } from './en/pricing.ts';
import { pricing as es } from './es/pricing.ts';

export const pricingTexts: Record<Language, (facts: CatalogFacts) => PricingTexts> = { en, de, es };
