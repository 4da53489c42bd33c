import { requestReconciliation } from '../../src/worker/request-reconciliation.ts';
import { outageCustomer } from './people/outage-customer.ts';
import type { Person } from './people/person.ts';
import { WEB_SERVERS, WORKERS } from './service/processes.ts';
import type { Shop } from './shop.ts';
import { HOUR_MS, MINUTE_MS, type Story } from './virtual-time.ts';

/** Longer than the lifetime of a draft. */
const OUTAGE_HOURS = [26, 40] as const;
/** The customers whose checkouts are open when the outage begins. */
const CUSTOMERS = 6;
const CHECKOUT_MS = 20 * MINUTE_MS;

/**
 * Stops the whole service for more than a day, while buyers go on paying and the providers' staff refunds. Afterwards all processes
 * start again, as after a failed update.
 */
export async function* outage(shop: Shop, nextPerson: () => Person): Story {
  const { chaos, counts, history, processes, time, db, queue } = shop;
  for (let count = 0; count < CUSTOMERS; count += 1) time.play(0, outageCustomer(shop, nextPerson()));
  yield CHECKOUT_MS;
  counts.add('outage of the whole service', processes.newOrders);
  history.add('the whole service stops');
  processes.isStopped = true;
  yield chaos.integer(...OUTAGE_HOURS) * HOUR_MS;
  processes.isStopped = false;
  history.add('the whole service starts again');
  for (const name of [...WEB_SERVERS, ...WORKERS]) processes.restart(name);
  await requestReconciliation({ db, queue });
}
