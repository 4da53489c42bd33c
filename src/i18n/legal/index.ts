import type { Language } from '../../catalog/languages.ts';
import { legal as de } from './de.ts';
import { legal as en, type LegalTexts } from './en.ts';
import { legal as es } from './es.ts';

export const legalTexts: Record<Language, LegalTexts> = { en, de, es };
