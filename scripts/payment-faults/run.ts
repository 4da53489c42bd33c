import { reconcilePayments } from '../../src/features/orders/reconciliation/reconcile-payments.server.ts';
import { shootOfOrder } from '../../src/worker/order-handlers.ts';
import { type Audit, audit } from './audit/audit.ts';
import type { FaultCounts } from './fault-counts.ts';
import type { History } from './history.ts';
import { openShop, type ShopOptions } from './open-shop.ts';
import { sendCustomers } from './people/send-customers.ts';
import { WORKERS } from './service/processes.ts';
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
  await reconcileEverything(shop);
  return {
    ...{ counts, history, persons },
    audit: await audit(shop, runLog.differences),
    virtualHours: (time.now.getTime() - START.getTime()) / HOUR_MS,
  };
}

/**
 * Reconciles the whole run, as `lichtbild reconcile --since` does: an hourly run reports only differences of its last days. There
 * must be nothing left to book.
 */
async function reconcileEverything({ processes }: Shop): Promise<void> {
  const { context } = processes.find(WORKERS[0]).program;
  for (const { provider, applied } of await reconcilePayments(context, shootOfOrder(context), START)) {
    if (applied === 0) continue;
    const text = `the hourly reconciliation had not booked ${applied} movements at ${provider}`;
    processes.problems.push({ text, ids: [] });
  }
}
