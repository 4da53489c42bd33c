import type { Language } from '../../catalog/languages.ts';
import { leadForm as de } from './de.ts';
import { leadForm as en, type LeadFormTexts } from './en.ts';
import { leadForm as es } from './es.ts';

export const leadFormTexts: Record<Language, LeadFormTexts> = { en, de, es };
