import type { Language } from '../catalog/languages.ts';
import type { CatalogFacts } from './catalog-facts.ts';
import { linkedinPhotoReview as de } from './de/linkedin-photo-review.ts';
import { linkedinPhotoReview as en, type LinkedinPhotoReviewTexts } from './en/linkedin-photo-review.ts';
import { linkedinPhotoReview as es } from './es/linkedin-photo-review.ts';

export const linkedinPhotoReviewTexts: Record<Language, (facts: CatalogFacts) => LinkedinPhotoReviewTexts> = {
  en,
  de,
  es,
};
