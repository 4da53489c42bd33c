import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { photoReviewResult as de } from './de.ts';
import { photoReviewResult as en, type PhotoReviewResultTexts } from './en.ts';
import { photoReviewResult as es } from './es.ts';

export const photoReviewResultTexts: Record<Language, (facts: CatalogFacts) => PhotoReviewResultTexts> = {
  en,
  de,
  es,
};
