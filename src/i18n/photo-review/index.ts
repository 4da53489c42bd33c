import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { photoReview as de } from './de.ts';
import { photoReview as en, type PhotoReviewTexts } from './en.ts';
import { photoReview as es } from './es.ts';

export const photoReviewTexts: Record<Language, (facts: CatalogFacts) => PhotoReviewTexts> = { en, de, es };
