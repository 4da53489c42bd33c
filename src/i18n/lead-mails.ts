import type { Language } from '../catalog/languages.ts';
import { leadMails as de } from './de/lead-mails.ts';
import { leadMails as en, type LeadMailTexts } from './en/lead-mails.ts';
import { leadMails as es } from './es/lead-mails.ts';

export const leadMailsTexts: Record<Language, LeadMailTexts> = { en, de, es };
