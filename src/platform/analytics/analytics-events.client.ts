import type { AnalyticsEvents } from '../../events.ts';

/** One event as adapters get it. */
export interface TrackedEvent<Name extends keyof AnalyticsEvents = keyof AnalyticsEvents> {
  readonly name: Name;
  readonly payload: AnalyticsEvents[Name];
  /** ISO 8601, UTC. */
  readonly timestamp: string;
}

/** The DOM event that carries a tracked event in `detail`. */
export const ANALYTICS_EVENT = 'lichtbild:analytics';

/** A visitor who never decides about consent must not fill the memory. */
const MOST_WAITING = 100;
const waiting: TrackedEvent[] = [];

/**
 * Says that something happened. Nothing leaves the browser here: the event waits for an adapter, which may only be
 * loaded with consent, and is given to listeners of the page itself.
 */
export function track<Name extends keyof AnalyticsEvents>(name: Name, payload: AnalyticsEvents[Name]): void {
  const event: TrackedEvent<Name> = { name, payload, timestamp: new Date().toISOString() };
  waiting.push(event);
  if (waiting.length > MOST_WAITING) waiting.shift();
  dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: event }));
}

/** What was said so far, oldest first, for an adapter that begins to listen. */
export function eventsSoFar(): readonly TrackedEvent[] {
  return [...waiting];
}
