import { and, asc, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mails } from '../db/tables/mails.ts';
import type { JobQueue } from '../queue/queue.ts';
import { ERASED_CONTENT } from './erased-content.ts';

/** A mail younger than this still has an active job. */
const RESUME_AFTER_MS = 60 * 60_000;
/** A mail without a shoot is not erased with one, so its address is stored no longer than this. */
const GIVE_UP_AFTER_MS = 3 * 24 * 60 * 60_000;
/** Maximum number of mails per run; the next hourly run takes the rest. */
const BATCH_SIZE = 500;

/**
 * Enqueues unsent mails again, because a mail server that was down for longer than a job retries must not cost a buyer the link
 * to the gallery. A mail whose job is still waiting gets no second one. Mails with the fewest tries come first, so that
 * hopeless ones delay no others. Unsent mails without a shoot are given up after three days.
 */
export async function resumeMails(
  db: Database,
  queue: JobQueue,
  now: Date,
): Promise<{ readonly unsent: number; readonly givenUp: number }> {
  const waiting = and(isNull(mails.sentAt), ne(mails.recipient, ''));
  const tooOld = lt(mails.createdAt, new Date(now.getTime() - GIVE_UP_AFTER_MS));
  const givenUp = await db
    .update(mails)
    .set(ERASED_CONTENT)
    .where(and(waiting, tooOld, isNull(mails.shootId)))
    .returning({ id: mails.id });
  const unsent = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(waiting, lt(mails.createdAt, new Date(now.getTime() - RESUME_AFTER_MS))))
    .orderBy(asc(mails.attempts), asc(mails.createdAt))
    .limit(BATCH_SIZE);
  await db.transaction(async (tx) => {
    for (const { id: mailId } of unsent) {
      await queue.enqueue(tx, 'mail.send', { mailId }, { singletonKey: mailId });
    }
  });
  return { unsent: unsent.length, givenUp: givenUp.length };
}
