import type { Language } from '../../catalog/languages.ts';
import { ENDPOINTS, pagePath } from '../../page-urls.ts';

/** URL of the page with the confirm button. Opening a link must not confirm by itself, because mail scanners open links too. */
export function confirmUrl(publicUrl: string, language: Language, token: string): string {
  return publicUrl + pagePath('newsletterConfirm', language, { token });
}

export function unsubscribeUrl(publicUrl: string, language: Language, token: string): string {
  return publicUrl + pagePath('newsletterUnsubscribe', language, { token });
}

/** URL of the page where a subscriber changes topics and language; the token is that for unsubscribing. */
export function preferencesUrl(publicUrl: string, language: Language, token: string): string {
  return publicUrl + pagePath('newsletterPreferences', language, { token });
}

/** Path to which the preference page posts. */
export function preferencesPath(token: string): string {
  return ENDPOINTS.newsletterPreferences.replace(':token', encodeURIComponent(token));
}

/** Path to which the confirm button posts. */
export function confirmPath(token: string): string {
  return ENDPOINTS.newsletterConfirm.replace(':token', encodeURIComponent(token));
}

/** Path to which the unsubscribe button and mail programs (RFC 8058) post. */
export function unsubscribePath(token: string): string {
  return ENDPOINTS.newsletterUnsubscribe.replace(':token', encodeURIComponent(token));
}
