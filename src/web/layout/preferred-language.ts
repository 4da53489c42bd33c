import { type Language, LANGUAGES } from '../../catalog/languages.ts';
import { LANGUAGE_COOKIE } from '../visit-language.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** Keeps the visitor's choice: local storage as the specification says, the cookie for the server. */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
  try {
    localStorage.setItem(LANGUAGE_COOKIE, language);
  } catch {
    // Storage may be forbidden; the specification (§8) wants that ignored, and the cookie holds the choice.
  }
}

/** What the server goes by on a bare path: chosen here or in another tab. */
export function rememberedLanguage(): Language | undefined {
  return LANGUAGES.find((language) => document.cookie.split('; ').includes(`${LANGUAGE_COOKIE}=${language}`));
}
