import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/db/database.ts';
import { sharedHeadshots, shares } from '../../../platform/db/tables/gallery.ts';
import { inShownOrder } from '../../../platform/db/tables/headshot-order.ts';
import { headshots, shoots } from '../../../platform/db/tables/shoots.ts';
import { type HeadshotRow, isOpen } from '../gallery-store.server.ts';

/** Lists the headshots of valid links, the best headshot first, then the oldest link. */
async function listPublic(db: Reader, which: SQL | undefined, now: Date) {
  return db
    .select({ shareId: shares.id, headshot: headshots })
    .from(shares)
    .innerJoin(sharedHeadshots, eq(sharedHeadshots.shareId, shares.id))
    .innerJoin(shoots, eq(shoots.id, shares.shootId))
    .innerJoin(
      headshots,
      and(eq(headshots.shootId, shares.shootId), eq(headshots.number, sharedHeadshots.number)),
    )
    .where(and(which, isNull(shares.revokedAt), isOpen(now)))
    .orderBy(inShownOrder, asc(shares.createdAt));
}

export async function findSharedHeadshot(
  db: Reader,
  shareId: string,
  number: number,
  now: Date,
): Promise<HeadshotRow | undefined> {
  const which = and(eq(shares.id, shareId), eq(sharedHeadshots.number, number));
  const [row] = await listPublic(db, which, now);
  return row?.headshot;
}

/** Lists the headshots of a share. */
export async function listSharedHeadshots(db: Reader, shareId: string, now: Date) {
  return listPublic(db, eq(shares.id, shareId), now);
}

/** Lists the headshots that any share of a gallery shows, each once. */
export async function listPublicHeadshots(db: Reader, galleryId: string, now: Date) {
  const rows = await listPublic(db, eq(shares.shootId, galleryId), now);
  return rows.filter(({ headshot }, index) => rows[index - 1]?.headshot.number !== headshot.number);
}

/** Lists the links that are not revoked, newest first, with their headshot numbers in ascending order. */
export async function listShares(db: Reader, id: string) {
  const rows = await db
    .select({ id: shares.id, createdAt: shares.createdAt, number: sharedHeadshots.number })
    .from(shares)
    .innerJoin(sharedHeadshots, eq(sharedHeadshots.shareId, shares.id))
    .where(and(eq(shares.shootId, id), isNull(shares.revokedAt)))
    .orderBy(desc(shares.createdAt), asc(shares.id), asc(sharedHeadshots.number));
  const byId = Map.groupBy(rows, (row) => row.id);
  return [...byId.entries()].map(([shareId, group]) => ({
    id: shareId,
    createdAt: group[0]!.createdAt,
    numbers: group.map((row) => row.number),
  }));
}

export async function insertShare(
  tx: Transaction,
  share: { readonly id: string; readonly shootId: string; readonly createdAt: Date },
  numbers: readonly number[],
): Promise<void> {
  await tx.insert(shares).values(share);
  await tx.insert(sharedHeadshots).values(numbers.map((number) => ({ shareId: share.id, number })));
}

/** Locks the gallery until the transaction ends, so that no other transaction adds a link. */
export async function lockSharesOf(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`shares-of:${id}`}, 0))`);
}

/** Counts the links that are not revoked. */
export async function countShares(tx: Transaction, id: string): Promise<number> {
  return tx.$count(shares, and(eq(shares.shootId, id), isNull(shares.revokedAt)));
}

/** Deletes the revoked links of a gallery except the latest. Both a revoked and a deleted link answer 404. */
export async function eraseRevokedShares(tx: Transaction, id: string, keep: number): Promise<void> {
  const revoked = tx
    .select({ id: shares.id })
    .from(shares)
    .where(and(eq(shares.shootId, id), isNotNull(shares.revokedAt)))
    .orderBy(desc(shares.createdAt))
    .offset(keep);
  await tx.delete(shares).where(inArray(shares.id, revoked));
}

/** Returns false when the gallery has no such share. */
export async function revokeShareOf(
  tx: Transaction,
  id: string,
  shareId: string,
  now: Date,
): Promise<boolean> {
  const revoked = await tx
    .update(shares)
    .set({ revokedAt: now })
    .where(and(eq(shares.id, shareId), eq(shares.shootId, id)))
    .returning({ id: shares.id });
  return revoked.length === 1;
}
