import { eq, lt } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { photoReviews } from '../../../platform/db/tables/photo-reviews.ts';
import type { StoredReview } from './stored-review.ts';

/** Returns whether a submission was stored. */
export async function isMailed(db: Database, submissionId: string): Promise<boolean> {
  const rows = await db
    .select({ id: photoReviews.id })
    .from(photoReviews)
    .where(eq(photoReviews.submissionId, submissionId));
  return rows.length > 0;
}

/** Returns false when this submission was stored before. Waits for a transaction that is storing the same one. */
export async function insertReview(
  tx: Transaction,
  submissionId: string,
  review: StoredReview,
): Promise<boolean> {
  const stored = await tx
    .insert(photoReviews)
    .values({ ...review, submissionId })
    .onConflictDoNothing({ target: photoReviews.submissionId })
    .returning({ id: photoReviews.id });
  return stored.length === 1;
}

export async function findReview(db: Database, id: string): Promise<StoredReview | undefined> {
  const [row] = await db.select().from(photoReviews).where(eq(photoReviews.id, id));
  // Only this feature writes the three objects, so they have its types.
  return row as StoredReview | undefined;
}

/** Returns the number of erased reviews. */
export async function eraseReviewsBefore(db: Database, moment: Date): Promise<number> {
  const erased = await db
    .delete(photoReviews)
    .where(lt(photoReviews.createdAt, moment))
    .returning({ id: photoReviews.id });
  return erased.length;
}
