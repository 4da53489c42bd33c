import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { resumeHeadshot as de } from './de.ts';
import { resumeHeadshot as en, type ResumeHeadshotTexts } from './en.ts';
import { resumeHeadshot as es } from './es.ts';

export const resumeHeadshotTexts: Record<Language, (facts: CatalogFacts) => ResumeHeadshotTexts> = {
  en,
  de,
  es,
};
