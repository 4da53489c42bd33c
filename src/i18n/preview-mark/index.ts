import type { Language } from '../../catalog/languages.ts';
import { previewMark as de } from './de.ts';
import { previewMark as en, type PreviewMarkTexts } from './en.ts';
import { previewMark as es } from './es.ts';

export const previewMarkTexts: Record<Language, PreviewMarkTexts> = { en, de, es };
