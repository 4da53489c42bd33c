import type { Language } from '../../catalog/languages.ts';
import { newsletterErrors as de, newsletterLinkGone as goneDe } from './de.ts';
import { newsletterErrors as en, type NewsletterErrorsTexts, newsletterLinkGone as goneEn } from './en.ts';
import { newsletterErrors as es, newsletterLinkGone as goneEs } from './es.ts';

export const newsletterErrorsTexts: Record<Language, NewsletterErrorsTexts> = { en, de, es };

export const newsletterLinkGoneText: Record<Language, string> = { en: goneEn, de: goneDe, es: goneEs };
