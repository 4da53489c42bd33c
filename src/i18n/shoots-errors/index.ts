import type { Language } from '../../catalog/languages.ts';
import { shootsErrors as de } from './de.ts';
import { shootsErrors as en, type ShootsErrorsTexts } from './en.ts';
import { shootsErrors as es } from './es.ts';

export const shootsErrorsTexts: Record<Language, ShootsErrorsTexts> = { en, de, es };
