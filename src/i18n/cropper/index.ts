import type { Language } from '../../catalog/languages.ts';
import { cropper as de } from './de.ts';
import { cropper as en, type CropperTexts } from './en.ts';
import { cropper as es } from './es.ts';

export const cropperTexts: Record<Language, CropperTexts> = { en, de, es };
