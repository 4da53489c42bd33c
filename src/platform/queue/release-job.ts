import type { JobWithMetadata, PgBoss } from 'pg-boss';

/** One attempt at a job. pg-boss settles a job only for the attempt that holds it. */
export type JobAttempt = Pick<JobWithMetadata, 'id' | 'retryCount' | 'retryLimit'>;

/**
 * Gives a running job back to its queue without using up a try: at once, or after `delaySeconds`. Failing the job would cost a
 * try and a back-off. pg-boss counts every fetch of a started job as a try, so the job gets one more. Does nothing when the
 * attempt no longer holds the job.
 */
export async function releaseJob(
  boss: PgBoss,
  queue: string,
  { id, retryCount, retryLimit }: JobAttempt,
  delaySeconds = 0,
): Promise<void> {
  const transaction = await boss.getDb().beginTransaction!();
  const { db } = transaction;
  try {
    const cancelled = await boss.cancel(queue, { id, retryCount }, { db });
    // pg-boss returns the count, but its types do not say so.
    if ((cancelled as { affected: number }).affected > 0) {
      await boss.resume(queue, id, { db });
      // The update also notifies the queue's workers when the job may start at once.
      await boss.update(queue, undefined, { id, retryLimit: retryLimit + 1, startAfter: delaySeconds, db });
    }
    await transaction.commit();
  } finally {
    await transaction.rollback();
  }
}
