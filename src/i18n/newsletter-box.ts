import type { Language } from '../catalog/languages.ts';
import { newsletterBox as de } from './de/newsletter-box.ts';
import { newsletterBox as en, type NewsletterBoxTexts } from './en/newsletter-box.ts';
import { newsletterBox as es } from './es/newsletter-box.ts';

export const newsletterBoxTexts: Record<Language, NewsletterBoxTexts> = { en, de, es };
