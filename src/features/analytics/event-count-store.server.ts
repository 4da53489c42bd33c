import { asc, between, sql } from 'drizzle-orm';
import type { Language } from '../../catalog/languages.ts';
import type { Database, Reader, Transaction } from '../../platform/db/database.ts';
import { eventCounts } from '../../platform/db/tables/event-counts.ts';
import type { CountedEvent } from './counted-event.ts';

export type EventCount = typeof eventCounts.$inferSelect;

/** Adds events to the counts of their day. */
export async function addEvents(
  db: Database | Transaction,
  { day, language }: { readonly day: string; readonly language: Language },
  events: readonly CountedEvent[],
): Promise<void> {
  const groups = Map.groupBy(events, ({ name, detail }) => `${name} ${detail}`);
  // In the same order everywhere, because two statements that lock the same rows in different orders would block each other.
  const keys = [...groups.keys()].toSorted();
  const rows = keys.map((key) => {
    const [{ name, detail }, ...more] = groups.get(key)! as [CountedEvent, ...CountedEvent[]];
    return { day, name, detail, language, count: 1 + more.length };
  });
  if (rows.length === 0) return;
  await db
    .insert(eventCounts)
    .values(rows)
    .onConflictDoUpdate({
      target: [eventCounts.day, eventCounts.name, eventCounts.detail, eventCounts.language],
      set: { count: sql`${eventCounts.count} + excluded.count` },
    });
}

/** Lists the counts of the days from the first to the last, both included, such as 2026-11-27. */
export function countsBetween(db: Reader, firstDay: string, lastDay: string): Promise<EventCount[]> {
  const { day, name, detail, language } = eventCounts;
  return db
    .select()
    .from(eventCounts)
    .where(between(day, firstDay, lastDay))
    .orderBy(asc(day), asc(name), asc(detail), asc(language));
}
