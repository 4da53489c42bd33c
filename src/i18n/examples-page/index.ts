import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { examplesPage as de } from './de.ts';
import { examplesPage as en, type ExamplesPageTexts } from './en.ts';
import { examplesPage as es } from './es.ts';

export const examplesPageTexts: Record<Language, (facts: CatalogFacts) => ExamplesPageTexts> = { en, de, es };
