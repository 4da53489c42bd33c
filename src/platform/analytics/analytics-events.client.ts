import { PACKAGE_PLANS } from '../../catalog/analytics-plans.ts';
import type { PackageId } from '../../catalog/packages.ts';
import type { AnalyticsEvents } from '../../events.ts';

/** An event as analytics adapters receive it. */
export interface TrackedEvent<Name extends keyof AnalyticsEvents = keyof AnalyticsEvents> {
  readonly name: Name;
  readonly payload: AnalyticsEvents[Name];
  /** ISO 8601, UTC. */
  readonly timestamp: string;
}

/** The DOM event that carries a tracked event in `detail`. */
export const ANALYTICS_EVENT = 'lichtbild:analytics';

/**
 * Dispatches an analytics event to listeners in the page. Nothing leaves the browser here, and an adapter that sends events on
 * may only be loaded with consent.
 */
export function track<Name extends keyof AnalyticsEvents>(name: Name, payload: AnalyticsEvents[Name]): void {
  const event: TrackedEvent<Name> = { name, payload, timestamp: new Date().toISOString() };
  dispatchEvent(new CustomEvent(ANALYTICS_EVENT, { detail: event }));
}

/** Tracks a stage of an order for a package, with the plan that the package is for analytics. */
export function trackCheckout(
  stage: 'opened-checkout' | 'finished-checkout' | 'abandoned-checkout',
  packageId: PackageId,
): void {
  track(stage, { package: packageId, plan: PACKAGE_PLANS[packageId] });
}
