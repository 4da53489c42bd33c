import type { WorkerContext } from './context.ts';

/**
 * Enqueues the comparison with the payment providers' lists at once, because webhooks may have been lost while the service was
 * down. Does nothing when it waits or runs already.
 */
export async function requestReconciliation({
  db,
  queue,
}: Pick<WorkerContext, 'db' | 'queue'>): Promise<void> {
  await db.transaction((tx) => queue.enqueue(tx, 'payments.reconcile', {}, { singletonKey: 'schedule' }));
}
