import { and, asc, count, gte, lt, sql } from 'drizzle-orm';
import { type DayRange, momentsOf, stepOf } from '../../../base/day-range.ts';
import { stepSql } from '../../../platform/db/step-sql.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { shoots, type ShootState } from '../../../platform/db/tables/shoots.ts';

/** The time between the start of paid shoots and their delivery. */
export interface DeliveryTimes {
  readonly delivered: number;
  readonly medianMinutes: number;
  /** 95 of 100 shoots took no longer than this. */
  readonly p95Minutes: number;
}

const { deliveredAt, startRequestedAt, paidAt } = shoots;
/** A shoot starts when it is paid and its headshots were asked for; `greatest` ignores what is missing. */
const minutes = sql`extract(epoch from ${deliveredAt} - greatest(${startRequestedAt}, ${paidAt})) / 60`;
const FIGURES = {
  delivered: sql<number>`count(*)::int`,
  medianMinutes: sql<number>`percentile_cont(0.5) within group (order by ${minutes})`,
  p95Minutes: sql<number>`percentile_cont(0.95) within group (order by ${minutes})`,
};

/** Returns the times of the shoots that were delivered in a range; undefined when there were none. */
export async function deliveryTimes(db: Reader, range: DayRange): Promise<DeliveryTimes | undefined> {
  const [figures] = await db.select(FIGURES).from(shoots).where(isDeliveredIn(range));
  return figures && figures.delivered > 0 ? figures : undefined;
}

/** Returns the same by day or week in UTC, oldest first. Steps without a delivery are left out. */
export function deliveryTimeSteps(
  db: Reader,
  range: DayRange,
): Promise<readonly (DeliveryTimes & { readonly day: string })[]> {
  const day = stepSql(deliveredAt, stepOf(range));
  return db
    .select({ day, ...FIGURES })
    .from(shoots)
    .where(isDeliveredIn(range))
    .groupBy(sql`1`)
    .orderBy(asc(sql`1`));
}

/** Counts all shoots by their state. */
export async function countShootsByState(
  db: Reader,
): Promise<readonly { readonly state: ShootState; readonly shoots: number }[]> {
  return db.select({ state: shoots.state, shoots: count() }).from(shoots).groupBy(shoots.state);
}

function isDeliveredIn(range: DayRange) {
  const { from, until } = momentsOf(range);
  return and(gte(deliveredAt, from), lt(deliveredAt, until));
}
