import type { ScriptClock } from './wait-for-script.ts';

/** The globals by which the services' scripts and our adapters find each other. */
export interface VendorGlobals {
  dataLayer?: unknown[];
  /** Google's script reads this one, and sends nothing while it is true. */
  [disabled: `ga-disable-${string}`]: boolean;
  google_tag_manager?: unknown;
  fbq?: MetaPixelFunction;
  _fbq?: MetaPixelFunction;
  lintrk?: LinkedInFunction;
  _linkedin_partner_id?: string;
  _linkedin_data_partner_ids?: string[];
  _wait_for_lintrk?: boolean;
}

export interface MetaPixelFunction {
  (...call: unknown[]): void;
  /** Set by Meta's script once it has loaded. */
  callMethod?: (...call: unknown[]) => void;
  queue?: unknown[];
  push?: unknown;
  loaded?: boolean;
  version?: string;
  disablePushState?: boolean;
}

export interface LinkedInFunction {
  (...call: unknown[]): void;
  q?: unknown[];
}

/**
 * A `personal` page is about one person, but its address opens nothing. The address of a `secret` one does, or the page shows
 * somebody's photos, so no script of another company may run there.
 */
export type PagePrivacy = 'public' | 'personal' | 'secret';

/** The page as the adapters of services see it. */
export interface VendorPage {
  readonly globals: VendorGlobals;
  readonly clock: ScriptClock;
  readonly origin: string;
  /** The address of the document when it was opened. */
  readonly landingUrl: string;
  readonly referrer: string;
  privacy(): PagePrivacy;
  loadScript(url: string): void;
  deleteCookies(names: RegExp): void;
  reload(): void;
}
