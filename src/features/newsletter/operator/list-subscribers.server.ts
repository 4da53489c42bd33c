import { and, asc, count, desc, eq, inArray, like, sql, type SQL } from 'drizzle-orm';
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
  const { search } = filter;
  const chosen = and(matches(db, filter), isAfter(after));
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
    .where(search === undefined ? chosen : inArray(subscribers.id, idsOfSearch(db, search, chosen, limit)))
    .orderBy(...LATEST_FIRST)
    .limit(limit);
}

/** Counts no further, because counting takes longer than listing. */
export const COUNTED_MOST = 10_000;

/** Counts the subscribers of a filter, up to `COUNTED_MOST`. */
export async function countSubscribers(db: Reader, filter: SubscriberFilter): Promise<number> {
  const { search } = filter;
  const chosen = matches(db, filter);
  const found =
    search === undefined
      ? db.select({ id: subscribers.id }).from(subscribers).where(chosen).limit(COUNTED_MOST)
      : idsOfSearch(db, search, chosen, COUNTED_MOST).limit(COUNTED_MOST);
  const [row] = await db.select({ number: count() }).from(found.as('found'));
  return row?.number ?? 0;
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

const LATEST_FIRST = [desc(subscribers.requestedAt), desc(subscribers.id)];

/** Compares whole rows, because an index can begin there. */
function isAfter(place: SubscriberPlace | undefined): SQL | undefined {
  if (!place) return undefined;
  const { requestedAt, id } = place;
  return sql`(${subscribers.requestedAt}, ${subscribers.id}) < (${requestedAt.toISOString()}::timestamptz, ${id})`;
}

/** Returns the condition of everything but the search. */
function matches(db: Reader, { state, language, tag, source }: SubscriberFilter): SQL | undefined {
  return and(
    state && eq(subscribers.state, state),
    language && eq(subscribers.language, language),
    source && eq(subscribers.source, source),
    tag && inArray(subscribers.id, taggedWith(db, tag)),
  );
}

function taggedWith(db: Reader, tag: SubscriberTag) {
  return db
    .select({ id: subscriberTags.subscriberId })
    .from(subscriberTags)
    .where(eq(subscriberTags.tag, tag));
}

/**
 * Unites three searches, because each has an index; with `or` the planner would read all rows in the order of the list.
 * @param limit the latest of each search are found
 */
function idsOfSearch(db: Reader, search: string, chosen: SQL | undefined, limit: number) {
  const pattern = `${search.replace(/[\\%_]/g, '\\$&')}%`;
  const searchBy = (begins: SQL) =>
    db
      .select({ id: subscribers.id })
      .from(subscribers)
      .where(and(begins, chosen))
      .orderBy(...LATEST_FIRST)
      .limit(limit);
  return union(
    searchBy(like(subscribers.emailKey, pattern)),
    searchBy(sql`lower(${subscribers.firstName}) like ${pattern}`),
    searchBy(sql`lower(${subscribers.lastName}) like ${pattern}`),
  );
}
