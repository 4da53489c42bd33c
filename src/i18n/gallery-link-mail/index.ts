import type { Language } from '../../catalog/languages.ts';
import { galleryLinkMail as de } from './de.ts';
import { galleryLinkMail as en, type GalleryLinkMailTexts } from './en.ts';
import { galleryLinkMail as es } from './es.ts';

export const galleryLinkMailTexts: Record<Language, GalleryLinkMailTexts> = { en, de, es };
