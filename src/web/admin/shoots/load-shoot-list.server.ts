import { findShootIdsOfOrders } from '../../../features/orders/operator/find-shoots-of-orders.server.ts';
import { listOrdersOfShoots } from '../../../features/orders/operator/load-order-histories.server.ts';
import {
  countShootsByState,
  findShootIdsByText,
  listShoots,
  listShootsById,
} from '../../../features/shoots/operator/list-shoots.server.ts';
import type { ListedShoot } from '../../../features/shoots/operator/listed-shoot.ts';
import { cursorAfter, type ShootFilter } from '../../../features/shoots/operator/shoot-filter.ts';
import { shootTrouble } from '../../../features/shoots/operator/shoot-trouble.ts';
import type { Reader } from '../../../platform/db/database.ts';
import { listJobsAbout } from '../../../platform/queue/jobs-about.ts';
import { codeWords } from '../../../ui/dashboard/story-entry.ts';

const PAGE_SIZE = 50;

/** A row of the list. */
export interface ShootListRow extends ListedShoot {
  readonly orders: readonly { readonly id: string; readonly state: string }[];
  readonly trouble: string | undefined;
}

/** Loads a page of the list of shoots. */
export async function loadShootList(db: Reader, filter: ShootFilter, now: Date) {
  const [found, counts] = await Promise.all([listShoots(db, filter, PAGE_SIZE + 1), countShootsByState(db)]);
  const shown = found.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    rows: await withOrders(db, shown, now),
    counts: [...counts].map(([state, count]) => ({ state, count })),
    next: last && found.length > PAGE_SIZE ? cursorAfter(filter, last) : undefined,
  };
}

/**
 * Finds shoots by an id, an order's number, a payment's id or an address, the newest first. A person with more than a page of them
 * is asked for by a number instead.
 */
export async function searchShoots(db: Reader, text: string, now: Date): Promise<readonly ShootListRow[]> {
  const ids = new Set([
    ...(await findShootIdsByText(db, text, PAGE_SIZE)),
    ...(await findShootIdsOfOrders(db, text, PAGE_SIZE)),
  ]);
  return withOrders(db, (await listShootsById(db, [...ids])).slice(0, PAGE_SIZE), now);
}

async function withOrders(
  db: Reader,
  shoots: readonly ListedShoot[],
  now: Date,
): Promise<readonly ShootListRow[]> {
  const ids = shoots.map(({ id }) => id);
  const [orders, jobs] = await Promise.all([listOrdersOfShoots(db, ids), listJobsAbout(db, ids)]);
  return shoots.map((shoot) => {
    const its = orders.filter(({ shootId }) => shootId === shoot.id);
    const reason = its.findLast(({ refundReason }) => refundReason !== null)?.refundReason;
    const trouble = shootTrouble(
      shoot,
      jobs.filter(({ payload }) => payload['shootId'] === shoot.id),
      now,
    );
    return {
      ...shoot,
      email: shoot.email ?? its.find(({ email }) => email !== null)?.email ?? null,
      orders: its.map(({ id, state }) => ({ id, state })),
      trouble: trouble ?? (reason ? `Refund: ${codeWords(reason)}` : undefined),
    };
  });
}
