import { type Consent, CONSENT_TIMES } from '../../catalog/consent.ts';

type Signal = 'granted' | 'denied';

/** The four signals of Google's Consent Mode v2 that a choice decides. */
export interface ConsentSignals {
  readonly analytics_storage: Signal;
  readonly ad_storage: Signal;
  readonly ad_user_data: Signal;
  readonly ad_personalization: Signal;
}

/** Maps a choice to the signals: analytics decides about the first, marketing about the other three (spec §4). */
export function consentSignals({ analytics, marketing }: Omit<Consent, 'essential'>): ConsentSignals {
  const ads: Signal = marketing ? 'granted' : 'denied';
  return {
    analytics_storage: analytics ? 'granted' : 'denied',
    ad_storage: ads,
    ad_user_data: ads,
    ad_personalization: ads,
  };
}

/**
 * Returns the defaults, which precede Google's script: denied where visitors are asked, granted elsewhere.
 * @see https://developers.google.com/tag-platform/security/guides/consent
 */
export function defaultSignals(isAsked: boolean) {
  const signals = consentSignals({ analytics: !isAsked, marketing: !isAsked });
  return isAsked ? { ...signals, wait_for_update: CONSENT_TIMES.waitForUpdateMs } : signals;
}
