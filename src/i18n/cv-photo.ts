import type { Language } from '../catalog/languages.ts';
import type { CatalogFacts } from './catalog-facts.ts';
import { cvPhoto as de } from './de/cv-photo.ts';
import { cvPhoto as en, type CvPhotoTexts } from './en/cv-photo.ts';
import { cvPhoto as es } from './es/cv-photo.ts';

export const cvPhotoTexts: Record<Language, (facts: CatalogFacts) => CvPhotoTexts> = { en, de, es };
