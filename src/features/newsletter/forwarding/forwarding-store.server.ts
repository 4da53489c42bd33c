import { eq, sql } from 'drizzle-orm';
import type { Database, Reader, Transaction } from '../../../platform/db/database.ts';
import { forwardedSubscribers, subscribers } from '../../../platform/db/tables/subscribers.ts';

export type ForwardedRow = typeof forwardedSubscribers.$inferSelect;

/** Lets one job at a time change the outside service, until the transaction ends. */
export async function lockForwarding(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('newsletter.forward', 0))`);
}

export async function findForwarded(db: Reader, subscriberId: string): Promise<ForwardedRow | undefined> {
  const [row] = await db
    .select()
    .from(forwardedSubscribers)
    .where(eq(forwardedSubscribers.subscriberId, subscriberId));
  return row;
}

/** Records that the service may have an entry from now on, and returns what is known of it. */
export async function recordForwarding(
  tx: Transaction,
  { subscriberId, email }: { readonly subscriberId: string; readonly email: string },
): Promise<ForwardedRow> {
  const row = { subscriberId, email, remoteId: null, isSubscribed: false };
  await tx.insert(forwardedSubscribers).values(row);
  return row;
}

/** Records that a subscriber is on the service's list; from now on its own id finds the entry. */
export async function markOnList(tx: Transaction, subscriberId: string, remoteId: string): Promise<void> {
  await tx
    .update(forwardedSubscribers)
    .set({ remoteId, email: null, isSubscribed: true })
    .where(eq(forwardedSubscribers.subscriberId, subscriberId));
}

/** Records that a subscriber is not on the service's list, or is about to be taken off it. */
export async function markOffList(tx: Transaction, subscriberId: string): Promise<void> {
  await tx
    .update(forwardedSubscribers)
    .set({ isSubscribed: false })
    .where(eq(forwardedSubscribers.subscriberId, subscriberId));
}

export async function deleteForwarded(tx: Transaction, subscriberId: string): Promise<void> {
  await tx.delete(forwardedSubscribers).where(eq(forwardedSubscribers.subscriberId, subscriberId));
}

/** Lists the confirmed subscribers, and those whom the service may know. */
export async function listForwardable(db: Database): Promise<readonly string[]> {
  const confirmed = db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(eq(subscribers.state, 'confirmed'));
  const forwarded = db.select({ id: forwardedSubscribers.subscriberId }).from(forwardedSubscribers);
  return (await confirmed.union(forwarded)).map(({ id }) => id).toSorted();
}
