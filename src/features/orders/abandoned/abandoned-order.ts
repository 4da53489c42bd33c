import { LIMITS } from '../../../catalog/limits.ts';
import type { OrderState } from '../../../platform/db/tables/orders.ts';

/** A reminder that could not be sent for this long after it was due is not sent any more. */
const OVERDUE_MS = LIMITS.abandonedReminderAfterMs;
/** New orders are looked for until their reminder would be overdue. */
export const REMINDABLE_MS = LIMITS.abandonedReminderAfterMs + OVERDUE_MS;

/** The facts about an open order, and the person who opened it, that decide about its reminder. */
export interface AbandonedOrder {
  readonly state: OrderState;
  /** The latest time at which the checkout was opened. */
  readonly openedAt: Date;
  /** True once the provider's list of payments was read until the checkout had closed, so that no payment is unnoticed. */
  readonly isPaymentListRead: boolean;
  /** True when the owner has erased the draft. */
  readonly isErasedByOwner: boolean;
  /** True when the person paid for another order since this one was opened, or has a paid one that waits for its start. */
  readonly hasBought: boolean;
  /** True when the person has opened another order later, of which they may be reminded instead. */
  readonly hasLaterOrder: boolean;
  /** The latest reminder of the person; undefined without any. */
  readonly remindedAt: Date | undefined;
  /** True for a confirmed subscriber who wants offers. */
  readonly hasAgreed: boolean;
}

/** Decides about the only reminder of an order. `drop`: there will be none. */
export function decideReminder(order: AbandonedOrder, now: Date): 'wait' | 'send' | 'drop' {
  const age = now.getTime() - order.openedAt.getTime();
  if (order.state !== 'open' || order.isErasedByOwner || order.hasBought || order.hasLaterOrder)
    return 'drop';
  if (age < LIMITS.abandonedReminderAfterMs) return 'wait';
  if (age >= REMINDABLE_MS || !order.hasAgreed) return 'drop';
  const sinceReminderMs = order.remindedAt ? now.getTime() - order.remindedAt.getTime() : Infinity;
  if (sinceReminderMs < LIMITS.abandonedReminderPauseMs) return 'drop';
  return order.isPaymentListRead ? 'send' : 'wait';
}
