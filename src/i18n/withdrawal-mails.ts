import type { Language } from '../catalog/languages.ts';
import { withdrawalMails as de } from './de/withdrawal-mails.ts';
import { withdrawalMails as en, type WithdrawalMailTexts } from './en/withdrawal-mails.ts';
import { withdrawalMails as es } from './es/withdrawal-mails.ts';

export const withdrawalMailsTexts: Record<Language, WithdrawalMailTexts> = { en, de, es };
