import type { JobPayload } from '../../jobs.ts';
import type { unmatchedPayments } from '../../platform/db/tables/orders.ts';

/** Why a payment goes back without its order. */
export type StrayReason = (typeof unmatchedPayments.$inferSelect)['reason'];

/**
 * Why money goes back; the buyer's mail says it in words. `taken-back`: the bank did it, nobody asked us.
 * `refund-first`: it did so before we heard of the payment, which started nothing.
 */
export type RefundReason =
  JobPayload<'orders.refund'>['reason'] | StrayReason | 'taken-back' | 'refund-first';
