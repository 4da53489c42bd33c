import { LIMITS } from '../../../catalog/limits.ts';
import { reviewedPhotoKey } from './review-files.ts';
import type { ReviewPorts } from './review-ports.ts';
import { findReview } from './review-store.server.ts';
import type { StoredReview } from './stored-review.ts';

type Ports = Pick<ReviewPorts, 'db' | 'storage' | 'capabilities' | 'clock'>;

/** Returns a mailed review to those who have its key; undefined once it has expired, and for a wrong key. */
export async function openReview(
  ports: Pick<Ports, 'db' | 'capabilities' | 'clock'>,
  id: string,
  key: string | undefined,
): Promise<StoredReview | undefined> {
  // The row is read even for a wrong key, so that both refusals take the same time.
  const review = await findReview(ports.db, id);
  if (!ports.capabilities.verify('photo-review', id, key) || review === undefined) return undefined;
  const ageMs = ports.clock.now().getTime() - review.createdAt.getTime();
  return ageMs < LIMITS.reviewLifetimeMs ? review : undefined;
}

/** Returns the photo of a mailed review. */
export async function openReviewedPhoto(
  ports: Ports,
  id: string,
  key: string | undefined,
): Promise<Uint8Array | undefined> {
  const review = await openReview(ports, id, key);
  return review && (await ports.storage.get(reviewedPhotoKey(review)));
}
