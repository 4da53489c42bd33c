import type { Language } from '../../catalog/languages.ts';
import { newsletterOverlays as de } from './de.ts';
import { newsletterOverlays as en, type NewsletterOverlaysTexts } from './en.ts';
import { newsletterOverlays as es } from './es.ts';

export const newsletterOverlaysTexts: Record<Language, NewsletterOverlaysTexts> = { en, de, es };
