import type { Language } from '../../catalog/languages.ts';
import { newsletterPreferences as de } from './de.ts';
import { newsletterPreferences as en, type NewsletterPreferencesTexts } from './en.ts';
import { newsletterPreferences as es } from './es.ts';

export const newsletterPreferencesTexts: Record<Language, NewsletterPreferencesTexts> = { en, de, es };
