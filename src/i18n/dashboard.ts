import type { Language } from '../catalog/languages.ts';
import { dashboard as de } from './de/dashboard.ts';
import { dashboard as en, type DashboardTexts } from './en/dashboard.ts';
import { dashboard as es } from './es/dashboard.ts';

export const dashboardTexts: Record<Language, DashboardTexts> = { en, de, es };
