import type { AnalyticsPlan } from '../../catalog/analytics-plans.ts';
import type { TrackedEvent } from './analytics-events.client.ts';

export interface MetaEvent {
  readonly name: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/**
 * Returns Meta's standard event for an event of ours; undefined for those that advertising needs nothing of.
 * @see https://developers.facebook.com/docs/meta-pixel/reference
 */
export function metaEvent(event: TrackedEvent): MetaEvent | undefined {
  switch (event.name) {
    case 'page-view':
      return { name: 'PageView', parameters: {} };
    case 'opened-checkout':
      return { name: 'InitiateCheckout', parameters: contentsOf(event.payload.plan) };
    case 'checkout-step':
      if (event.payload.step !== 'payment') return undefined;
      return { name: 'AddPaymentInfo', parameters: contentsOf(event.payload.plan) };
    case 'finished-checkout':
      return { name: 'Purchase', parameters: contentsOf(event.payload.plan) };
    case 'generate-lead': {
      const { currency, value } = event.payload;
      return { name: 'Lead', parameters: value === undefined ? {} : { currency, value } };
    }
    case 'newsletter-signup':
      return { name: 'CompleteRegistration', parameters: { content_name: event.payload.source } };
    default:
      return undefined;
  }
}

function contentsOf({ variantId, name, price, currency }: AnalyticsPlan) {
  return { content_type: 'product', content_ids: [variantId], content_name: name, value: price, currency };
}
