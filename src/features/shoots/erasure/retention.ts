import { LIMITS } from '../../../catalog/limits.ts';
import type { ShootState } from '../../../platform/db/tables/shoots.ts';
import { SHOOT_STATES } from '../shoot-state.ts';

export type ErasureReason = 'expired' | 'owner' | 'draft-abandoned' | 'refunded';

export function draftExpiry(createdAt: Date): Date {
  return new Date(createdAt.getTime() + LIMITS.draftLifetimeMs);
}

/** Who has the payment window open must not lose the draft behind it. */
export function checkoutExpiry(expiresAt: Date, openedAt: Date): Date {
  return new Date(Math.max(expiresAt.getTime(), openedAt.getTime() + LIMITS.checkoutLifetimeMs));
}

/** Also the time a buyer who paid first has to send the selfies. */
export function galleryExpiry(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + LIMITS.galleryLifetimeMs);
}

/** A failed or refunded shoot has no gallery to visit: its selfies go a day later. */
export function abandonedExpiry(endedAt: Date): Date {
  return new Date(endedAt.getTime() + LIMITS.draftLifetimeMs);
}

/** Why the sweep erases a shoot whose time is over; undefined for one that is still being worked on. */
export function sweepReason(state: ShootState): ErasureReason | undefined {
  switch (state) {
    case 'draft':
    case 'ready_to_pay':
      return 'draft-abandoned';
    case 'delivered':
    case 'expired':
      return 'expired';
    case 'failed':
    case 'refunded':
      return 'refunded';
    case 'paid':
    case 'rendering':
      return undefined;
  }
}

export const SWEPT_STATES = SHOOT_STATES.filter((state) => sweepReason(state) !== undefined);
