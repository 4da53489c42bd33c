import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { pricing as de } from './de.ts';
import { pricing as en, type PricingTexts } from './en.ts';
import { pricing as es } from './es.ts';

export const pricingTexts: Record<Language, (facts: CatalogFacts) => PricingTexts> = { en, de, es };
