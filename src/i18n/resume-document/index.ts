import type { Language } from '../../catalog/languages.ts';
import { resumeDocument as de } from './de.ts';
import { resumeDocument as en, type ResumeDocumentTexts } from './en.ts';
import { resumeDocument as es } from './es.ts';

export const resumeDocumentTexts: Record<Language, ResumeDocumentTexts> = { en, de, es };
