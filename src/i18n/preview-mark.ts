import type { Language } from '../catalog/languages.ts';
import { previewMark as de } from './de/preview-mark.ts';
import { previewMark as en, type PreviewMarkTexts } from './en/preview-mark.ts';
import { previewMark as es } from './es/preview-mark.ts';

export const previewMarkTexts: Record<Language, PreviewMarkTexts> = { en, de, es };
