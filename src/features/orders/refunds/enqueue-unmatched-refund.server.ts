import type { Transaction } from '../../../platform/db/database.ts';
import type { JobQueue } from '../../../platform/queue/queue.ts';
import type { PaymentKey } from './unmatched-payment-store.server.ts';

/** Enqueues the refund of an unmatched payment, unless it is already enqueued. */
export function enqueueUnmatchedRefund(
  tx: Transaction,
  queue: JobQueue,
  { provider, paymentId }: PaymentKey,
): Promise<void> {
  const singletonKey = `${provider}:${paymentId}`;
  return queue.enqueue(tx, 'orders.refund-unmatched', { provider, paymentId }, { singletonKey });
}
