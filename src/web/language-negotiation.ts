import { isLanguage, type Language, LANGUAGES } from '../catalog/languages.ts';
import { languageOfPath } from '../page-urls.ts';

/** The cookie that mirrors the choice in local storage (`preferred-language`, spec §3) for the server. */
export const LANGUAGE_COOKIE = 'preferred-language';

export interface LanguageHints {
  readonly pathname: string;
  readonly hostname: string;
  readonly preferredCookie: string | undefined;
  readonly acceptLanguage: string | undefined;
}

/** Returns the language of the path, or else of the cookie, the host name or the browser, or English (spec §5, product.md). */
export function negotiateLanguage(hints: LanguageHints): Language {
  const ofPath = languageOfPath(hints.pathname);
  if (ofPath) return ofPath;
  if (isLanguage(hints.preferredCookie)) return hints.preferredCookie;
  if (hints.hostname.includes('lebenslauf')) return 'de';
  return browserLanguage(hints.acceptLanguage) ?? 'en';
}

/** Returns the browser's most preferred language that we offer, by its quality values (RFC 9110 §12.5.4). */
function browserLanguage(acceptLanguage: string | undefined): Language | undefined {
  if (!acceptLanguage) return undefined;
  const wanted = acceptLanguage
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return {
        primary: tag.split('-')[0]?.toLowerCase(),
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const { primary } of wanted) {
    const language = LANGUAGES.find((known) => known === primary);
    if (language) return language;
  }
  return undefined;
}
