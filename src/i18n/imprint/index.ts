import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { imprint as de } from './de.ts';
import { imprint as en, type ImprintTexts } from './en.ts';
import { imprint as es } from './es.ts';

export const imprintTexts: Record<Language, (facts: CatalogFacts) => ImprintTexts> = { en, de, es };
