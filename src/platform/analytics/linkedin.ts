import type { Sink } from './sink.ts';
import type { LinkedInFunction, VendorGlobals, VendorPage } from './vendor-page.ts';
import { createVendorScript } from './vendor-script.ts';

const COOKIES = /^(li_fat_id|li_giant)$/;

/**
 * LinkedIn's Insight Tag, which tracks leads. Like Meta's, it stays away from pages that are not public. It has no switch
 * to turn it off, so a withdrawal loads the page again without it.
 */
export function createLinkedIn(
  page: VendorPage,
  { partnerId, conversionId }: { readonly partnerId: string; readonly conversionId: string },
): Sink {
  const { globals } = page;
  let stub: LinkedInFunction | undefined;
  const script = createVendorScript(
    page,
    'https://snap.licdn.com/li.lms-analytics/insight.min.js',
    () => globals.lintrk !== stub,
  );

  return {
    category: 'marketing',
    start: () => script.retry(),
    send(event) {
      if (page.privacy() !== 'public' || (event.name !== 'page-view' && event.name !== 'generate-lead'))
        return;
      stub ??= installStub(globals, partnerId);
      if (!script.load()) return;
      if (event.name === 'page-view') globals.lintrk!('track');
      else globals.lintrk!('track', { conversion_id: Number(conversionId) });
    },
    stop() {
      page.deleteCookies(COOKIES);
      if (script.isInPage()) page.reload();
    },
  };
}

/** Creates the function that collects calls until LinkedIn's script has loaded and replaces it. */
function installStub(globals: VendorGlobals, partnerId: string): LinkedInFunction {
  globals._linkedin_partner_id = partnerId;
  (globals._linkedin_data_partner_ids ??= []).push(partnerId);
  // Page views are ours to report, because the script would report only the first.
  globals._wait_for_lintrk = true;
  const lintrk: LinkedInFunction = (...call) => void lintrk.q!.push(call);
  lintrk.q = [];
  globals.lintrk = lintrk;
  return lintrk;
}
