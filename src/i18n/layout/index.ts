import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { layout as de } from './de.ts';
import { layout as en, type LayoutTexts } from './en.ts';
import { layout as es } from './es.ts';

export const layoutTexts: Record<Language, (facts: CatalogFacts) => LayoutTexts> = { en, de, es };
