import type { Language } from '../../catalog/languages.ts';
import { withdrawalsErrors as de } from './de.ts';
import { withdrawalsErrors as en, type WithdrawalsErrorsTexts } from './en.ts';
import { withdrawalsErrors as es } from './es.ts';

export const withdrawalsErrorsTexts: Record<Language, WithdrawalsErrorsTexts> = { en, de, es };
