import type { Language } from '../../catalog/languages.ts';
import { newsletterTags as de } from './de.ts';
import { newsletterTags as en, type NewsletterTagsTexts } from './en.ts';
import { newsletterTags as es } from './es.ts';

export const newsletterTagsTexts: Record<Language, NewsletterTagsTexts> = { en, de, es };
