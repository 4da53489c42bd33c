import { LANGUAGES } from '../../catalog/languages.ts';
import { LEAD_KINDS } from '../../catalog/lead-choices.ts';
import { SUBSCRIPTION_SOURCES } from '../../catalog/newsletter.ts';
import { PACKAGE_IDS } from '../../catalog/packages.ts';
import type { AnalyticsEvents, ExitIntentTrigger } from '../../events.ts';
import { PAGE_NAMES, type PageName } from '../../page-urls.ts';
import type { TrackedEvent } from '../../platform/analytics/analytics-events.client.ts';

/** An event as our own counter counts it: without anything that could tell one visitor from another. */
export interface CountedEvent {
  readonly name: keyof AnalyticsEvents;
  /** One of COUNTED_DETAILS of the name. */
  readonly detail: string;
}

/** The most events of one request to the counter. */
export const MAX_EVENTS = 20;

/** Finds the page of a path; undefined when there is none. */
export type PageOf = (path: string) => PageName | undefined;

const UNKNOWN_PAGE = 'not-found';
const CONTENTS = ['email', 'life-impact'] as const;
const TRIGGERS = Object.keys({
  timer: true,
  'top-edge': true,
  'tab-return': true,
  requested: true,
} satisfies Record<ExitIntentTrigger, true>);
const STEPS = ['details', 'payment'] as const;
const NONE = [''] as const;

const pairs = (first: readonly string[], second: readonly string[]) =>
  first.flatMap((one) => second.map((other) => `${one}/${other}`));

/** All details that are counted. A request with another one is refused, so that nobody can store anything else. */
export const COUNTED_DETAILS: Readonly<Record<keyof AnalyticsEvents, readonly string[]>> = {
  'page-view': [...PAGE_NAMES, UNKNOWN_PAGE],
  'language-change': LANGUAGES,
  'consent-updated': ['none', 'analytics', 'marketing', 'analytics/marketing'],
  'generate-lead': LEAD_KINDS,
  'opened-checkout': PACKAGE_IDS,
  'checkout-step': pairs(PACKAGE_IDS, STEPS),
  'finished-checkout': PACKAGE_IDS,
  'abandoned-checkout': PACKAGE_IDS,
  'refunded-order': PACKAGE_IDS,
  'exit-intent-modal-opened': pairs(CONTENTS, TRIGGERS),
  'exit-intent-modal-closed': CONTENTS,
  'exit-intent-signup': NONE,
  'exit-intent-signup-failed': NONE,
  'newsletter-modal-opened': NONE,
  'newsletter-modal-closed': NONE,
  'welcome-modal-opened': NONE,
  'welcome-modal-closed': NONE,
  'success-modal-opened': SUBSCRIPTION_SOURCES,
  'newsletter-signup': SUBSCRIPTION_SOURCES,
};

export function isCounted({ name, detail }: { readonly name: string; readonly detail: string }): boolean {
  return (
    Object.hasOwn(COUNTED_DETAILS, name) && COUNTED_DETAILS[name as keyof AnalyticsEvents].includes(detail)
  );
}

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
    case 'success-modal-opened':
    case 'newsletter-signup':
      return event.payload.source;
    default:
      return '';
  }
}
