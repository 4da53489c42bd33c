import { and, desc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../platform/db/database.ts';
import { inShownOrder } from '../../platform/db/tables/headshot-order.ts';
import {
  galleryVisits,
  headshotRemakes,
  ratings,
  sharedHeadshots,
  shares,
} from '../../platform/db/tables/gallery.ts';
import { headshots, shoots } from '../../platform/db/tables/shoots.ts';

export type HeadshotRow = typeof headshots.$inferSelect;

/** A gallery is open from its delivery to its last day. */
export const isOpen = (now: Date) =>
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
  await tx.delete(galleryVisits).where(eq(galleryVisits.shootId, shootId));
  await tx.delete(headshotRemakes).where(eq(headshotRemakes.shootId, shootId));
}
