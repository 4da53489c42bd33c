import type { Language } from '../catalog/languages.ts';
import { galleryErrors as de } from './de/gallery-errors.ts';
import { galleryErrors as en, type GalleryErrorTexts } from './en/gallery-errors.ts';
import { galleryErrors as es } from './es/gallery-errors.ts';

export const galleryErrorsTexts: Record<Language, GalleryErrorTexts> = { en, de, es };
