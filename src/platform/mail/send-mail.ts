import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { mails } from '../db/tables/mails.ts';
import { ERASED_CONTENT } from './erased-content.ts';
import { MailError, type Mailer } from './mailer.ts';

/** The outcome of sending a mail, with the facts that are logged. */
export interface SentMail {
  /** `refused` means for good, so that the mail was given up. */
  readonly outcome: 'sent' | 'refused';
  readonly kind: string;
  readonly shootId: string | null;
}

/**
 * Sends one mail of the outbox unless it is sent, being sent, or erased with its shoot. May be repeated: after a kill between
 * the server's acceptance and the commit, the mail is sent again under the same Message-ID. A mail without a shoot would be
 * stored for ever, so its content is erased once it is sent or refused for good.
 *
 * @returns undefined when there was nothing to send
 * @throws {MailError} when the mail was not accepted; the try is counted and the queue retries
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
    // The row stays locked until the mail is sent, and a second worker with the same job skips it.
    const [mail] = await tx.select().from(mails).where(unsent).for('update', { skipLocked: true });
    if (!mail) return undefined;
    const { id, recipient: to, subject, html, text, kind, shootId } = mail;
    const replyTo = mail.replyTo ?? undefined;
    const headers = mail.headers ?? undefined;
    const attachments = mail.attachments ?? undefined;
    try {
      await mailer.send({ id, to, replyTo, headers, subject, html, text, attachments });
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
