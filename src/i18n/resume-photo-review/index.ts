import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { resumePhotoReview as de } from './de.ts';
import { resumePhotoReview as en, type ResumePhotoReviewTexts } from './en.ts';
import { resumePhotoReview as es } from './es.ts';

export const resumePhotoReviewTexts: Record<Language, (facts: CatalogFacts) => ResumePhotoReviewTexts> = {
  en,
  de,
  es,
};
