import type { BrowserContext } from 'playwright-core';

/**
 * Makes the visitors of a context people who have refused analytics and advertising earlier. Everybody else is asked, because the
 * machine's time zone may be UTC, which is no place.
 */
export async function withCookieChoice(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // Frames of other companies and about:blank have no storage of ours, or none at all.
    if (!location.protocol.startsWith('http') || localStorage.getItem('cookie-consent') !== null) return;
    const refused = { essential: true, analytics: false, marketing: false };
    localStorage.setItem('cookie-consent-date', new Date().toISOString());
    localStorage.setItem('user_region', 'EU');
    localStorage.setItem('cookie-consent', JSON.stringify(refused));
  });
}
