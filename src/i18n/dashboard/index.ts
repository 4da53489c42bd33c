import type { Language } from '../../catalog/languages.ts';
import { dashboard as de } from './de.ts';
import { dashboard as en, type DashboardTexts } from './en.ts';
import { dashboard as es } from './es.ts';

export const dashboardTexts: Record<Language, DashboardTexts> = { en, de, es };
