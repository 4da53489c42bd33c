import type { Language } from '../../catalog/languages.ts';
import { newsletterPages as de } from './de.ts';
import { newsletterPages as en, type NewsletterPagesTexts } from './en.ts';
import { newsletterPages as es } from './es.ts';

export const newsletterPagesTexts: Record<Language, NewsletterPagesTexts> = { en, de, es };
