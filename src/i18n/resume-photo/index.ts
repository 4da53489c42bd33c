import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { resumePhoto as de } from './de.ts';
import { resumePhoto as en, type ResumePhotoTexts } from './en.ts';
import { resumePhoto as es } from './es.ts';

export const resumePhotoTexts: Record<Language, (facts: CatalogFacts) => ResumePhotoTexts> = { en, de, es };
