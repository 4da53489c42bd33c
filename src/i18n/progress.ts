import type { Language } from '../catalog/languages.ts';
import { progress as de } from './de/progress.ts';
import { type ProgressTexts, progress as en } from './en/progress.ts';
import { progress as es } from './es/progress.ts';

export const progressTexts: Readonly<Record<Language, ProgressTexts>> = { en, de, es };
