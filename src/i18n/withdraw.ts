import type { Language } from '../catalog/languages.ts';
import type { CatalogFacts } from './catalog-facts.ts';
import { withdraw as de } from './de/withdraw.ts';
import { withdraw as en, type WithdrawTexts } from './en/withdraw.ts';
import { withdraw as es } from './es/withdraw.ts';

export const withdrawTexts: Record<Language, (facts: CatalogFacts) => WithdrawTexts> = { en, de, es };
