import type { Reader } from '../../platform/db/database.ts';
import { shownNumber } from '../../platform/db/tables/headshot-order.ts';
import { composeView } from './compose-view.ts';
import { listHeadshots } from './rendering/headshot-store.server.ts';
import { listSelfies } from './selfies/selfie-store.server.ts';
import { findPaidOrder, findShoot } from './shoot-store.server.ts';
import type { ShootView } from './shoot-view.ts';

/** Resolves to undefined for a shoot that does not exist or is erased. */
export async function loadShootView(db: Reader, shootId: string): Promise<ShootView | undefined> {
  const shoot = await findShoot(db, shootId);
  if (!shoot || shoot.erasedAt) return undefined;
  const [selfies, headshots, order] = [
    await listSelfies(db, shootId),
    await listHeadshots(db, shootId),
    await findPaidOrder(db, shootId),
  ];
  return composeView({
    // Somebody who paid first has given the address with the order.
    shoot: { ...shoot, email: shoot.email ?? order?.email ?? null },
    selfies,
    headshots: headshots.map((row) => ({ ...row, shownNumber: shownNumber(row) })),
    paid: order !== undefined,
  });
}
