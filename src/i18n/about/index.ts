import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { about as de } from './de.ts';
import { about as en, type AboutTexts } from './en.ts';
import { about as es } from './es.ts';

export const aboutTexts: Record<Language, (facts: CatalogFacts) => AboutTexts> = { en, de, es };
