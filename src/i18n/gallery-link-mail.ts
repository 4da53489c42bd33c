import type { Language } from '../catalog/languages.ts';
import { galleryLinkMail as de } from './de/gallery-link-mail.ts';
import { galleryLinkMail as en, type GalleryLinkMailTexts } from './en/gallery-link-mail.ts';
import { galleryLinkMail as es } from './es/gallery-link-mail.ts';

export const galleryLinkMailTexts: Record<Language, GalleryLinkMailTexts> = { en, de, es };
