import type { Language } from '../../catalog/languages.ts';
import { progress as de } from './de.ts';
import { type ProgressTexts, progress as en } from './en.ts';
import { progress as es } from './es.ts';

export const progressTexts: Readonly<Record<Language, ProgressTexts>> = { en, de, es };
