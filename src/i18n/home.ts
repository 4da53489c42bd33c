import type { Language } from '../catalog/languages.ts';
import type { CatalogFacts } from './catalog-facts.ts';
import { home as de } from './de/home.ts';
import { home as en, type HomeTexts } from './en/home.ts';
import { home as es } from './es/home.ts';

export const homeTexts: Record<Language, (facts: CatalogFacts) => HomeTexts> = { en, de, es };
