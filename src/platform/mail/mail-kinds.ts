/**
 * Every kind of mail that the service sends, and why. Its reader can unsubscribe from a newsletter at one click, and from nothing
 * else (RFC 8058).
 */
export const MAIL_KINDS = {
  'gallery-ready': 'transaction',
  'gallery-link': 'transaction',
  'deletion-receipt': 'transaction',
  'order-confirmation': 'transaction',
  'start-confirmation': 'transaction',
  'order-reminder': 'transaction',
  'order-link': 'transaction',
  'order-links': 'transaction',
  refund: 'transaction',
  'withdrawal-receipt': 'transaction',
  'withdrawal-notice': 'transaction',
  'payment-differences': 'transaction',
  'photo-review': 'transaction',
  'lead-notice': 'transaction',
  'lead-answer': 'transaction',
  'operator-sign-in': 'transaction',
  'newsletter-confirm': 'transaction',
  'newsletter-welcome': 'newsletter',
  'newsletter-campaign': 'newsletter',
  'abandoned-order': 'newsletter',
} as const satisfies Readonly<Record<string, 'transaction' | 'newsletter'>>;

export type MailKind = keyof typeof MAIL_KINDS;

/** Returns whether a kind is a newsletter; false for kinds of other versions. */
export function isNewsletterKind(kind: string): boolean {
  return (MAIL_KINDS as Readonly<Record<string, string>>)[kind] === 'newsletter';
}
