import type { Language } from '../catalog/languages.ts';
import { newsletterErrors as de, newsletterLinkGone as goneDe } from './de/newsletter-errors.ts';
import {
  newsletterErrors as en,
  type NewsletterErrorTexts,
  newsletterLinkGone as goneEn,
} from './en/newsletter-errors.ts';
import { newsletterErrors as es, newsletterLinkGone as goneEs } from './es/newsletter-errors.ts';

export const newsletterErrorsTexts: Record<Language, NewsletterErrorTexts> = { en, de, es };

export const newsletterLinkGoneText: Record<Language, string> = { en: goneEn, de: goneDe, es: goneEs };
