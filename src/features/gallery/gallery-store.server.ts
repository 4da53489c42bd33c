import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { inShownOrder } from '../../platform/db/tables/headshot-order.ts';
import { headshotRemakes, ratings, sharedHeadshots, shares } from '../../platform/db/tables/gallery.ts';
import { headshots, shoots } from '../../platform/db/tables/shoots.ts';

type Reader = Database | Transaction;
export type HeadshotRow = typeof headshots.$inferSelect;

/** A gallery is open from its delivery to its last day. */
const isOpen = (now: Date) =>
  and(eq(shoots.state, 'delivered'), isNull(shoots.erasedAt), gt(shoots.expiresAt, now));

export async function findOpenGallery(db: Reader, id: string, now: Date) {
  const [row] = await db
    .select()
    .from(shoots)
    .where(and(eq(shoots.id, id), isOpen(now)));
  return row;
}

/**
 * Lists the open galleries ordered with an email address, ignoring case. A shared lock (FOR SHARE) keeps each of them open
 * until the transaction ends.
 */
export async function lockOpenGalleriesOf(tx: Transaction, email: string, now: Date) {
  return tx
    .select()
    .from(shoots)
    .where(and(sql`lower(${shoots.email}) = lower(${email})`, isOpen(now)))
    .orderBy(desc(shoots.deliveredAt))
    .for('share');
}

/** Returns the open gallery and locks it exclusively (FOR UPDATE), so that every other change of it waits. */
export async function lockOpenGallery(tx: Transaction, id: string, now: Date) {
  const [row] = await tx
    .select()
    .from(shoots)
    .where(and(eq(shoots.id, id), isOpen(now)))
    .for('update');
  return row;
}

/** Returns whether the gallery is open. A shared lock (FOR SHARE) keeps it open until the transaction ends: erasing waits. */
export async function lockOpenGalleryShared(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const rows = await tx
    .select({ id: shoots.id })
    .from(shoots)
    .where(and(eq(shoots.id, id), isOpen(now)))
    .for('share');
  return rows.length === 1;
}

export async function listHeadshots(
  db: Reader,
  id: string,
  numbers?: readonly number[],
): Promise<readonly HeadshotRow[]> {
  const chosen = numbers ? inArray(headshots.number, [...numbers]) : undefined;
  return db
    .select()
    .from(headshots)
    .where(and(eq(headshots.shootId, id), chosen))
    .orderBy(inShownOrder);
}

export async function findHeadshotOfOpenGallery(
  db: Reader,
  id: string,
  number: number,
  now: Date,
): Promise<HeadshotRow | undefined> {
  const [row] = await db
    .select({ headshot: headshots })
    .from(headshots)
    .innerJoin(shoots, eq(shoots.id, headshots.shootId))
    .where(and(eq(headshots.shootId, id), eq(headshots.number, number), isOpen(now)));
  return row?.headshot;
}

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

export async function findRating(db: Reader, id: string) {
  const [row] = await db.select().from(ratings).where(eq(ratings.shootId, id));
  return row;
}

/** Stores the rating of a shoot, which replaces an earlier one. */
export async function upsertRating(tx: Transaction, rating: typeof ratings.$inferInsert): Promise<void> {
  const { stars, comment, createdAt } = rating;
  await tx
    .insert(ratings)
    .values(rating)
    .onConflictDoUpdate({ target: ratings.shootId, set: { stars, comment, createdAt } });
}

/** Counts what the gallery stores about a shoot, for the receipt of its deletion. */
export async function countGalleryRows(tx: Transaction, shootId: string) {
  // A finished remake about which its owner has not decided counts as a headshot of its own.
  const unchosen = and(eq(headshotRemakes.shootId, shootId), eq(headshotRemakes.state, 'ready'));
  return {
    shares: await tx.$count(shares, eq(shares.shootId, shootId)),
    ratings: await tx.$count(ratings, eq(ratings.shootId, shootId)),
    unchosenHeadshots: await tx.$count(headshotRemakes, unchosen),
  };
}

/** Deletes all that the gallery stores about a shoot. Idempotent. */
export async function eraseGalleryRows(tx: Transaction, shootId: string): Promise<void> {
  const shareIds = tx.select({ id: shares.id }).from(shares).where(eq(shares.shootId, shootId));
  await tx.delete(sharedHeadshots).where(inArray(sharedHeadshots.shareId, shareIds));
  await tx.delete(shares).where(eq(shares.shootId, shootId));
  await tx.delete(ratings).where(eq(ratings.shootId, shootId));
  await tx.delete(headshotRemakes).where(eq(headshotRemakes.shootId, shootId));
}
