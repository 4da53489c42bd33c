import type { Language } from '../../catalog/languages.ts';
import { shootsErrors as de } from './de.ts';
import { shootsErrors as en, type ShootsErrorTexts } from './en.ts';
import { shootsErrors as es } from './es.ts';

export const shootsErrorsTexts: Record<Language, ShootsErrorTexts> = { en, de, es };
