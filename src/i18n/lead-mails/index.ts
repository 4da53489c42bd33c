import type { Language } from '../../catalog/languages.ts';
import { leadMails as de } from './de.ts';
import { leadMails as en, type LeadMailTexts } from './en.ts';
import { leadMails as es } from './es.ts';

export const leadMailsTexts: Record<Language, LeadMailTexts> = { en, de, es };
