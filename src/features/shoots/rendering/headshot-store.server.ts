import { eq, inArray, and } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/db/database.ts';
import { inShownOrder } from '../../../platform/db/tables/headshot-order.ts';
import type { StoredHeadshot } from '../../../platform/db/tables/gallery.ts';
import { headshots, type StoredClothes } from '../../../platform/db/tables/shoots.ts';

export type HeadshotRow = typeof headshots.$inferSelect;

export async function insertHeadshot(tx: Transaction, row: typeof headshots.$inferInsert): Promise<void> {
  // Two workers on one shoot make the same headshot; the first row stays.
  await tx.insert(headshots).values(row).onConflictDoNothing();
}

export async function hasHeadshot(tx: Transaction, shootId: string, number: number): Promise<boolean> {
  const [row] = await tx
    .select({ number: headshots.number })
    .from(headshots)
    .where(withNumber(shootId, number));
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
    .where(withNumber(shootId, number));
  return row?.storageKey;
}

export async function listHeadshots(db: Reader, shootId: string): Promise<HeadshotRow[]> {
  return db.select().from(headshots).where(eq(headshots.shootId, shootId)).orderBy(inShownOrder);
}

export async function countHeadshots(tx: Transaction, shootId: string): Promise<number> {
  return tx.$count(headshots, eq(headshots.shootId, shootId));
}

export async function deleteHeadshots(
  tx: Transaction,
  shootId: string,
  numbers: readonly number[],
): Promise<void> {
  await tx
    .delete(headshots)
    .where(and(eq(headshots.shootId, shootId), inArray(headshots.number, [...numbers])));
}

/** Deletes every headshot's row of a shoot. Idempotent. */
export async function eraseHeadshots(tx: Transaction, shootId: string): Promise<void> {
  await tx.delete(headshots).where(eq(headshots.shootId, shootId));
}

/** @param position the headshot's place in the gallery, 1 for the first */
export async function setPosition(
  tx: Transaction,
  shootId: string,
  number: number,
  position: number,
): Promise<void> {
  await tx.update(headshots).set({ position }).where(withNumber(shootId, number));
}

/** Returns false when the shoot has no such headshot. */
export async function setFavourite(
  tx: Transaction,
  shootId: string,
  number: number,
  favourite: boolean,
): Promise<boolean> {
  const changed = await tx
    .update(headshots)
    .set({ favourite })
    .where(withNumber(shootId, number))
    .returning({ number: headshots.number });
  return changed.length === 1;
}

/** Replaces a headshot by one in other clothes. Its number, place, favourite mark and shares remain. */
export async function replaceHeadshot(
  tx: Transaction,
  shootId: string,
  number: number,
  made: StoredHeadshot & { readonly clothes: StoredClothes | null },
): Promise<void> {
  await tx.update(headshots).set(made).where(withNumber(shootId, number));
}

function withNumber(shootId: string, number: number) {
  return and(eq(headshots.shootId, shootId), eq(headshots.number, number));
}
