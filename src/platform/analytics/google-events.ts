import type { AnalyticsPlan } from '../../catalog/analytics-plans.ts';
import type { TrackedEvent } from './analytics-events.client.ts';
import { payloadValues } from './event-values.ts';
import type { PageAddress } from './page-address.ts';

export interface GoogleEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * Names an event as Google Analytics 4 recommends, or as the specification does, with underscores. Every event has the page's
 * address, because Google's script would otherwise read it from the browser.
 * @see https://developers.google.com/analytics/devguides/collection/ga4/reference/events
 */
export function googleEvent(event: TrackedEvent, page: PageAddress): GoogleEvent {
  const { name, parameters } = named(event);
  return { name, parameters: { ...parameters, page_location: page.url, page_title: page.title } };
}

function named(event: TrackedEvent): GoogleEvent {
  switch (event.name) {
    case 'page-view':
      return { name: 'page_view', parameters: { page_path: event.payload.path } };
    case 'language-change':
      // `language` is Google's own parameter for the browser's.
      return {
        name: 'language_change',
        parameters: { previous_language: event.payload.from, new_language: event.payload.to },
      };
    case 'opened-checkout':
      return { name: 'begin_checkout', parameters: itemsOf(event.payload.plan) };
    case 'checkout-step':
      return {
        name: 'checkout_step',
        parameters: { checkout_step: event.payload.step, ...itemsOf(event.payload.plan) },
      };
    case 'finished-checkout':
      // Google counts a purchase with a known number once. The moment identifies this one and says nothing about the order.
      return {
        name: 'purchase',
        parameters: { transaction_id: event.timestamp, ...itemsOf(event.payload.plan) },
      };
    case 'abandoned-checkout':
      return { name: 'checkout_abandoned', parameters: itemsOf(event.payload.plan) };
    case 'refunded-order':
      return { name: 'refund', parameters: itemsOf(event.payload.plan) };
    case 'newsletter-signup':
      return { name: 'sign_up', parameters: { method: event.payload.source } };
    default:
      return { name: event.name.replaceAll('-', '_'), parameters: payloadValues(event) };
  }
}

function itemsOf({ variantId, name, price, currency }: AnalyticsPlan) {
  return {
    currency,
    value: price,
    items: [{ item_id: variantId, item_name: name, price, quantity: 1 }],
  };
}
