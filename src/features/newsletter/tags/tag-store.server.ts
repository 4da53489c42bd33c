import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { NEWSLETTER_TOPICS, SUBSCRIBER_TAGS, type SubscriberTag } from '../../../catalog/newsletter.ts';
import type { Reader, Transaction } from '../../../platform/db/database.ts';
import { subscribers, subscriberTags } from '../../../platform/db/tables/subscribers.ts';

/** Adds tags to the subscriber with this address, if there is one who has not unsubscribed. */
export async function addTags(
  tx: Transaction,
  email: string,
  tags: readonly SubscriberTag[],
  now: Date,
): Promise<void> {
  const tagged = tx
    .select({
      subscriberId: subscribers.id,
      tag: sql<SubscriberTag>`unnest(${sql.param([...tags])}::text[])`.as('tag'),
      createdAt: sql<Date>`${now.toISOString()}::timestamptz`.as('created_at'),
    })
    .from(subscribers)
    .where(and(isAddress(email), ne(subscribers.state, 'unsubscribed')));
  await tx.insert(subscriberTags).select(tagged).onConflictDoNothing();
}

/** Removes tags from the subscriber with this address, if there is one. */
export async function removeTags(
  tx: Transaction,
  email: string,
  tags: readonly SubscriberTag[],
): Promise<void> {
  const ids = tx.select({ id: subscribers.id }).from(subscribers).where(isAddress(email));
  await tx
    .delete(subscriberTags)
    .where(and(inArray(subscriberTags.subscriberId, ids), inArray(subscriberTags.tag, [...tags])));
}

/** Subscribes to all topics, as the form promises. */
export async function addAllTopics(tx: Transaction, subscriberId: string, now: Date): Promise<void> {
  await insertTags(tx, subscriberId, NEWSLETTER_TOPICS, now);
}

/** Replaces all tags of a subscriber, and returns those that it had before only. A tag that stays keeps its time. */
export async function setTags(
  tx: Transaction,
  subscriberId: string,
  tags: readonly SubscriberTag[],
  now: Date,
): Promise<readonly SubscriberTag[]> {
  const dropped = await dropTags(
    tx,
    subscriberId,
    SUBSCRIBER_TAGS.filter((tag) => !tags.includes(tag)),
  );
  await insertTags(tx, subscriberId, tags, now);
  return dropped;
}

/** Removes tags of a subscriber, and returns those that it had. */
export async function dropTags(
  tx: Transaction,
  subscriberId: string,
  tags: readonly SubscriberTag[],
): Promise<readonly SubscriberTag[]> {
  const dropped = await tx
    .delete(subscriberTags)
    .where(and(eq(subscriberTags.subscriberId, subscriberId), inArray(subscriberTags.tag, [...tags])))
    .returning({ tag: subscriberTags.tag });
  return dropped.map(({ tag }) => tag);
}

/** Adds tags to a subscriber. One that is there already keeps its time. */
export async function insertTags(
  tx: Transaction,
  subscriberId: string,
  tags: readonly SubscriberTag[],
  now: Date,
): Promise<void> {
  if (tags.length === 0) return;
  const rows = tags.map((tag) => ({ subscriberId, tag, createdAt: now }));
  await tx.insert(subscriberTags).values(rows).onConflictDoNothing();
}

export async function removeTagsOf(
  tx: Transaction,
  subscriberId: string,
  tags: readonly SubscriberTag[],
): Promise<void> {
  await tx
    .delete(subscriberTags)
    .where(and(eq(subscriberTags.subscriberId, subscriberId), inArray(subscriberTags.tag, [...tags])));
}

export async function eraseTags(tx: Transaction, subscriberIds: readonly string[]): Promise<void> {
  if (subscriberIds.length === 0) return;
  await tx.delete(subscriberTags).where(inArray(subscriberTags.subscriberId, [...subscriberIds]));
}

/** Lists the tags of a subscriber in the order of the catalog. */
export async function listTags(db: Reader, subscriberId: string): Promise<readonly SubscriberTag[]> {
  const rows = await db
    .select({ tag: subscriberTags.tag })
    .from(subscriberTags)
    .where(eq(subscriberTags.subscriberId, subscriberId));
  return SUBSCRIBER_TAGS.filter((tag) => rows.some((row) => row.tag === tag));
}

function isAddress(email: string) {
  return eq(subscribers.emailKey, sql`lower(${email})`);
}
