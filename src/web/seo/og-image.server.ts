import type { Language } from '../../catalog/languages.ts';
import { ogImagePath, type PageName } from '../../page-urls.ts';

export const OG_LOCALES: Readonly<Record<Language, string>> = { en: 'en_US', de: 'de_DE', es: 'es_ES' };

/** The image that is shown where a page is shared, 1200 × 630 px. */
export interface OgImage {
  readonly path: string;
  readonly alt: string;
}

export function ogImageOf(page: PageName, language: Language, title: string): OgImage {
  return { path: ogImagePath(language, page), alt: title };
}
