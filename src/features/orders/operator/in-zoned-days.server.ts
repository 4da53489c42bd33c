import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ZonedDays } from './zoned-days.ts';

/** Returns the condition that a time is in these days, from the first midnight of their time zone to the last. */
export function inZonedDays(time: SQLWrapper, { first, last, timeZone }: ZonedDays): SQL {
  const midnight = (day: string, plusDays: number) =>
    sql`(${day}::date + ${plusDays}::int)::timestamp at time zone ${timeZone}::text`;
  return sql`${time} >= ${midnight(first, 0)} and ${time} < ${midnight(last, 1)}`;
}

/** Returns the day of a time, such as 2026-11-27. */
export function zonedDay(time: SQLWrapper, { timeZone }: Pick<ZonedDays, 'timeZone'>): SQL<string> {
  return sql<string>`to_char(${time} at time zone ${timeZone}::text, 'YYYY-MM-DD')`;
}
