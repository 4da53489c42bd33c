import type { Language } from '../../catalog/languages.ts';
import { photoReviewMail as de } from './de.ts';
import { photoReviewMail as en, type PhotoReviewMailTexts } from './en.ts';
import { photoReviewMail as es } from './es.ts';

export const photoReviewMailTexts: Record<Language, PhotoReviewMailTexts> = { en, de, es };
