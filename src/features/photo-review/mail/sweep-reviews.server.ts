import { LIMITS } from '../../../catalog/limits.ts';
import { REVIEW_PREFIX, reviewTimeMs } from './review-files.ts';
import type { ReviewPorts } from './review-ports.ts';
import { eraseReviewsBefore } from './review-store.server.ts';

/** The sweep runs every ten minutes; so that nothing is older than a day afterwards, it erases what will be by then. */
const SWEEP_PERIOD_MS = 10 * 60_000;

/** Erases mailed reviews and their photos before they are a day old, also photos that a killed process left without a row. */
export async function sweepReviews(
  ports: Pick<ReviewPorts, 'db' | 'storage' | 'clock' | 'log'>,
): Promise<void> {
  const cutoffMs = ports.clock.now().getTime() - LIMITS.reviewLifetimeMs + SWEEP_PERIOD_MS;
  const files = await ports.storage.list(REVIEW_PREFIX);
  const expired = files.filter(({ key }) => reviewTimeMs(key) <= cutoffMs);
  for (const { key } of expired) await ports.storage.delete(key);
  const rows = await eraseReviewsBefore(ports.db, new Date(cutoffMs));
  if (rows + expired.length > 0) ports.log.info({ rows, photos: expired.length }, 'erased mailed reviews');
}
