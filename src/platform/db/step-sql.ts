import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import type { RangeStep } from '../../base/day-range.ts';

/** Returns the day of a moment in UTC, or the Monday of its week, such as 2026-11-27. */
export function stepSql(moment: SQLWrapper, step: RangeStep): SQL<string> {
  return sql<string>`date_trunc(${sql.raw(`'${step}'`)}, ${moment} at time zone 'UTC')::date::text`;
}
