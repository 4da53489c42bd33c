/** The folder of the photos of mailed reviews. Backups leave it out, because the photos live for a day. */
export const REVIEW_PREFIX = 'reviews/';

/** Returns the key of a review's photo. It contains the time, so that the sweep needs no row to know the photo's age. */
export function reviewedPhotoKey({
  id,
  createdAt,
}: {
  readonly id: string;
  readonly createdAt: Date;
}): string {
  return `${REVIEW_PREFIX}${createdAt.getTime()}/${id}.jpg`;
}

/** Returns the time in a photo's key, in milliseconds; 0 for a key that is not ours, which is then swept. */
export function reviewTimeMs(key: string): number {
  return Number(/^reviews\/(\d+)\//.exec(key)?.[1] ?? 0);
}
