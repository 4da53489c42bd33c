import type { Language } from '../catalog/languages.ts';
import type { CatalogFacts } from './catalog-facts.ts';
import { createPage as de } from './de/create-page.ts';
import { createPage as en, type CreatePageTexts } from './en/create-page.ts';
import { createPage as es } from './es/create-page.ts';

export const createPageTexts: Record<Language, (facts: CatalogFacts) => CreatePageTexts> = { en, de, es };
