import { metaEvent } from './meta-events.ts';
import type { Sink } from './sink.ts';
import type { MetaPixelFunction, VendorGlobals, VendorPage } from './vendor-page.ts';
import { createVendorScript } from './vendor-script.ts';

const COOKIES = /^_fb[pc]$/;

/**
 * The Meta Pixel. Its script reads the browser's address by itself, so it neither loads nor sends on a page that is not
 * public. It collects no clicks and no page titles (`autoConfig`), and reports no page by itself (`disablePushState`).
 */
export function createMetaPixel(page: VendorPage, id: string): Sink {
  const { globals } = page;
  const script = createVendorScript(
    page,
    'https://connect.facebook.net/en_US/fbevents.js',
    () => globals.fbq?.callMethod !== undefined,
  );
  let isInitialised = false;

  function initialise() {
    isInitialised = true;
    const fbq = installStub(globals);
    fbq.disablePushState = true;
    fbq('consent', 'revoke');
    fbq('set', 'autoConfig', false, id);
    fbq('init', id);
    fbq('consent', 'grant');
  }

  return {
    category: 'marketing',
    start() {
      script.retry();
      if (isInitialised) globals.fbq?.('consent', 'grant');
    },
    send(event) {
      const sent = metaEvent(event);
      if (!sent || page.privacy() !== 'public') return;
      if (!isInitialised) initialise();
      if (script.load()) globals.fbq!('track', sent.name, sent.parameters);
    },
    stop() {
      if (isInitialised) globals.fbq?.('consent', 'revoke');
      page.deleteCookies(COOKIES);
    },
  };
}

/** Creates the function that collects calls until Meta's script has loaded, with the properties that the script expects. */
function installStub(globals: VendorGlobals): MetaPixelFunction {
  const fbq: MetaPixelFunction = (...call) => {
    if (fbq.callMethod) fbq.callMethod(...call);
    else fbq.queue!.push(call);
  };
  Object.assign(fbq, { push: fbq, queue: [], loaded: true, version: '2.0' });
  globals.fbq = fbq;
  globals._fbq = fbq;
  return fbq;
}
