import type { Language } from '../catalog/languages.ts';
import type { CatalogFacts } from './catalog-facts.ts';
import { layout as de } from './de/layout.ts';
import { layout as en, type LayoutTexts } from './en/layout.ts';
import { layout as es } from './es/layout.ts';

export const layoutTexts: Record<Language, (facts: CatalogFacts) => LayoutTexts> = { en, de, es };
