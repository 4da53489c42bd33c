import { and, asc, isNull, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mails } from '../db/tables/mails.ts';
import type { JobQueue } from '../queue/queue.ts';

/** A mail younger than this still has a job that is trying. */
const PATIENCE_MS = 60 * 60_000;
/** One run takes so many; the next hour brings the rest. */
const BATCH = 500;

/**
 * Asks again for the sending of mails that are still unsent: a mail server that was away for longer than a job
 * is patient must not cost a buyer the link to the gallery. A mail whose job still waits gets no second one.
 * Resolves to how many are unsent.
 */
export async function resumeMails(db: Database, queue: JobQueue, now: Date): Promise<number> {
  const unsent = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lt(mails.createdAt, new Date(now.getTime() - PATIENCE_MS))))
    .orderBy(asc(mails.createdAt))
    .limit(BATCH);
  await db.transaction(async (tx) => {
    for (const { id: mailId } of unsent) {
      await queue.enqueue(tx, 'mail.send', { mailId }, { singletonKey: mailId });
    }
  });
  return unsent.length;
}
