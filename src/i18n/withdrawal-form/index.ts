import type { Language } from '../../catalog/languages.ts';
import { withdrawalForm as de } from './de.ts';
import { withdrawalForm as en, type WithdrawalFormTexts } from './en.ts';
import { withdrawalForm as es } from './es.ts';

export const withdrawalFormTexts: Record<Language, WithdrawalFormTexts> = { en, de, es };
