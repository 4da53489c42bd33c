import { eq, inArray, and } from 'drizzle-orm';
import type { Transaction } from '../../../platform/db/database.ts';
import { inShownOrder } from '../../../platform/db/tables/headshot-order.ts';
import { headshots } from '../../../platform/db/tables/shoots.ts';
import type { Reader } from '../shoot-store.server.ts';

export type HeadshotRow = typeof headshots.$inferSelect;

export async function insertHeadshot(tx: Transaction, row: typeof headshots.$inferInsert): Promise<void> {
  // Two workers on one shoot make the same headshot; the first row stays.
  await tx.insert(headshots).values(row).onConflictDoNothing();
}

export async function hasHeadshot(tx: Transaction, shootId: string, number: number): Promise<boolean> {
  const [row] = await tx
    .select({ number: headshots.number })
    .from(headshots)
    .where(and(eq(headshots.shootId, shootId), eq(headshots.number, number)));
  return row !== undefined;
}

/** Finds the storage key of a headshot. */
export async function findHeadshotKey(
  db: Reader,
  shootId: string,
  number: number,
): Promise<string | undefined> {
  const [row] = await db
    .select({ storageKey: headshots.storageKey })
    .from(headshots)
    .where(and(eq(headshots.shootId, shootId), eq(headshots.number, number)));
  return row?.storageKey;
}

export async function listHeadshots(db: Reader, shootId: string): Promise<HeadshotRow[]> {
  return db.select().from(headshots).where(eq(headshots.shootId, shootId)).orderBy(inShownOrder);
}

export async function deleteHeadshotRows(
  tx: Transaction,
  shootId: string,
  numbers?: readonly number[],
): Promise<void> {
  const ofShoot = eq(headshots.shootId, shootId);
  await tx.delete(headshots).where(numbers ? and(ofShoot, inArray(headshots.number, [...numbers])) : ofShoot);
}
