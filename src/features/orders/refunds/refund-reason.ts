import type { JobPayload } from '../../../jobs.ts';
import type { unmatchedPayments } from '../../../platform/db/tables/orders.ts';

/** The reason why a payment is refunded without its order. With `lost-order` no order tells whom to write to. */
export type UnmatchedReason = (typeof unmatchedPayments.$inferSelect)['reason'];

/**
 * The reason of a refund, which the buyer's mail explains. `taken-back`: the bank reversed the payment without our request.
 * `refund-first`: the bank did so before the payment arrived here, so that nothing was started.
 */
export type RefundReason =
  | JobPayload<'orders.refund'>['reason']
  | Exclude<UnmatchedReason, 'lost-order'>
  | 'taken-back'
  | 'refund-first';
