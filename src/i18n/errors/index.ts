import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { errors as de } from './de.ts';
import { type ErrorsTexts, errors as en } from './en.ts';
import { errors as es } from './es.ts';

export const errorsTexts: Readonly<Record<Language, (facts: CatalogFacts) => ErrorsTexts>> = { en, de, es };
