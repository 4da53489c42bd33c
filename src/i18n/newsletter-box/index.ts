import type { Language } from '../../catalog/languages.ts';
import { newsletterBox as de } from './de.ts';
import { newsletterBox as en, type NewsletterBoxTexts } from './en.ts';
import { newsletterBox as es } from './es.ts';

export const newsletterBoxTexts: Record<Language, NewsletterBoxTexts> = { en, de, es };
