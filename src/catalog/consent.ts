/** The categories of what a page stores and sends. Nobody is asked about the essential one. */
export type ConsentCategory = keyof Consent;

/** The visitor's choice, as `cookie-consent` in local storage holds it (spec §3). */
export interface Consent {
  readonly essential: true;
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/** The categories that a visitor decides about. */
export const ASKED_CATEGORIES = ['analytics', 'marketing'] as const;
export type AskedCategory = (typeof ASKED_CATEGORIES)[number];

/**
 * The object's defaults (spec §3). They hold where nobody has to be asked and advertising was refused by a signal of the browser;
 * a person who is asked starts with both switched off (decision 049).
 */
export const DEFAULT_CONSENT: Consent = { essential: true, analytics: true, marketing: false };

/** After this time a consent is asked for again. */
export const CONSENT_LIFETIME_MONTHS = 12;

/** The times of spec §9 ("Consent timing"). */
export const CONSENT_TIMES = {
  /** Google's tag waits this long for the visitor's choice, where visitors are asked. */
  waitForUpdateMs: 500,
  /** A service whose script has not loaded by then counts as blocked. */
  scriptTimeoutMs: 5_000,
  scriptPollMs: 100,
} as const;
