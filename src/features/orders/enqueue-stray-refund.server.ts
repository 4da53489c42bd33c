import type { Transaction } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/queue/queue.ts';
import type { PaymentKey } from './stray-payment-store.server.ts';

/** Asks for the way back of a stray payment; dropped while it is asked for already. */
export function enqueueStrayRefund(
  tx: Transaction,
  queue: JobQueue,
  { provider, paymentId }: PaymentKey,
): Promise<void> {
  const singletonKey = `${provider}:${paymentId}`;
  return queue.enqueue(tx, 'orders.refund-stray', { provider, paymentId }, { singletonKey });
}
