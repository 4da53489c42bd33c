import { type Language, LANGUAGES } from '../../catalog/languages.ts';
import { LANGUAGE_COOKIE } from '../language-negotiation.ts';

const YEAR_S = 365 * 24 * 60 * 60;

/** Stores the visitor's choice in local storage, as the specification says, and in a cookie for the server. */
export function rememberLanguage(language: Language): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${secure}`;
  try {
    localStorage.setItem(LANGUAGE_COOKIE, language);
  } catch {
    // Storage may be disabled. The specification (§8) wants that ignored, and the cookie holds the choice.
  }
}

/** Returns the language that the server uses on an unprefixed path; it may have been chosen in another tab. */
export function rememberedLanguage(): Language | undefined {
  return LANGUAGES.find((language) => document.cookie.split('; ').includes(`${LANGUAGE_COOKIE}=${language}`));
}
