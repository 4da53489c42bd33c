import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { resumeBuilder as de } from './de.ts';
import { resumeBuilder as en, type ResumeBuilderTexts } from './en.ts';
import { resumeBuilder as es } from './es.ts';

export const resumeBuilderTexts: Record<Language, (facts: CatalogFacts) => ResumeBuilderTexts> = {
  en,
  de,
  es,
};
