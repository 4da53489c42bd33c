import type { Language } from '../../catalog/languages.ts';
import { leadMails as de } from './de.ts';
import { leadMails as en, type LeadMailsTexts } from './en.ts';
import { leadMails as es } from './es.ts';

export const leadMailsTexts: Record<Language, LeadMailsTexts> = { en, de, es };
