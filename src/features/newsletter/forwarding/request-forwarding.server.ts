import type { Transaction } from '../../../platform/db/database.ts';
import type { JobBatches } from '../../../platform/queue/queue.ts';
import type { NewsletterPorts } from '../newsletter-ports.ts';
import { listForwardable } from './forwarding-store.server.ts';

/** The jobs that one transaction enqueues; more would hold its locks for long. */
const BATCH = 500;

/**
 * Requests that an outside service learns the present state of a subscriber, in the transaction that changes it. Deliberately
 * without a singleton key: a running job may have read the state before this change.
 */
export async function requestForwarding(
  tx: Transaction,
  { queue }: Pick<NewsletterPorts, 'queue'>,
  subscriberId: string,
): Promise<void> {
  await queue.enqueue(tx, 'newsletter.forward', { subscriberId });
}

/** Requests the same for many subscribers at once. */
export async function requestForwardingOf(
  tx: Transaction,
  { jobBatches }: { readonly jobBatches: JobBatches },
  subscriberIds: readonly string[],
): Promise<void> {
  const payloads = subscriberIds.map((subscriberId) => ({ subscriberId }));
  await jobBatches.enqueueAll(tx, 'newsletter.forward', payloads);
}

/** Requests that the service learns the state of everybody, for an operator who has just connected one. Returns how many. */
export async function requestForwardingOfAll({
  db,
  queue,
}: Pick<NewsletterPorts, 'db' | 'queue'>): Promise<number> {
  const ids = await listForwardable(db);
  for (let first = 0; first < ids.length; first += BATCH) {
    await db.transaction(async (tx) => {
      for (const subscriberId of ids.slice(first, first + BATCH)) {
        const all = { singletonKey: `all:${subscriberId}` };
        await queue.enqueue(tx, 'newsletter.forward', { subscriberId, recreates: true }, all);
      }
    });
  }
  return ids.length;
}
