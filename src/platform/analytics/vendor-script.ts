import type { VendorPage } from './vendor-page.ts';
import { waitForScript } from './wait-for-script.ts';

/** The script of a service. It is loaded once, and again after a new choice of the visitor if it was blocked. */
export interface VendorScript {
  /** Loads the script unless that was tried. Returns false when it is blocked, so that nothing more has to wait for it. */
  load(): boolean;
  /** Makes the next `load` of a blocked script try again. */
  retry(): void;
  isInPage(): boolean;
}

/** @param isReady returns whether the script has run */
export function createVendorScript(page: VendorPage, url: string, isReady: () => boolean): VendorScript {
  let state: 'absent' | 'loading' | 'ready' | 'blocked' = 'absent';

  async function load() {
    state = 'loading';
    page.loadScript(url);
    state = (await waitForScript(isReady, page.clock)) ? 'ready' : 'blocked';
  }

  return {
    load() {
      if (state === 'absent') void load();
      // A slow connection may deliver it after all.
      if (state === 'blocked' && isReady()) state = 'ready';
      return state !== 'blocked';
    },
    retry() {
      if (state === 'blocked') state = 'absent';
    },
    isInPage: () => state === 'loading' || state === 'ready',
  };
}
