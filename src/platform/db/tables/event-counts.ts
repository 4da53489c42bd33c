import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Language } from '../../../catalog/languages.ts';
import type { AnalyticsEvents } from '../../../events.ts';

/** Counts of what happened on the pages. No row is about a person. */
export const eventCounts = pgTable(
  'event_counts',
  {
    /** A day in UTC, such as 2026-11-27. */
    day: date('day', { mode: 'string' }).notNull(),
    name: text('name').$type<keyof AnalyticsEvents | 'visit-step'>().notNull(),
    /** One of a fixed list for each event; empty for events without one. */
    detail: text('detail').notNull(),
    language: text('language').$type<Language>().notNull(),
    count: bigint('count', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.name, table.detail, table.language] })],
);
