import type { Language } from '../../catalog/languages.ts';
import { withdrawalMails as de } from './de.ts';
import { withdrawalMails as en, type WithdrawalMailsTexts } from './en.ts';
import { withdrawalMails as es } from './es.ts';

export const withdrawalMailsTexts: Record<Language, WithdrawalMailsTexts> = { en, de, es };
