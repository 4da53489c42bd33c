import type { Language } from '../../catalog/languages.ts';
import { resumeEditor as de } from './de.ts';
import { resumeEditor as en, type ResumeEditorTexts } from './en.ts';
import { resumeEditor as es } from './es.ts';

export const resumeEditorTexts: Record<Language, ResumeEditorTexts> = { en, de, es };
