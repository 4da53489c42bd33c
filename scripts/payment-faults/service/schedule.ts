import { orders } from '../../../src/platform/db/tables/orders.ts';
import type { JobName, JobPayload } from '../../../src/jobs.ts';
import { PROVIDER_NAMES } from '../providers.ts';
import type { Shop } from '../shop.ts';
import { HOUR_MS, MINUTE_MS } from '../virtual-time.ts';
import type { JobSource } from './job-source.ts';

const WORKER_KILLED = 0.15;
const TWO_WORKERS = 0.3;

/** The jobs of the service's schedule that concern payments, with the minute of the hour (src/platform/queue/queue-policies.ts). */
const HOURLY = [
  ['shoots.sweep', 7],
  ['payments.reconcile', 17],
  ['orders.remind', 27],
] as const satisfies readonly (readonly [JobName, number])[];

/** Plans what happens regularly, for as long as the time moves: webhooks, jobs, and the service's own schedule. */
export function planSchedule(shop: Shop, jobs: Pick<JobSource, 'hasWaiting'>): void {
  const { time, carriers, chaos, workers, processes, db, persons } = shop;
  repeat(MINUTE_MS, MINUTE_MS, async () => {
    for (const name of PROVIDER_NAMES) await carriers[name].round();
  });
  repeat(2 * MINUTE_MS, 2 * MINUTE_MS, async () => {
    if (!processes.isStopped && (await jobs.hasWaiting()))
      await workers.work(WORKER_KILLED, chaos.happens(TWO_WORKERS));
  });
  repeat(10 * MINUTE_MS, 10 * MINUTE_MS, () => enqueue(shop, 'orders.reconcile', {}));
  for (const [name, minute] of HOURLY) {
    repeat(minute * MINUTE_MS, HOUR_MS, () => enqueue(shop, name, {}));
  }

  // Drafts, and with them the addresses of their orders, live for a day at least.
  repeat(HOUR_MS / 2, HOUR_MS / 2, async () => {
    for (const { id, emailKey } of await db.select().from(orders)) {
      if (emailKey !== null) persons.set(id, emailKey);
    }
  });

  function repeat(firstMs: number, everyMs: number, task: () => Promise<void>): void {
    time.plan(firstMs, async () => {
      repeat(everyMs, everyMs, task);
      await task();
    });
  }
}

async function enqueue<Name extends JobName>(
  { db, queue, processes }: Shop,
  name: Name,
  payload: JobPayload<Name>,
): Promise<void> {
  // The schedule belongs to the service, and misses its runs while that is down.
  if (processes.isStopped) return;
  await db.transaction((tx) => queue.enqueue(tx, name, payload, { singletonKey: name }));
}
