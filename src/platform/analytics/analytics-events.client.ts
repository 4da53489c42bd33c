import { PACKAGE_PLANS } from '../../catalog/analytics-plans.ts';
import type { PackageId } from '../../catalog/packages.ts';
import type { AnalyticsEvents } from '../../events.ts';

/** An event as analytics adapters receive it. */
export type TrackedEvent<Name extends keyof AnalyticsEvents = keyof AnalyticsEvents> = {
  readonly [Each in Name]: {
    readonly name: Each;
    readonly payload: AnalyticsEvents[Each];
    /** ISO 8601, UTC. */
    readonly timestamp: string;
  };
}[Name];

/** The DOM event that carries a tracked event in `detail`. */
export const ANALYTICS_EVENT = 'lichtbild:analytics';

/** Events that were tracked before the adapters loaded; undefined once they have taken them. */
let early: TrackedEvent[] | undefined = [];
const MAX_EARLY = 50;

/**
 * Dispatches an analytics event to listeners in the page. Nothing leaves the browser here, and an adapter that sends events on
 * may only be loaded with consent.
 */
export function track<Name extends keyof AnalyticsEvents>(name: Name, payload: AnalyticsEvents[Name]): void {
  const event = { name, payload, timestamp: new Date().toISOString() } as TrackedEvent;
  if (early && early.length < MAX_EARLY) early.push(event);
  dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: event }));
}

/** Returns what was tracked so far. From then on, listeners of ANALYTICS_EVENT get everything. */
export function takeEarlyEvents(): readonly TrackedEvent[] {
  const events = early ?? [];
  early = undefined;
  return events;
}

/** Tracks a stage of an order for a package, with the plan that the package is for analytics. */
export function trackCheckout(
  stage: 'opened-checkout' | 'finished-checkout' | 'abandoned-checkout' | 'refunded-order',
  packageId: PackageId,
): void {
  track(stage, { package: packageId, plan: PACKAGE_PLANS[packageId] });
}

/** Tracks that the buyer's details were accepted, or that the payment was opened. */
export function trackCheckoutStep(step: 'details' | 'payment', packageId: PackageId): void {
  track('checkout-step', { step, package: packageId, plan: PACKAGE_PLANS[packageId] });
}
