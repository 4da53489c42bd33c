import { type Audit, audit } from './audit/audit.ts';
import type { FaultCounts } from './fault-counts.ts';
import type { History } from './history.ts';
import { openShop, type ShopOptions } from './open-shop.ts';
import { sendCustomers } from './people/send-customers.ts';
import { planSchedule } from './service/schedule.ts';
import type { Shop } from './shop.ts';
import { HOUR_MS } from './virtual-time.ts';

export interface RunOptions extends Omit<ShopOptions, 'start'> {
  /** The number of faults after which no further customer comes. */
  readonly faults: number;
  /** Hours without faults at the end, in which webhooks arrive and the schedule finds what was lost; default 9. */
  readonly quietHours?: number;
}

export interface FaultRun {
  readonly counts: FaultCounts;
  readonly audit: Audit;
  readonly persons: Shop['persons'];
  readonly history: History;
  readonly virtualHours: number;
}

const START = new Date('2026-11-21T08:00:00Z');

/** Lets customers buy while everything fails that can, and compares all books at the end. */
export async function runPaymentFaults(options: RunOptions): Promise<FaultRun> {
  await using opened = await openShop({ ...options, start: START });
  const { shop, jobs, runLog } = opened;
  const { time, chaos, network, counts, history, persons } = shop;
  planSchedule(shop, jobs);
  const isOver = sendCustomers(shop, options.faults);
  while (!isOver() || time.playing > 0) await time.advance(HOUR_MS);
  chaos.isOn = false;
  network.disarm();
  await time.advance((options.quietHours ?? 9) * HOUR_MS);
  return {
    ...{ counts, history, persons },
    audit: await audit(shop, runLog.differences),
    virtualHours: (time.now.getTime() - START.getTime()) / HOUR_MS,
  };
}
