import type { Language } from '../../catalog/languages.ts';
import { ENDPOINTS, pagePath } from '../../page-urls.ts';

/** The page that asks once more: opening a link must not confirm, for machines open links in mails too. */
export function confirmUrl(publicUrl: string, language: Language, token: string): string {
  return publicUrl + pagePath('newsletterConfirm', language, { token });
}

export function unsubscribeUrl(publicUrl: string, language: Language, token: string): string {
  return publicUrl + pagePath('newsletterUnsubscribe', language, { token });
}

/** Where the confirming button posts to. */
export function confirmPath(token: string): string {
  return ENDPOINTS.newsletterConfirm.replace(':token', encodeURIComponent(token));
}

/** Where the unsubscribing button, and mail programs (RFC 8058), post to. */
export function unsubscribePath(token: string): string {
  return ENDPOINTS.newsletterUnsubscribe.replace(':token', encodeURIComponent(token));
}
