import type { Consent } from '../../catalog/consent.ts';
import { parseConsent, type SavedConsent } from './consent.ts';
import type { Region } from './region.ts';

/** The keys in local storage (spec §3). The services are ours: a consent holds only for those that it named (decision 049). */
export const CONSENT_KEYS = {
  consent: 'cookie-consent',
  date: 'cookie-consent-date',
  region: 'user_region',
  services: 'cookie-consent-services',
} as const;

export interface ConsentStorage {
  read(): SavedConsent | undefined;
  save(consent: Consent, savedAt: Date, services: readonly string[]): void;
  /** Forgets a choice that no longer counts. */
  forget(): void;
  rememberRegion(region: Region): void;
}

/**
 * Holds the choice in local storage. Where a browser refuses storage (spec §8: ignored), it is held in memory as long as the
 * document lives.
 * @param openStorage throws where storage is forbidden
 */
export function createConsentStorage(openStorage: () => Storage = () => localStorage): ConsentStorage {
  const memory = new Map<string, string>();

  const get = (key: string): string | undefined => {
    if (memory.has(key)) return memory.get(key);
    try {
      return openStorage().getItem(key) ?? undefined;
    } catch {
      // Nothing can be read, so nothing was saved.
      return undefined;
    }
  };
  const set = (key: string, value: string) => {
    try {
      openStorage().setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
    }
  };
  const remove = (key: string) => {
    memory.delete(key);
    try {
      openStorage().removeItem(key);
    } catch {
      // A key that cannot be removed could not be saved either.
    }
  };

  return {
    read() {
      const consent = parseConsent(get(CONSENT_KEYS.consent));
      if (!consent) return undefined;
      const savedAt = new Date(get(CONSENT_KEYS.date) ?? '');
      const region = get(CONSENT_KEYS.region);
      return {
        consent,
        savedAt: Number.isNaN(savedAt.getTime()) ? undefined : savedAt,
        region: region === 'EU' || region === 'other' ? region : undefined,
        services: get(CONSENT_KEYS.services)?.split(' ').filter(Boolean),
      };
    },
    save(consent, savedAt, services) {
      set(CONSENT_KEYS.date, savedAt.toISOString());
      set(CONSENT_KEYS.services, services.join(' '));
      // The choice comes last, because other tabs read all keys when it changes.
      set(CONSENT_KEYS.consent, JSON.stringify(consent));
    },
    forget() {
      for (const key of [CONSENT_KEYS.consent, CONSENT_KEYS.date, CONSENT_KEYS.services]) remove(key);
    },
    rememberRegion: (region) => set(CONSENT_KEYS.region, region),
  };
}

/** Returns whether the visitor has agreed to analytics, for code that would store something for its sake. */
export function hasAnalyticsConsent(): boolean {
  return createConsentStorage().read()?.consent.analytics === true;
}
