import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { createPage as de } from './de.ts';
import { createPage as en, type CreatePageTexts } from './en.ts';
import { createPage as es } from './es.ts';

export const createPageTexts: Record<Language, (facts: CatalogFacts) => CreatePageTexts> = { en, de, es };
