import type { Language } from '../catalog/languages.ts';
import { leadsErrors as de } from './de/leads-errors.ts';
import { leadsErrors as en, type LeadsErrorTexts } from './en/leads-errors.ts';
import { leadsErrors as es } from './es/leads-errors.ts';

export const leadsErrorsTexts: Record<Language, LeadsErrorTexts> = { en, de, es };
