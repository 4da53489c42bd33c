import type { Language } from '../catalog/languages.ts';
import { legal as de } from './de/legal.ts';
import { legal as en, type LegalTexts } from './en/legal.ts';
import { legal as es } from './es/legal.ts';

export const legalTexts: Record<Language, LegalTexts> = { en, de, es };
