import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { whiteLabel as de } from './de.ts';
import { whiteLabel as en, type WhiteLabelTexts } from './en.ts';
import { whiteLabel as es } from './es.ts';

export const whiteLabelTexts: Record<Language, (facts: CatalogFacts) => WhiteLabelTexts> = { en, de, es };
