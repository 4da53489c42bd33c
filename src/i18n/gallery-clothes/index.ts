import type { Language } from '../../catalog/languages.ts';
import { galleryClothes as de } from './de.ts';
import { type GalleryClothesTexts, galleryClothes as en } from './en.ts';
import { galleryClothes as es } from './es.ts';

export const galleryClothesTexts: Readonly<Record<Language, GalleryClothesTexts>> = { en, de, es };
