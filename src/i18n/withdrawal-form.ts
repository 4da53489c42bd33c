import type { Language } from '../catalog/languages.ts';
import { withdrawalForm as de } from './de/withdrawal-form.ts';
import { withdrawalForm as en, type WithdrawalFormTexts } from './en/withdrawal-form.ts';
import { withdrawalForm as es } from './es/withdrawal-form.ts';

export const withdrawalFormTexts: Record<Language, WithdrawalFormTexts> = { en, de, es };
