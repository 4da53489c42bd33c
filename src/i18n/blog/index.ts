import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { blog as de, minutesToRead as minutesDe } from './de.ts';
import { blog as en, type BlogTexts, minutesToRead as minutesEn } from './en.ts';
import { blog as es, minutesToRead as minutesEs } from './es.ts';

export const blogTexts: Record<Language, (facts: CatalogFacts) => BlogTexts> = { en, de, es };

export const minutesToRead: Record<Language, (minutes: number) => string> = {
  en: minutesEn,
  de: minutesDe,
  es: minutesEs,
};
