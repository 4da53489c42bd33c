import type { JobPayload } from '../../jobs.ts';

/** Why money goes back; the buyer's mail says it in words. */
export type RefundReason = JobPayload<'orders.refund'>['reason'];
