import type { AskedCategory, Consent, ConsentCategory } from '../../catalog/consent.ts';
import { ASKED_CATEGORIES } from '../../catalog/consent.ts';
import type { TrackedEvent } from './analytics-events.client.ts';

/** The number of events that wait for a choice. A visitor who never chooses must not fill the memory. */
export const MAX_WAITING = 100;

/** Decides which events go to which category, and when. Pure; start-analytics.client.ts carries the actions out. */
export interface AnalyticsQueue {
  /** Undefined as long as the visitor has not chosen. */
  readonly consent: Consent | undefined;
  /** Events that were raised before the choice, oldest first; at most MAX_WAITING. */
  readonly waiting: readonly TrackedEvent[];
}

export type QueueAction =
  | { readonly type: 'consent'; readonly consent: Consent }
  | { readonly type: 'start' | 'stop'; readonly category: AskedCategory }
  | { readonly type: 'send'; readonly category: ConsentCategory; readonly event: TrackedEvent };

export interface QueueStep {
  readonly queue: AnalyticsQueue;
  readonly actions: readonly QueueAction[];
}

export const EMPTY_QUEUE: AnalyticsQueue = { consent: undefined, waiting: [] };

/** Events that other companies never get: they are about photos. */
const OWN_EVENTS: ReadonlySet<TrackedEvent['name']> = new Set(['selfie-refused']);

/** Sends an event to every category that is granted. Before the choice it also waits for the others. */
export function raise(queue: AnalyticsQueue, event: TrackedEvent): QueueStep {
  const { consent } = queue;
  const own: QueueAction = { type: 'send', category: 'essential', event };
  if (OWN_EVENTS.has(event.name)) return { queue, actions: [own] };
  if (!consent) {
    const waiting = [...queue.waiting, event].slice(-MAX_WAITING);
    return { queue: { consent, waiting }, actions: [own] };
  }
  const granted = ASKED_CATEGORIES.filter((category) => consent[category]);
  return { queue, actions: [own, ...granted.map((category) => ({ ...own, category }))] };
}

/**
 * Applies a choice: starts what is granted and stops the rest. With the first choice, the granted categories get the events that
 * have waited, in order. Events of a refused category are dropped, so a later consent does not bring them back.
 */
export function choose({ waiting }: AnalyticsQueue, consent: Consent): QueueStep {
  const actions = ASKED_CATEGORIES.flatMap((category): QueueAction[] =>
    consent[category]
      ? [{ type: 'start', category }, ...waiting.map((event) => ({ type: 'send' as const, category, event }))]
      : [{ type: 'stop', category }],
  );
  return { queue: { consent, waiting: [] }, actions: [{ type: 'consent', consent }, ...actions] };
}
