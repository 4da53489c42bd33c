import { err, ok, type Result } from '../../../base/result.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { recordErasure } from '../../../platform/erasures/record-erasure.ts';
import { lockRating, setPublished } from './rating-store.server.ts';

export type PublishRefusal = 'gone' | 'rating-changed' | 'not-permitted' | 'published-already';

/**
 * Publishes a rating, as its author has allowed.
 * @param seenAt the time of the rating that the operator has read; a later one is another rating
 */
export async function publishRating(
  tx: Transaction,
  rating: { readonly shootId: string; readonly seenAt: Date },
  now: Date,
): Promise<Result<void, PublishRefusal>> {
  const stored = await lockRating(tx, rating.shootId);
  if (!stored) return err('gone');
  if (!stored.permittedAt) return err('not-permitted');
  if (stored.createdAt.getTime() !== rating.seenAt.getTime()) return err('rating-changed');
  if (stored.publishedAt) return err('published-already');
  await setPublished(tx, rating.shootId, now);
  return ok(undefined);
}

/** Takes a rating off the pages. */
export async function hideRating(
  tx: Transaction,
  shootId: string,
  now: Date,
): Promise<Result<void, 'gone' | 'hidden-already'>> {
  const stored = await lockRating(tx, shootId);
  if (!stored) return err('gone');
  if (!stored.publishedAt) return err('hidden-already');
  await setPublished(tx, shootId, null);
  await recordErasure(tx, 'published-rating', shootId, now);
  return ok(undefined);
}
