import type { Language } from '../../../../catalog/languages.ts';

/** The names of the languages in the dashboard. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  es: 'Spanish',
};
