import type { AnalyticsEvents } from '../../events.ts';
import type { PageName } from '../../page-urls.ts';
import type { TrackedEvent } from '../../platform/analytics/analytics-events.client.ts';

/** The events of pages, and the steps of visits by their source (visit-steps.ts). */
export type CountedName = keyof AnalyticsEvents | 'visit-step';

/** An event as our own counter counts it: without anything that could tell one visitor from another. */
export interface CountedEvent {
  readonly name: CountedName;
  /** One of the details of the name (counted-details.ts). */
  readonly detail: string;
}

/** The most events of one request to the counter. */
export const MAX_EVENTS = 20;

/** Finds the page of a path; undefined when there is none. */
export type PageOf = (path: string) => PageName | undefined;

export const UNKNOWN_PAGE = 'not-found';

/** Reduces an event to its name and its detail: a page's name instead of its address, a package instead of an order. */
export function countedEvent(event: TrackedEvent, pageOf: PageOf): CountedEvent {
  return { name: event.name, detail: detailOf(event, pageOf) };
}

function detailOf(event: TrackedEvent, pageOf: PageOf): string {
  switch (event.name) {
    case 'page-view':
      return pageOf(event.payload.path) ?? UNKNOWN_PAGE;
    case 'language-change':
      return event.payload.to;
    case 'consent-updated': {
      const { analytics, marketing } = event.payload;
      return [analytics && 'analytics', marketing && 'marketing'].filter(Boolean).join('/') || 'none';
    }
    case 'generate-lead':
      return event.payload.kind;
    case 'checkout-step':
      return `${event.payload.package}/${event.payload.step}`;
    case 'opened-checkout':
    case 'finished-checkout':
    case 'abandoned-checkout':
    case 'refunded-order':
      return event.payload.package;
    case 'exit-intent-modal-opened':
      return `${event.payload.content}/${event.payload.trigger}`;
    case 'exit-intent-modal-closed':
      return event.payload.content;
    case 'selfie-refused':
      return event.payload.reason;
    case 'success-modal-opened':
    case 'newsletter-signup':
      return event.payload.source;
    default:
      return '';
  }
}
