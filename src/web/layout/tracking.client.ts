import { ANALYTICS_SERVICES } from '../../catalog/analytics-services.ts';
import type { AskedCategory } from '../../catalog/consent.ts';
import { createCounterSink } from '../../features/analytics/counter-sink.client.ts';
import { REJECTED } from '../../features/consent/consent.ts';
import { type ConsentStore, openConsentStore } from '../../features/consent/consent-store.client.ts';
import { type AnalyticsSettings, configuredServices } from '../../platform/analytics/analytics-settings.ts';
import { startAnalytics } from '../../platform/analytics/start-analytics.client.ts';
import { browserPage } from '../../platform/analytics/vendor-page.client.ts';
import { matchPage } from '../match-page.ts';
import { pagePrivacy } from './page-privacy.ts';

let started: ConsentStore | undefined;

/** Starts consent and analytics, once in the life of a document, and connects them. */
export function startTracking(settings: AnalyticsSettings): ConsentStore {
  return (started ??= start(settings));
}

function start(settings: AnalyticsSettings): ConsentStore {
  const services = configuredServices(settings);
  const inCategory = (category: AskedCategory) =>
    services.filter((id) => ANALYTICS_SERVICES[id].category === category);
  const store = openConsentStore({
    services: { analytics: inCategory('analytics'), marketing: inCategory('marketing') },
    // A choice that was removed counts as a refusal until the visitor is asked again.
    onChangedElsewhere: (consent) => analytics.choose(consent ?? REJECTED),
  });
  const analytics = startAnalytics({
    settings,
    page: browserPage(() => pagePrivacy(location.href, document.referrer)),
    isAsked: store.isAsked,
    consent: store.state().consent,
    ownSinks: [createCounterSink((path) => matchPage(path)?.page)],
  });
  return store;
}
