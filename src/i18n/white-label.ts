import type { Language } from '../catalog/languages.ts';
import type { CatalogFacts } from './catalog-facts.ts';
import { whiteLabel as de } from './de/white-label.ts';
import { whiteLabel as en, type WhiteLabelTexts } from './en/white-label.ts';
import { whiteLabel as es } from './es/white-label.ts';

export const whiteLabelTexts: Record<Language, (facts: CatalogFacts) => WhiteLabelTexts> = { en, de, es };
