import type { Language } from '../../catalog/languages.ts';
import { teamForm as de } from './de.ts';
import { teamForm as en, type TeamFormTexts } from './en.ts';
import { teamForm as es } from './es.ts';

export const teamFormTexts: Record<Language, TeamFormTexts> = { en, de, es };
