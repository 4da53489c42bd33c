import { expiredCookies } from './expired-cookies.ts';
import type { PagePrivacy, VendorGlobals, VendorPage } from './vendor-page.ts';

/** The page that is open in this browser. */
export function browserPage(privacy: () => PagePrivacy): VendorPage {
  return {
    globals: window as unknown as VendorGlobals,
    clock: {
      nowMs: () => performance.now(),
      wait: (timeMs) => new Promise((resolve) => setTimeout(resolve, timeMs)),
    },
    origin: location.origin,
    // The address in the bar may have changed since, and the services learn the campaign from the first one.
    landingUrl: performance.getEntriesByType('navigation')[0]?.name ?? location.href,
    referrer: document.referrer,
    privacy,
    loadScript(url) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      document.head.append(script);
    },
    deleteCookies(names) {
      for (const expired of expiredCookies(document.cookie, location.hostname, names))
        document.cookie = expired;
    },
    reload: () => location.reload(),
  };
}
