import { createHash } from 'node:crypto';
import { LIMITS } from '../../catalog/limits.ts';

const HOUR_MS = 3_600_000;

export type SubscriberState = 'pending' | 'confirmed' | 'unsubscribed';

/** State of a confirmation link; `gone` when it is used, expired or unknown. */
export type ConfirmationState = 'open' | 'confirmed' | 'gone';

export interface Confirmation {
  readonly subscriberState: SubscriberState;
  readonly confirmedAt: Date | null;
  readonly expiresAt: Date;
}

/** Every link of an already confirmed subscriber answers `confirmed`, so that pressing the button twice is no error. */
export function confirmationState(
  { subscriberState, confirmedAt, expiresAt }: Confirmation,
  now: Date,
): ConfirmationState {
  if (subscriberState === 'confirmed') return 'confirmed';
  if (confirmedAt !== null || expiresAt <= now) return 'gone';
  return 'open';
}

export function confirmationExpiry(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + LIMITS.subscriptionConfirmHours * HOUR_MS);
}

/** Unconfirmed sign-ups requested at this moment or earlier have expired. */
export function unconfirmedCutoff(now: Date): Date {
  return new Date(now.getTime() - LIMITS.subscriptionConfirmHours * HOUR_MS);
}

/** Subscribers who unsubscribed at this moment or earlier are erased together with the proof of their consent. */
export function consentProofCutoff(now: Date): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() - LIMITS.consentProofYears);
  return end;
}

/** Only this hash of a link's token is stored. It needs no salt, because the token has 128 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
