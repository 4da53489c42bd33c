import type { Language } from '../catalog/languages.ts';
import { leadForm as de } from './de/lead-form.ts';
import { leadForm as en, type LeadFormTexts } from './en/lead-form.ts';
import { leadForm as es } from './es/lead-form.ts';

export const leadFormTexts: Record<Language, LeadFormTexts> = { en, de, es };
