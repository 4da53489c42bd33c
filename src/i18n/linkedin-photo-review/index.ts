import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { linkedinPhotoReview as de } from './de.ts';
import { linkedinPhotoReview as en, type LinkedinPhotoReviewTexts } from './en.ts';
import { linkedinPhotoReview as es } from './es.ts';

export const linkedinPhotoReviewTexts: Record<Language, (facts: CatalogFacts) => LinkedinPhotoReviewTexts> = {
  en,
  de,
  es,
};
