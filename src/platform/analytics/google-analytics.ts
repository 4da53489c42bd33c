import { GOOGLE_COOKIE_DAYS } from '../../catalog/analytics-services.ts';
import { gtagOf } from './data-layer.ts';
import { googleEvent } from './google-events.ts';
import { createPageAddresses, externalReferrer } from './page-address.ts';
import type { Sink } from './sink.ts';
import type { VendorPage } from './vendor-page.ts';
import { createVendorScript } from './vendor-script.ts';

const DAY_S = 86_400;
/** Google's cookies on our domain, with those of its advertising. */
const COOKIES = /^(_ga|_ga_.*|_gid|_gcl_au)$/;

/**
 * Google Analytics 4. Its script is not loaded before the consent (Consent Mode's basic variant). Addresses, titles and
 * referrers are ours, never the browser's, and on a secret page nothing is sent.
 */
export function createGoogleAnalytics(page: VendorPage, id: string): Sink {
  const { globals, origin } = page;
  const gtag = gtagOf(globals);
  const addressOf = createPageAddresses(origin, page.landingUrl);
  const url = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  const script = createVendorScript(page, url, () => globals.google_tag_manager !== undefined);
  let isConfigured = false;

  function configure() {
    isConfigured = true;
    gtag('js', new Date());
    gtag('config', id, {
      send_page_view: false,
      anonymize_ip: true,
      cookie_flags: 'SameSite=Lax;Secure',
      cookie_expires: GOOGLE_COOKIE_DAYS * DAY_S,
      page_referrer: externalReferrer(page.referrer, origin),
    });
  }

  return {
    category: 'analytics',
    start() {
      globals[`ga-disable-${id}`] = false;
      script.retry();
    },
    send(event) {
      const address = addressOf(event);
      const isSecret = page.privacy() === 'secret';
      globals[`ga-disable-${id}`] = isSecret;
      if (isSecret || !script.load()) return;
      if (!isConfigured) configure();
      // Events that Google's script adds by itself, such as how long a page was read, have this address, too.
      gtag('set', { page_location: address.url, page_title: address.title });
      const { name, parameters } = googleEvent(event, address);
      gtag('event', name, parameters);
    },
    stop() {
      globals[`ga-disable-${id}`] = true;
      page.deleteCookies(COOKIES);
    },
  };
}
