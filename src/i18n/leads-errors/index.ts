import type { Language } from '../../catalog/languages.ts';
import { leadsErrors as de } from './de.ts';
import { leadsErrors as en, type LeadsErrorsTexts } from './en.ts';
import { leadsErrors as es } from './es.ts';

export const leadsErrorsTexts: Record<Language, LeadsErrorsTexts> = { en, de, es };
