import type { Language } from '../catalog/languages.ts';
import { withdrawalsErrors as de } from './de/withdrawals-errors.ts';
import { withdrawalsErrors as en, type WithdrawalsErrorTexts } from './en/withdrawals-errors.ts';
import { withdrawalsErrors as es } from './es/withdrawals-errors.ts';

export const withdrawalsErrorsTexts: Record<Language, WithdrawalsErrorTexts> = { en, de, es };
