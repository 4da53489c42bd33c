import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { withdraw as de } from './de.ts';
import { withdraw as en, type WithdrawTexts } from './en.ts';
import { withdraw as es } from './es.ts';

export const withdrawTexts: Record<Language, (facts: CatalogFacts) => WithdrawTexts> = { en, de, es };
