import type { Language } from '../catalog/languages.ts';
import { galleryClothes as de } from './de/gallery-clothes.ts';
import { type GalleryClothesTexts, galleryClothes as en } from './en/gallery-clothes.ts';
import { galleryClothes as es } from './es/gallery-clothes.ts';

export const galleryClothesTexts: Readonly<Record<Language, GalleryClothesTexts>> = { en, de, es };
