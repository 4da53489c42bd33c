import type { Language } from '../catalog/languages.ts';
import { teamForm as de } from './de/team-form.ts';
import { teamForm as en, type TeamFormTexts } from './en/team-form.ts';
import { teamForm as es } from './es/team-form.ts';

export const teamFormTexts: Record<Language, TeamFormTexts> = { en, de, es };
