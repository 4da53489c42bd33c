import type { TrackedEvent } from '../../platform/analytics/analytics-events.client.ts';
import type { PageOf } from './counted-event.ts';

/** The kinds of places that visitors come from. `internal` is a page of ours that was loaded anew, so that the source of the visit is not known. */
export const VISIT_SOURCES = [
  'direct',
  'search',
  'social',
  'referral',
  'advertisement',
  'newsletter',
  'internal',
] as const;
export type VisitSource = (typeof VISIT_SOURCES)[number];

/** The steps on the way to a purchase, in their order. */
export const VISIT_STEPS = ['arrived', 'create-headshot', 'details', 'payment', 'paid'] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

const SEARCH = /(^|\.)(google|bing|duckduckgo|ecosia|yahoo|qwant|startpage|yandex|baidu|brave)\./;
const SOCIAL =
  /(^|\.)(linkedin|lnkd|facebook|instagram|t|twitter|x|reddit|xing|tiktok|youtube|pinterest|mastodon|bsky|threads)\.(com|co|in|net|social|app)$/;
const PAID = /^(cpc|ppc|paid.*|display|ads?|banner)$/i;
const MAIL = /^(e-?mail|newsletter)$/i;

/**
 * Returns the kind of place that led to a page: what its own address says (`utm_medium`, `utm_source`, `ref`), or else the page
 * before it.
 */
export function visitSource(address: string, referrer: string): VisitSource {
  const { searchParams, pathname, host } = new URL(address);
  const medium = searchParams.get('utm_medium') ?? '';
  const named = searchParams.get('utm_source') ?? searchParams.get('ref');
  if (MAIL.test(medium) || MAIL.test(named ?? '')) return 'newsletter';
  if (PAID.test(medium) || /\/ad-landing(\/|$)/.test(pathname)) return 'advertisement';
  const from = URL.canParse(referrer) ? new URL(referrer).host : '';
  if (from === host) return 'internal';
  if (SEARCH.test(from)) return 'search';
  if (SOCIAL.test(from)) return 'social';
  return from || named ? 'referral' : 'direct';
}

/** Returns the step that an event is; undefined for most events. */
export function visitStepOf(event: TrackedEvent, pageOf: PageOf): VisitStep | undefined {
  switch (event.name) {
    case 'page-view':
      return pageOf(event.payload.path) === 'createHeadshot' ? 'create-headshot' : 'arrived';
    case 'checkout-step':
      return event.payload.step === 'details' ? 'details' : undefined;
    case 'opened-checkout':
      return 'payment';
    case 'finished-checkout':
      return 'paid';
    default:
      return undefined;
  }
}
