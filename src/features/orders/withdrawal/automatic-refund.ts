import { LIMITS } from '../../../catalog/limits.ts';
import type { OrderMatch, OrderState } from '../../../platform/db/tables/orders.ts';
import { isWaiting, type ShootProgress } from '../waiting/is-waiting.ts';

const WINDOW_MS = LIMITS.refundWindowDays * 86_400_000;

interface WithdrawnOrder {
  readonly state: OrderState;
  readonly paidAt: Date | null;
  readonly refundReason: string | null;
}

/**
 * Decides whether a withdrawal is refunded without a person: only its buyer knows the number and the address of a paid order, and
 * nothing was made yet. `requested` means that an earlier declaration had this effect.
 * @param shoot the locked shoot of the order; undefined for an order without one
 */
export function automaticRefund(
  match: OrderMatch,
  order: WithdrawnOrder,
  shoot: ShootProgress | undefined,
  now: Date,
): 'due' | 'requested' | 'not-due' {
  if (match !== 'number-and-email') return 'not-due';
  if (order.state === 'refund_requested' || order.state === 'refunded')
    return order.refundReason === 'withdrawal' ? 'requested' : 'not-due';
  if (order.state !== 'paid' || !shoot || !isWaiting(shoot)) return 'not-due';
  const isInTime = order.paidAt !== null && now.getTime() - order.paidAt.getTime() <= WINDOW_MS;
  return isInTime ? 'due' : 'not-due';
}
