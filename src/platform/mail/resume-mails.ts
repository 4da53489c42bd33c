import { and, asc, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mails } from '../db/tables/mails.ts';
import type { JobQueue } from '../queue/queue.ts';
import { ERASED_CONTENT } from './erased-content.ts';

/** A mail younger than this still has a job that is trying. */
const PATIENCE_MS = 60 * 60_000;
/** A mail of no shoot is erased with none, so its address is kept no longer than this. */
const GIVE_UP_MS = 3 * 24 * 60 * 60_000;
/** One run takes so many; the next hour brings the rest. */
const BATCH = 500;

/**
 * Asks again for the sending of mails that are still unsent: a mail server that was away for longer than a job
 * is patient must not cost a buyer the link to the gallery. A mail whose job still waits gets no second one. Those
 * tried least come first, so that hopeless ones hold up nobody; of no shoot, they are given up after three days.
 */
export async function resumeMails(
  db: Database,
  queue: JobQueue,
  now: Date,
): Promise<{ readonly unsent: number; readonly givenUp: number }> {
  const waiting = and(isNull(mails.sentAt), ne(mails.recipient, ''));
  const tooOld = lt(mails.createdAt, new Date(now.getTime() - GIVE_UP_MS));
  const givenUp = await db
    .update(mails)
    .set(ERASED_CONTENT)
    .where(and(waiting, tooOld, isNull(mails.shootId)))
    .returning({ id: mails.id });
  const unsent = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(waiting, lt(mails.createdAt, new Date(now.getTime() - PATIENCE_MS))))
    .orderBy(asc(mails.attempts), asc(mails.createdAt))
    .limit(BATCH);
  await db.transaction(async (tx) => {
    for (const { id: mailId } of unsent) {
      await queue.enqueue(tx, 'mail.send', { mailId }, { singletonKey: mailId });
    }
  });
  return { unsent: unsent.length, givenUp: givenUp.length };
}
