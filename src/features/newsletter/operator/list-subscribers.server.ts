import { and, asc, count, desc, eq, inArray, like, lt, or, sql, type SQL } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { SubscriberTag } from '../../../catalog/newsletter.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { subscribers, subscriberTags } from '../../../platform/db/tables/subscribers.ts';
import type { SubscriberState } from '../confirmation.ts';
import type { SubscriberFilter } from './subscriber-filter.ts';

export type ListedSubscriber = Awaited<ReturnType<typeof listSubscribers>>[number];

/** The sort values of a row, the latest sign-up first. */
export interface SubscriberPlace {
  readonly requestedAt: Date;
  readonly id: string;
}

const TAGS = sql<SubscriberTag[]>`array(select tag from subscriber_tags t
  where t.subscriber_id = ${subscribers.id} order by tag)`;

/** Lists subscribers, the latest sign-up first, from after `place` on. */
export async function listSubscribers(
  db: Reader,
  filter: SubscriberFilter,
  { after, limit }: { readonly after: SubscriberPlace | undefined; readonly limit: number },
) {
  return db
    .select({
      id: subscribers.id,
      email: subscribers.email,
      firstName: subscribers.firstName,
      lastName: subscribers.lastName,
      company: subscribers.company,
      state: subscribers.state,
      language: subscribers.language,
      source: subscribers.source,
      requestedAt: subscribers.requestedAt,
      confirmedAt: subscribers.confirmedAt,
      unsubscribedAt: subscribers.unsubscribedAt,
      tags: TAGS,
    })
    .from(subscribers)
    .where(and(matches(db, filter), isAfter(after)))
    .orderBy(desc(subscribers.requestedAt), desc(subscribers.id))
    .limit(limit);
}

export async function countSubscribers(db: Reader, filter: SubscriberFilter): Promise<number> {
  return db.$count(subscribers, matches(db, filter));
}

/** Counts all subscribers by their state. */
export async function countSubscriberStates(db: Reader): Promise<Readonly<Record<SubscriberState, number>>> {
  const rows = await db
    .select({ state: subscribers.state, number: count() })
    .from(subscribers)
    .groupBy(subscribers.state)
    .orderBy(asc(subscribers.state));
  const counts = { confirmed: 0, pending: 0, unsubscribed: 0 };
  for (const { state, number } of rows) counts[state] = number;
  return counts;
}

function isAfter(place: SubscriberPlace | undefined): SQL | undefined {
  if (!place) return undefined;
  const { requestedAt, id } = place;
  return or(
    lt(subscribers.requestedAt, requestedAt),
    and(eq(subscribers.requestedAt, requestedAt), lt(subscribers.id, id)),
  );
}

function matches(db: Reader, { state, language, tag, source, search }: SubscriberFilter): SQL | undefined {
  return and(
    state && eq(subscribers.state, state),
    language && eq(subscribers.language, language),
    source && eq(subscribers.source, source),
    tag && inArray(subscribers.id, taggedWith(db, tag)),
    search === undefined ? undefined : inArray(subscribers.id, beginningWith(db, search)),
  );
}

function taggedWith(db: Reader, tag: SubscriberTag) {
  return db
    .select({ id: subscriberTags.subscriberId })
    .from(subscriberTags)
    .where(eq(subscriberTags.tag, tag));
}

/** A union, because each of its parts has an index, and `or` would make the planner read all rows in the order of the list. */
function beginningWith(db: Reader, search: string) {
  const pattern = `${search.replace(/[\\%_]/g, '\\$&')}%`;
  const ids = () => db.select({ id: subscribers.id }).from(subscribers);
  return union(
    ids().where(like(subscribers.emailKey, pattern)),
    ids().where(sql`lower(${subscribers.firstName}) like ${pattern}`),
    ids().where(sql`lower(${subscribers.lastName}) like ${pattern}`),
  );
}
