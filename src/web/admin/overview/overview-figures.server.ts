import type { DayRange } from '../../../base/day-range.ts';
import { conversionBySource, type Conversion } from '../../../features/analytics/conversion.ts';
import { sumCounts } from '../../../features/analytics/count-sums.server.ts';
import {
  countOrders,
  countPendingRefunds,
  type MoneyStep,
  moneySteps,
} from '../../../features/orders/operator/money-figures.server.ts';
import {
  countShootsByState,
  deliveryTimeSteps,
  deliveryTimes,
} from '../../../features/shoots/operator/shoot-figures.server.ts';
import { latestBackup } from '../../../platform/backup/backup-run-store.ts';
import type { WebContext } from '../../context.ts';

type Context = Pick<WebContext, 'db' | 'storage' | 'countJobs'>;

export interface RefusalCount {
  readonly reason: string;
  readonly count: number;
}

/** The figures of a range that are charts with tables, each of which can be exported. */
export interface RangeFigures {
  readonly money: readonly MoneyStep[];
  readonly conversion: readonly Conversion[];
  /** The most frequent reason first. */
  readonly refusals: readonly RefusalCount[];
  readonly deliveries: Awaited<ReturnType<typeof deliveryTimeSteps>>;
}

export async function loadRangeFigures({ db }: Pick<Context, 'db'>, range: DayRange): Promise<RangeFigures> {
  const [money, counts, deliveries] = await Promise.all([
    moneySteps(db, range),
    sumCounts(db, range, ['visit-step', 'selfie-refused']),
    deliveryTimeSteps(db, range),
  ]);
  const refusals = counts
    .filter(({ name }) => name === 'selfie-refused')
    .map(({ detail, count }) => ({ reason: detail, count }))
    .toSorted((a, b) => b.count - a.count);
  const conversion = conversionBySource(counts.filter(({ name }) => name === 'visit-step'));
  return { money, conversion, refusals, deliveries };
}

/** Loads everything that the overview shows. */
export async function loadOverview(context: Context, range: DayRange) {
  const { db, storage, countJobs } = context;
  const [figures, orders, times, pendingRefunds, shoots, jobs, disk, backup] = await Promise.all([
    loadRangeFigures(context, range),
    countOrders(db, range),
    deliveryTimes(db, range),
    countPendingRefunds(db),
    countShootsByState(db),
    countJobs(),
    storage.freeSpace(),
    latestBackup(db),
  ]);
  return { ...figures, orders, times, pendingRefunds, shoots, jobs, disk, backup };
}
