/** The key under which a sign-up to the newsletter leaves its address in this browser (spec §3). */
const KEY = 'newsletter_email';

/** Returns the address with which somebody subscribed in this browser; empty without one. */
export function newsletterEmail(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    // The browser refuses storage (spec §8: ignored).
    return '';
  }
}
