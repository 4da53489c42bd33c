import type { Language } from '../../catalog/languages.ts';
import { purchaseForm as de } from './de.ts';
import { purchaseForm as en, type PurchaseFormTexts } from './en.ts';
import { purchaseForm as es } from './es.ts';

export const purchaseFormTexts: Record<Language, PurchaseFormTexts> = { en, de, es };
