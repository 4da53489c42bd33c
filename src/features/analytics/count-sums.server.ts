import { and, asc, between, inArray, sql } from 'drizzle-orm';
import type { DayRange } from '../../base/day-range.ts';
import type { Reader } from '../../platform/db/database.ts';
import { eventCounts } from '../../platform/db/tables/event-counts.ts';
import type { CountedName } from './counted-event.ts';

export interface CountSum {
  readonly name: CountedName;
  readonly detail: string;
  readonly count: number;
}

/** Sums the counts of these events over the days of a range and all languages. */
export function sumCounts(
  db: Reader,
  { first, last }: DayRange,
  names: readonly CountedName[],
): Promise<readonly CountSum[]> {
  const { day, name, detail, count } = eventCounts;
  return db
    .select({ name, detail, count: sql<number>`sum(${count})::int` })
    .from(eventCounts)
    .where(and(between(day, first, last), inArray(name, [...names])))
    .groupBy(name, detail)
    .orderBy(asc(name), asc(detail));
}
