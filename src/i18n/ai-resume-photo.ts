import type { Language } from '../catalog/languages.ts';
import type { CatalogFacts } from './catalog-facts.ts';
import { aiResumePhoto as de } from './de/ai-resume-photo.ts';
import { aiResumePhoto as en, type AiResumePhotoTexts } from './en/ai-resume-photo.ts';
import { aiResumePhoto as es } from './es/ai-resume-photo.ts';

export const aiResumePhotoTexts: Record<Language, (facts: CatalogFacts) => AiResumePhotoTexts> = {
  en,
  de,
  es,
};
