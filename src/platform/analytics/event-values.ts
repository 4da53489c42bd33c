import type { AnalyticsPlan } from '../../catalog/analytics-plans.ts';
import type { TrackedEvent } from './analytics-events.client.ts';

/** A plan in the spelling that analytics services use (spec §3). */
export function planValues({ id, name, price, currency, variantId }: AnalyticsPlan) {
  return { id, name, price, currency, variant_id: variantId };
}

/** Returns an event's payload for services that take any values, with its plan in their spelling. */
export function payloadValues({ payload }: TrackedEvent): Readonly<Record<string, unknown>> {
  const values = 'plan' in payload ? { ...payload, plan: planValues(payload.plan) } : payload;
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
