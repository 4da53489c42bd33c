import type { Language } from '../catalog/languages.ts';
import type { CatalogFacts } from './catalog-facts.ts';
import { examplesPage as de } from './de/examples-page.ts';
import { examplesPage as en, type ExamplesPageTexts } from './en/examples-page.ts';
import { examplesPage as es } from './es/examples-page.ts';

export const examplesPageTexts: Record<Language, (facts: CatalogFacts) => ExamplesPageTexts> = { en, de, es };
