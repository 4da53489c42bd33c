import type { Language } from '../../catalog/languages.ts';
import { newsletterMails as de } from './de.ts';
import { newsletterMails as en, type NewsletterMailsTexts } from './en.ts';
import { newsletterMails as es } from './es.ts';

export const newsletterMailsTexts: Record<Language, NewsletterMailsTexts> = { en, de, es };
