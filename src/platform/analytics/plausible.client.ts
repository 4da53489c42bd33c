import { createPageAddresses, externalReferrer } from './page-address.ts';
import { plausibleEvent } from './plausible-event.ts';
import type { Sink } from './sink.ts';
import type { VendorPage } from './vendor-page.ts';

/** Plausible's events API. It needs no script and sets no cookie, and it is used only with consent all the same. */
export function createPlausible(
  page: VendorPage,
  { domain, url }: { readonly domain: string; readonly url: string },
): Sink {
  const addressOf = createPageAddresses(page.origin, page.landingUrl);
  const site = { domain, referrer: externalReferrer(page.referrer, page.origin) };
  return {
    category: 'analytics',
    send(event) {
      void fetch(`${url}/api/event`, {
        method: 'POST',
        // JSON by its own name would make the browser ask the service first.
        headers: { 'Content-Type': 'text/plain' },
        body: JSON.stringify(plausibleEvent(event, addressOf(event), site)),
        keepalive: true,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      }).catch(() => {
        // Nobody waits for the answer, and a blocked request is no error.
      });
    },
  };
}
