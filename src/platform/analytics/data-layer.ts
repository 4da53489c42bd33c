import { consentSignals, defaultSignals } from './consent-mode.ts';
import { payloadValues } from './event-values.ts';
import type { Sink } from './sink.ts';
import type { VendorGlobals } from './vendor-page.ts';

/** A command of Google's tag, such as gtag('event', 'purchase', {…}). */
export type Gtag = (...command: unknown[]) => void;

/** Returns the function that gives commands to Google's tag. */
export function gtagOf(globals: VendorGlobals): Gtag {
  return function () {
    // Google's script recognises a command by its being an `arguments` object; it ignores an array.
    // eslint-disable-next-line prefer-rest-params
    (globals.dataLayer ??= []).push(arguments);
  };
}

/**
 * The data layer: a list in the page that nothing is sent from, where a tag finds Google's consent signals and the events under
 * the specification's names (§7).
 * @param isAsked true where visitors are asked, so that the signals are denied until they choose
 */
export function createDataLayer(globals: VendorGlobals, isAsked: boolean): Sink {
  const gtag = gtagOf(globals);
  gtag('consent', 'default', defaultSignals(isAsked));
  gtag('set', 'ads_data_redaction', true);
  return {
    category: 'analytics',
    onConsent: (consent) => gtag('consent', 'update', consentSignals(consent)),
    send: (event) => {
      globals.dataLayer!.push({ event: event.name, ...payloadValues(event), timestamp: event.timestamp });
    },
  };
}
