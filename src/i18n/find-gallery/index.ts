import type { Language } from '../../catalog/languages.ts';
import type { CatalogFacts } from '../catalog-facts.ts';
import { findGallery as de } from './de.ts';
import { findGallery as en, type FindGalleryTexts } from './en.ts';
import { findGallery as es } from './es.ts';

export const findGalleryTexts: Record<Language, (facts: CatalogFacts) => FindGalleryTexts> = { en, de, es };
