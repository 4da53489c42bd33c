import type { Language } from '../catalog/languages.ts';
import { newsletterPages as de } from './de/newsletter-pages.ts';
import { newsletterPages as en, type NewsletterPagesTexts } from './en/newsletter-pages.ts';
import { newsletterPages as es } from './es/newsletter-pages.ts';

export const newsletterPagesTexts: Record<Language, NewsletterPagesTexts> = { en, de, es };
