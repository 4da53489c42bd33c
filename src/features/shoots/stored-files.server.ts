import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Reader } from '../../platform/db/database.ts';
import { headshots, selfies, shoots } from '../../platform/db/tables/shoots.ts';
import { storageKeys } from './storage-keys.ts';

export async function listUnerasedShootIds(db: Reader): Promise<readonly string[]> {
  const rows = await db.select({ id: shoots.id }).from(shoots).where(isNull(shoots.erasedAt));
  return rows.map(({ id }) => id);
}

/** Lists the storage keys of headshots, and of the selfies that headshots are made from. */
export async function listFilesOfShoots(db: Reader): Promise<readonly string[]> {
  const delivered = await db.select({ key: headshots.storageKey }).from(headshots);
  const usable = await db
    .select({ id: selfies.id, shootId: selfies.shootId })
    .from(selfies)
    .innerJoin(shoots, eq(shoots.id, selfies.shootId))
    .where(
      and(
        eq(selfies.state, 'accepted'),
        isNull(shoots.erasedAt),
        inArray(shoots.state, ['draft', 'ready_to_pay', 'paid', 'rendering', 'delivered']),
      ),
    );
  return [
    ...delivered.map(({ key }) => key),
    ...usable.map(({ id, shootId }) => storageKeys.selfieClean(shootId, id)),
  ];
}
