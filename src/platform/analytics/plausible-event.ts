import type { TrackedEvent } from './analytics-events.client.ts';
import { payloadValues } from './event-values.ts';
import type { PageAddress } from './page-address.ts';

export interface PlausibleEvent {
  readonly name: string;
  readonly url: string;
  readonly domain: string;
  readonly referrer?: string;
  readonly props?: Readonly<Record<string, string | number | boolean>>;
  readonly revenue?: { readonly currency: string; readonly amount: number };
  /** False for events that do not come from the visitor, so that a single page view still counts as a bounce. */
  readonly interactive?: boolean;
}

/** Events that the page raises by itself. */
const AUTOMATIC: ReadonlySet<TrackedEvent['name']> = new Set([
  'consent-updated',
  'exit-intent-modal-opened',
  'newsletter-modal-opened',
  'welcome-modal-opened',
  'success-modal-opened',
  'refunded-order',
]);

/**
 * Returns the body of a request to Plausible's events API. Events have the specification's names.
 * @see https://plausible.io/docs/events-api
 */
export function plausibleEvent(
  event: TrackedEvent,
  page: PageAddress,
  site: { readonly domain: string; readonly referrer: string },
): PlausibleEvent {
  const { domain, referrer } = site;
  const base = { url: page.url, domain, ...(referrer && { referrer }) };
  if (event.name === 'page-view') return { name: 'pageview', ...base };
  const props = flatten(payloadValues(event));
  return {
    name: event.name,
    ...base,
    ...(Object.keys(props).length > 0 && { props }),
    ...(event.name === 'finished-checkout' && {
      revenue: { currency: event.payload.plan.currency, amount: event.payload.plan.price },
    }),
    ...(AUTOMATIC.has(event.name) && { interactive: false }),
  };
}

/** Plausible's properties are flat: { plan: { id } } becomes { plan_id }. */
function flatten(values: Readonly<Record<string, unknown>>): Record<string, string | number | boolean> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([inner, one]) => [`${name}_${inner}`, one as string | number])
        : [[name, value as string | number | boolean]],
    ),
  );
}
