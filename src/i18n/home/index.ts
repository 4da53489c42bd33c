import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { home as de } from './de.ts';
import { home as en, type HomeTexts } from './en.ts';
import { home as es } from './es.ts';

export const homeTexts: Record<Language, (facts: CatalogFacts) => HomeTexts> = { en, de, es };
