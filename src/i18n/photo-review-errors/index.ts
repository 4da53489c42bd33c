import type { Language } from '../../catalog/languages.ts';
import { photoReviewErrors as de } from './de.ts';
import { photoReviewErrors as en, type PhotoReviewErrorsTexts } from './en.ts';
import { photoReviewErrors as es } from './es.ts';

export const photoReviewErrorsTexts: Record<Language, PhotoReviewErrorsTexts> = { en, de, es };
