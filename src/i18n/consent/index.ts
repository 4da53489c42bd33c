import type { Language } from '../../catalog/languages.ts';
import { consent as de } from './de.ts';
import { consent as en, type ConsentTexts } from './en.ts';
import { consent as es } from './es.ts';

export const consentTexts: Record<Language, ConsentTexts> = { en, de, es };
