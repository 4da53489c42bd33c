import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { aiResumePhoto as de } from './de.ts';
import { aiResumePhoto as en, type AiResumePhotoTexts } from './en.ts';
import { aiResumePhoto as es } from './es.ts';

export const aiResumePhotoTexts: Record<Language, (facts: CatalogFacts) => AiResumePhotoTexts> = {
  en,
  de,
  es,
};
