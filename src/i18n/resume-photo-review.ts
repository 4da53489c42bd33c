import type { Language } from '../catalog/languages.ts';
import type { CatalogFacts } from './catalog-facts.ts';
import { resumePhotoReview as de } from './de/resume-photo-review.ts';
import { resumePhotoReview as en, type ResumePhotoReviewTexts } from './en/resume-photo-review.ts';
import { resumePhotoReview as es } from './es/resume-photo-review.ts';

export const resumePhotoReviewTexts: Record<Language, (facts: CatalogFacts) => ResumePhotoReviewTexts> = {
  en,
  de,
  es,
};
