import type { AskedCategory, Consent } from '../../catalog/consent.ts';
import { track } from '../../platform/analytics/analytics-events.client.ts';
import { type ConsentEvent, consentReducer, type ConsentState, startConsent } from './consent.ts';
import { CONSENT_KEYS, createConsentStorage } from './consent-storage.client.ts';
import { regionOf } from './region.ts';

/** The visitor's choice in this document. */
export interface ConsentStore {
  /** True where visitors are asked. */
  readonly isAsked: boolean;
  state(): ConsentState;
  subscribe(listener: () => void): () => void;
  dispatch(event: ConsentEvent): void;
}

const DECISIONS: ReadonlySet<ConsentEvent['type']> = new Set([
  'accepted-all',
  'accepted-selected',
  'rejected-all',
]);

/**
 * Reads the choice of an earlier visit, or grants everything where nobody has to be asked, and saves each decision. A decision,
 * automatic or not, is a `consent-updated` event, which initialises tracking; an earlier one applies silently (spec §4).
 * @param onChangedElsewhere called when another tab decides
 */
export function openConsentStore({
  services,
  onChangedElsewhere,
}: {
  readonly services: Readonly<Record<AskedCategory, readonly string[]>>;
  readonly onChangedElsewhere: (consent: Consent | undefined) => void;
}): ConsentStore {
  const storage = createConsentStorage();
  // Browsers before 2022 have no list of time zones.
  const region = regionOf(timeZone(), () => Intl.supportedValuesOf?.('timeZone') ?? []);
  const listeners = new Set<() => void>();

  const readState = () => {
    const saved = storage.read();
    const refusesSelling = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
    const started = startConsent({ region, saved, services, refusesSelling, now: new Date() });
    storage.rememberRegion(region);
    if (saved && !started.consent) storage.forget();
    if (started.consent && !isSame(started.consent, saved?.consent)) decide(started.consent);
    return started;
  };
  const decide = (consent: Consent) => {
    storage.save(consent, new Date(), Object.values(services).flat());
    const { analytics, marketing } = consent;
    track('consent-updated', { analytics, marketing });
  };

  let state = readState();
  const dispatch = (event: ConsentEvent) => {
    const next = consentReducer(state, event);
    if (next === state) return;
    state = next;
    if (state.consent && DECISIONS.has(event.type)) decide(state.consent);
    for (const listener of listeners) listener();
  };

  // The event comes from other tabs only. Without a key, everything was cleared.
  addEventListener('storage', ({ key }) => {
    if (key !== null && key !== CONSENT_KEYS.consent) return;
    const { consent } = readState();
    onChangedElsewhere(consent);
    dispatch({ type: 'changed-elsewhere', consent });
  });
  return {
    isAsked: region === 'EU',
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispatch,
  };
}

/** Asks Temporal where there is one, because a DateTimeFormat takes 30 ms to create on a desktop. */
function timeZone(): string | undefined {
  const { Temporal } = globalThis as { Temporal?: { Now: { timeZoneId(): string } } };
  return Temporal ? Temporal.Now.timeZoneId() : Intl.DateTimeFormat().resolvedOptions().timeZone;
}

function isSame(one: Consent, other: Consent | undefined): boolean {
  return one.analytics === other?.analytics && one.marketing === other.marketing;
}
