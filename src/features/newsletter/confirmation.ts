import { createHash } from 'node:crypto';
import { LIMITS } from '../../catalog/limits.ts';

const HOUR_MS = 3_600_000;

export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';

/** What a link for confirming can still do. `gone`: used up, over, or never there. */
export type ConfirmationState = 'open' | 'confirmed' | 'gone';

export interface Confirmation {
  readonly subscriberState: SubscriberState;
  readonly confirmedAt: Date | null;
  readonly expiresAt: Date;
}

/** Who is subscribed is told so by each of their links, so that a button pressed twice is no failure. */
export function confirmationState(
  { subscriberState, confirmedAt, expiresAt }: Confirmation,
  now: Date,
): ConfirmationState {
  if (subscriberState === 'confirmed') return 'confirmed';
  if (confirmedAt !== null || expiresAt <= now) return 'gone';
  return 'open';
}

export function confirmationEnd(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + LIMITS.subscriptionConfirmHours * HOUR_MS);
}

/** Sign-ups from this moment or earlier are over when they are not confirmed. */
export function unconfirmedEndBefore(now: Date): Date {
  return new Date(now.getTime() - LIMITS.subscriptionConfirmHours * HOUR_MS);
}

/** Whoever unsubscribed at this moment or earlier is forgotten with all proof. */
export function proofEndsBefore(now: Date): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() - LIMITS.consentProofYears);
  return end;
}

/** All that is stored of the secret in a link: 128 random bits need no salt. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
