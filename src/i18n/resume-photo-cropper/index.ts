import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { resumePhotoCropper as de } from './de.ts';
import { resumePhotoCropper as en, type ResumePhotoCropperTexts } from './en.ts';
import { resumePhotoCropper as es } from './es.ts';

export const resumePhotoCropperTexts: Record<Language, (facts: CatalogFacts) => ResumePhotoCropperTexts> = {
  en,
  de,
  es,
};
