import type { Language } from '../catalog/languages.ts';
import type { CatalogFacts } from './catalog-facts.ts';
import { imprint as de } from './de/imprint.ts';
import { imprint as en, type ImprintTexts } from './en/imprint.ts';
import { imprint as es } from './es/imprint.ts';

export const imprintTexts: Record<Language, (facts: CatalogFacts) => ImprintTexts> = { en, de, es };
