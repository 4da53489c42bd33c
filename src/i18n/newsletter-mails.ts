import type { Language } from '../catalog/languages.ts';
import { newsletterMails as de } from './de/newsletter-mails.ts';
import { newsletterMails as en, type NewsletterMailTexts } from './en/newsletter-mails.ts';
import { newsletterMails as es } from './es/newsletter-mails.ts';

export const newsletterMailsTexts: Record<Language, NewsletterMailTexts> = { en, de, es };
