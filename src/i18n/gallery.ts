import type { Language } from '../catalog/languages.ts';
import { gallery as de } from './de/gallery.ts';
import { type GalleryTexts, gallery as en } from './en/gallery.ts';
import { gallery as es } from './es/gallery.ts';

export const galleryTexts: Readonly<Record<Language, GalleryTexts>> = { en, de, es };
