import type { Consents, NewsletterTick } from '../../../platform/db/tables/shoots.ts';

export const CONSENT_KINDS = ['terms', 'likeness', 'startBeforeWithdrawalEnds', 'newsletter'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];
export const REQUIRED_CONSENTS: readonly ConsentKind[] = ['terms', 'likeness', 'startBeforeWithdrawalEnds'];

export type ConsentTicks = Readonly<Partial<Record<ConsentKind, boolean>>>;

/** Parses the consents of a request. Returns undefined for unknown kinds, values that are no boolean, or no entry at all. */
export function parseConsentTicks(input: unknown): ConsentTicks | undefined {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return undefined;
  const entries = Object.entries(input);
  const known = entries.every(
    ([kind, ticked]) => CONSENT_KINDS.some((one) => one === kind) && typeof ticked === 'boolean',
  );
  return known && entries.length > 0 ? (Object.fromEntries(entries) as ConsentTicks) : undefined;
}

/** Applies ticks to the stored consents. A consent keeps the time of its first tick; unticking it removes the time. */
export function withTicks(consents: Consents, ticks: ConsentTicks, now: Date): Consents {
  const kept = CONSENT_KINDS.flatMap((kind) => {
    const ticked = ticks[kind] ?? consents[kind] !== undefined;
    return ticked ? [[kind, consents[kind] ?? now.toISOString()] as const] : [];
  });
  return Object.fromEntries(kept);
}

/** Returns the proof of the newsletter's tick after a change: as for the time, that of the first tick counts. */
export function newsletterTickAfter(
  stored: NewsletterTick | null,
  ticks: ConsentTicks,
  now: NewsletterTick,
): NewsletterTick | null {
  if (ticks.newsletter === undefined) return stored;
  return ticks.newsletter ? (stored ?? now) : null;
}

export function hasRequiredConsents(consents: Consents): boolean {
  return REQUIRED_CONSENTS.every((kind) => consents[kind] !== undefined);
}
