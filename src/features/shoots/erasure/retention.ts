import { LIMITS } from '../../../catalog/limits.ts';
import type { ShootState } from '../../../platform/db/tables/shoots.ts';
import { SHOOT_STATES } from '../shoot-state.ts';

export type ErasureReason = 'expired' | 'owner' | 'operator' | 'draft-abandoned' | 'refunded';

export function draftExpiry(createdAt: Date): Date {
  return new Date(createdAt.getTime() + LIMITS.draftLifetimeMs);
}

/** Extends a draft's expiry, so that it is not erased while its payment window is open. */
export function checkoutExpiry(expiresAt: Date, openedAt: Date): Date {
  return new Date(Math.max(expiresAt.getTime(), openedAt.getTime() + LIMITS.checkoutLifetimeMs));
}

/**
 * The expiry of a draft that is paid and waits for its selfies. The order is refunded first, and the margin makes sure that the
 * draft still knows whom to write to.
 */
export function waitingExpiry(paidAt: Date): Date {
  return new Date(paidAt.getTime() + LIMITS.waitingOrderLifetimeMs + LIMITS.galleryLifetimeMs);
}

export function galleryExpiry(deliveredAt: Date): Date {
  return new Date(deliveredAt.getTime() + LIMITS.galleryLifetimeMs);
}

/** A failed or refunded shoot has no gallery, so its selfies are erased a day later. */
export function abandonedExpiry(endedAt: Date): Date {
  return new Date(endedAt.getTime() + LIMITS.draftLifetimeMs);
}

/** Returns why the sweep erases a shoot that has expired; undefined for one that is still being worked on. */
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
