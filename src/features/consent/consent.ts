import {
  ASKED_CATEGORIES,
  type AskedCategory,
  type Consent,
  CONSENT_LIFETIME_MONTHS,
  DEFAULT_CONSENT,
} from '../../catalog/consent.ts';
import type { Region } from './region.ts';

export const ACCEPTED: Consent = { ...DEFAULT_CONSENT, marketing: true };
export const REJECTED: Consent = { ...DEFAULT_CONSENT, analytics: false };

/** The toggles as the banner shows them. */
export type Toggles = Pick<Consent, AskedCategory>;

/** The choice that an earlier visit has stored. */
export interface SavedConsent {
  readonly consent: Consent;
  /** Undefined when the date is missing or is none. */
  readonly savedAt: Date | undefined;
  readonly region: Region | undefined;
  /** The services that were named when the visitor chose; undefined when they were not stored. */
  readonly services: readonly string[] | undefined;
}

/** Pure; consent-store.client.ts drives it. */
export interface ConsentState {
  /** Undefined as long as nobody has chosen: nothing may be loaded. */
  readonly consent: Consent | undefined;
  readonly banner:
    | { readonly view: 'hidden' | 'shown' }
    | { readonly view: 'details'; readonly toggles: Toggles; readonly isReopened: boolean };
}

export type ConsentEvent =
  | { readonly type: 'details-opened' }
  | { readonly type: 'toggled'; readonly category: AskedCategory; readonly isOn: boolean }
  | { readonly type: 'accepted-all' }
  | { readonly type: 'accepted-selected' }
  | { readonly type: 'rejected-all' }
  /** The link in the footer was used. */
  | { readonly type: 'reopened' }
  | { readonly type: 'closed' }
  /** Another tab has saved a choice, or removed it. */
  | { readonly type: 'changed-elsewhere'; readonly consent: Consent | undefined };

export interface ConsentStart {
  readonly region: Region;
  readonly saved: SavedConsent | undefined;
  /** The services that are configured now, by category. */
  readonly services: Readonly<Record<AskedCategory, readonly string[]>>;
  /** The browser sends Global Privacy Control. */
  readonly refusesSelling: boolean;
  readonly now: Date;
}

/**
 * Returns the state at the beginning of a visit (spec §4). Outside the EEA everything is granted, except advertising to a
 * browser that refuses the selling of data. In the EEA a saved choice applies silently, and otherwise the banner asks.
 */
export function startConsent(start: ConsentStart): ConsentState {
  const { region, saved, refusesSelling } = start;
  if (region === 'EU') {
    const consent = saved && isStillValid(saved, start) ? saved.consent : undefined;
    return { consent, banner: { view: consent ? 'hidden' : 'shown' } };
  }
  const consent = saved?.consent ?? ACCEPTED;
  return {
    consent: refusesSelling && consent.marketing ? { ...consent, marketing: false } : consent,
    banner: { view: 'hidden' },
  };
}

export function consentReducer(state: ConsentState, event: ConsentEvent): ConsentState {
  const { consent, banner } = state;
  switch (event.type) {
    case 'details-opened':
      if (banner.view !== 'shown') return state;
      return { consent, banner: { view: 'details', toggles: togglesOf(consent), isReopened: false } };
    case 'toggled': {
      if (banner.view !== 'details') return state;
      return { consent, banner: { ...banner, toggles: { ...banner.toggles, [event.category]: event.isOn } } };
    }
    case 'accepted-all':
      return banner.view === 'hidden' ? state : decided(ACCEPTED);
    case 'rejected-all':
      return banner.view === 'hidden' ? state : decided(REJECTED);
    case 'accepted-selected':
      return banner.view === 'details' ? decided({ essential: true, ...banner.toggles }) : state;
    case 'reopened':
      return { consent, banner: { view: 'details', toggles: togglesOf(consent), isReopened: true } };
    case 'closed':
      return banner.view === 'details' ? { consent, banner: { view: consent ? 'hidden' : 'shown' } } : state;
    case 'changed-elsewhere':
      return event.consent ? decided(event.consent) : { consent: undefined, banner: { view: 'shown' } };
  }
}

function decided(consent: Consent): ConsentState {
  return { consent, banner: { view: 'hidden' } };
}

/** Returns the current choice; before there is one, both toggles are off: nothing is ticked in advance. */
function togglesOf(consent: Consent = REJECTED): Toggles {
  return { analytics: consent.analytics, marketing: consent.marketing };
}

/**
 * Every choice is asked for again when it is a year old. One that grants something is no consent when it was granted
 * automatically outside the EEA, or when a service has been added that the visitor was not told about.
 */
function isStillValid({ consent, savedAt, region, services }: SavedConsent, start: ConsentStart): boolean {
  if (savedAt && savedAt < monthsBefore(start.now, CONSENT_LIFETIME_MONTHS)) return false;
  const granted = ASKED_CATEGORIES.filter((category) => consent[category]);
  if (granted.length === 0) return true;
  if (region === 'other') return false;
  const current = granted.flatMap((category) => start.services[category]);
  return services === undefined || current.every((service) => services.includes(service));
}

function monthsBefore(date: Date, months: number): Date {
  const earlier = new Date(date);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier;
}

/** Parses `cookie-consent` from local storage. Undefined for anything but a whole choice, so that the visitor is asked. */
export function parseConsent(json: string | undefined): Consent | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json ?? '');
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return undefined;
  const { analytics, marketing } = value as Record<string, unknown>;
  if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean') return undefined;
  return { essential: true, analytics, marketing };
}
