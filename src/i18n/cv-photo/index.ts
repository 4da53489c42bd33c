import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { cvPhoto as de } from './de.ts';
import { cvPhoto as en, type CvPhotoTexts } from './en.ts';
import { cvPhoto as es } from './es.ts';

export const cvPhotoTexts: Record<Language, (facts: CatalogFacts) => CvPhotoTexts> = { en, de, es };
