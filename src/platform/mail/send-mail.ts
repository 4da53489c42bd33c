import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mails } from '../db/tables/mails.ts';
import { ERASED_CONTENT } from './erased-content.ts';
import { MailError, type Mailer } from './mailer.ts';

/** What became of a mail, with what an operator looks for. */
export interface SentMail {
  /** `refused`: for good, so it was given up. */
  readonly outcome: 'sent' | 'refused';
  readonly kind: string;
  readonly shootId: string | null;
}

/**
 * Sends one mail of the outbox unless it is sent, being sent, or erased with its shoot. Safe to repeat: a
 * process killed after the server took the mail and before the row says so sends it again under the same
 * Message-ID. Undefined when there was nothing to send. A mail of no shoot would be kept for ever, so it is emptied once it is sent or refused for good.
 *
 * @throws {MailError} when the mail was not taken; the attempt is counted and the queue tries again.
 */
export async function sendMail(
  db: Database,
  mailer: Pick<Mailer, 'send'>,
  mailId: string,
  now: Date,
): Promise<SentMail | undefined> {
  const unsent = and(eq(mails.id, mailId), isNull(mails.sentAt), ne(mails.recipient, ''));
  await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1` })
    .where(unsent);
  return db.transaction(async (tx) => {
    // The lock lasts as long as the sending: a second worker with the same job skips the row.
    const [mail] = await tx.select().from(mails).where(unsent).for('update', { skipLocked: true });
    if (!mail) return undefined;
    const { id, recipient: to, subject, html, text, kind, shootId } = mail;
    const replyTo = mail.replyTo ?? undefined;
    const headers = mail.headers ?? undefined;
    try {
      await mailer.send({ id, to, replyTo, headers, subject, html, text });
    } catch (error) {
      if (mail.shootId !== null || !(error instanceof MailError && error.isPermanent)) throw error;
      await tx.update(mails).set(ERASED_CONTENT).where(eq(mails.id, mailId));
      return { outcome: 'refused', kind, shootId };
    }
    await tx
      .update(mails)
      .set({ sentAt: now, ...(mail.shootId === null ? ERASED_CONTENT : {}) })
      .where(eq(mails.id, mailId));
    return { outcome: 'sent', kind, shootId };
  });
}
