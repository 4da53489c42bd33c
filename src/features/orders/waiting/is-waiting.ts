import { LIMITS } from '../../../catalog/limits.ts';
import type { ShootState } from '../../../platform/db/tables/shoots.ts';

/** The columns of a shoot that tell whether its headshots were begun. */
export interface ShootProgress {
  readonly state: ShootState;
  readonly startRequestedAt: Date | null;
  readonly erasedAt: Date | null;
}

export const WAITING_STATES = ['draft', 'ready_to_pay'] as const satisfies readonly ShootState[];

/** Returns whether a paid shoot waits for its customer, who has not asked for the headshots yet. */
export function isWaiting({ state, startRequestedAt, erasedAt }: ShootProgress): boolean {
  return WAITING_STATES.some((one) => one === state) && startRequestedAt === null && erasedAt === null;
}

/** Returns the last moment at which the headshots of an order can be asked for; after it the order is refunded. */
export function waitsUntil(paidAt: Date): Date {
  return new Date(paidAt.getTime() + LIMITS.waitingOrderLifetimeMs);
}
