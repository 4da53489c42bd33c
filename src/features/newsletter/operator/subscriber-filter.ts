import { isLanguage, type Language } from '../../../catalog/languages.ts';
import {
  SUBSCRIBER_TAGS,
  type SubscriberTag,
  SUBSCRIPTION_SOURCES,
  type SubscriptionSource,
} from '../../../catalog/newsletter.ts';
import type { SubscriberState } from '../confirmation.ts';

export const SUBSCRIBER_STATES = [
  'confirmed',
  'pending',
  'unsubscribed',
] as const satisfies readonly SubscriberState[];

/** Limits a list of subscribers; undefined limits nothing. */
export interface SubscriberFilter {
  readonly state: SubscriberState | undefined;
  readonly language: Language | undefined;
  readonly tag: SubscriberTag | undefined;
  readonly source: SubscriptionSource | undefined;
  /** The beginning of the address, the first or the last name, in lower case. */
  readonly search: string | undefined;
}

const SEARCH_MAX_LENGTH = 320;

/** Reads the filter from an address. Unknown values limit nothing. */
export function readSubscriberFilter(query: URLSearchParams): SubscriberFilter {
  const language = query.get('language');
  return {
    state: SUBSCRIBER_STATES.find((one) => one === query.get('state')),
    language: isLanguage(language) ? language : undefined,
    tag: SUBSCRIBER_TAGS.find((one) => one === query.get('tag')),
    source: SUBSCRIPTION_SOURCES.find((one) => one === query.get('source')),
    search:
      query.get('search')?.normalize('NFC').trim().toLowerCase().slice(0, SEARCH_MAX_LENGTH) || undefined,
  };
}
