import type { Language } from '../../catalog/languages.ts';
import { galleryErrors as de } from './de.ts';
import { galleryErrors as en, type GalleryErrorsTexts } from './en.ts';
import { galleryErrors as es } from './es.ts';

export const galleryErrorsTexts: Record<Language, GalleryErrorsTexts> = { en, de, es };
