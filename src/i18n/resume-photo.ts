import type { Language } from '../catalog/languages.ts';
import type { CatalogFacts } from './catalog-facts.ts';
import { resumePhoto as de } from './de/resume-photo.ts';
import { resumePhoto as en, type ResumePhotoTexts } from './en/resume-photo.ts';
import { resumePhoto as es } from './es/resume-photo.ts';

export const resumePhotoTexts: Record<Language, (facts: CatalogFacts) => ResumePhotoTexts> = { en, de, es };
