import type { Consent } from '../../catalog/consent.ts';
import { ANALYTICS_EVENT, takeEarlyEvents, type TrackedEvent } from './analytics-events.client.ts';
import { choose, EMPTY_QUEUE, type QueueAction, type QueueStep, raise } from './analytics-queue.ts';
import type { AnalyticsSettings } from './analytics-settings.ts';
import { createDataLayer } from './data-layer.ts';
import { createGoogleAnalytics } from './google-analytics.ts';
import { createLinkedIn } from './linkedin.ts';
import { createMetaPixel } from './meta-pixel.ts';
import { createPlausible } from './plausible.client.ts';
import type { Sink } from './sink.ts';
import type { VendorPage } from './vendor-page.ts';

export interface AnalyticsOptions {
  readonly settings: AnalyticsSettings;
  readonly page: VendorPage;
  /** True where visitors are asked before anything is loaded. */
  readonly isAsked: boolean;
  /** The choice of an earlier visit; undefined until there is one. */
  readonly consent: Consent | undefined;
  /** Our own receivers. */
  readonly ownSinks: readonly Sink[];
}

export interface Analytics {
  /** Applies a choice that was not made in this page, such as in another tab. */
  choose(consent: Consent): void;
}

/** Lets a sink act. A failure in the script of one service must not keep the others from their events. */
function execute(action: QueueAction, sink: Sink): void {
  try {
    if (action.type === 'consent') sink.onConsent?.(action.consent);
    else if (sink.category !== action.category) return;
    else if (action.type === 'send') sink.send(action.event);
    else sink[action.type]?.();
  } catch (error) {
    reportError(error);
  }
}

/**
 * Sends tracked events to the configured services, as far as the visitor's choice allows it. A `consent-updated` event starts
 * and stops them again (spec §4).
 */
export function startAnalytics({ settings, page, isAsked, consent, ownSinks }: AnalyticsOptions): Analytics {
  const { googleAnalyticsId, metaPixelId, linkedIn, plausible } = settings;
  const sinks: readonly Sink[] = [
    ...ownSinks,
    createDataLayer(page.globals, isAsked),
    ...(googleAnalyticsId ? [createGoogleAnalytics(page, googleAnalyticsId)] : []),
    ...(plausible ? [createPlausible(page, plausible)] : []),
    ...(metaPixelId ? [createMetaPixel(page, metaPixelId)] : []),
    ...(linkedIn ? [createLinkedIn(page, linkedIn)] : []),
  ];
  let queue = EMPTY_QUEUE;

  function run(step: QueueStep) {
    queue = step.queue;
    for (const action of step.actions) for (const sink of sinks) execute(action, sink);
  }
  function receive(event: TrackedEvent) {
    if (event.name === 'consent-updated') run(choose(queue, { essential: true, ...event.payload }));
    run(raise(queue, event));
  }

  addEventListener(ANALYTICS_EVENT, (event) => receive((event as CustomEvent<TrackedEvent>).detail));
  for (const event of takeEarlyEvents()) receive(event);
  // The events may have brought a newer choice.
  if (consent && !queue.consent) run(choose(queue, consent));
  return { choose: (choice) => run(choose(queue, choice)) };
}
