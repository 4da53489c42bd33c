import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Reader, Transaction } from '../../../platform/db/database.ts';
import { ratings } from '../../../platform/db/tables/gallery.ts';
import { shoots } from '../../../platform/db/tables/shoots.ts';

export async function findRating(db: Reader, id: string) {
  const [row] = await db.select().from(ratings).where(eq(ratings.shootId, id));
  return row;
}

/** Finds a rating and locks it, so that its author's next change waits. */
export async function lockRating(tx: Transaction, id: string) {
  const [row] = await tx.select().from(ratings).where(eq(ratings.shootId, id)).for('update');
  return row;
}

/**
 * Stores the rating of a shoot, which replaces an earlier one. It stays published only if nothing in it has changed, because an
 * operator has decided about what was there before.
 */
export async function upsertRating(
  tx: Transaction,
  rating: Required<Omit<typeof ratings.$inferInsert, 'publishedAt'>>,
): Promise<void> {
  const { shootId, ...given } = rating;
  const isUnchanged = sql`${ratings.stars} = ${given.stars}
    and ${ratings.comment} is not distinct from ${given.comment}
    and ${ratings.showsName} = ${given.showsName} and ${given.permittedAt !== null}::boolean`;
  await tx
    .insert(ratings)
    .values(rating)
    .onConflictDoUpdate({
      target: ratings.shootId,
      set: { ...given, publishedAt: sql`case when ${isUnchanged} then ${ratings.publishedAt} end` },
    });
}

/** Takes the permission to publish a rating back, and with it the rating off the pages. Idempotent. */
export async function withdrawPermission(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(ratings)
    .set({ permittedAt: null, permissionText: null, showsName: false, publishedAt: null })
    .where(eq(ratings.shootId, id));
}

export async function setPublished(tx: Transaction, id: string, publishedAt: Date | null): Promise<void> {
  await tx.update(ratings).set({ publishedAt }).where(eq(ratings.shootId, id));
}

/** Lists the latest published ratings. One whose gallery has ended is left out, even before it is erased. */
export async function listPublishedRatings(db: Reader, now: Date, limit: number) {
  return db
    .select({
      stars: ratings.stars,
      comment: ratings.comment,
      createdAt: ratings.createdAt,
      // Never read unless it may be shown.
      firstName: sql<string | null>`case when ${ratings.showsName} then ${shoots.firstName} end`,
      language: shoots.language,
      packageId: shoots.packageId,
    })
    .from(ratings)
    .innerJoin(shoots, eq(shoots.id, ratings.shootId))
    .where(
      and(
        isNotNull(ratings.publishedAt),
        isNotNull(ratings.permittedAt),
        isNull(shoots.erasedAt),
        gt(shoots.expiresAt, now),
      ),
    )
    .orderBy(desc(ratings.publishedAt), desc(ratings.shootId))
    .limit(limit);
}
