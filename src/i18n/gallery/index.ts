import type { Language } from '../../catalog/languages.ts';
import { gallery as de } from './de.ts';
import { type GalleryTexts, gallery as en } from './en.ts';
import { gallery as es } from './es.ts';

export const galleryTexts: Readonly<Record<Language, GalleryTexts>> = { en, de, es };
