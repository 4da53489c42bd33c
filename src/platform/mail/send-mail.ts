import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../db/database.ts';
import { mails } from '../db/tables/mails.ts';
import { ERASED_CONTENT } from './erased-content.ts';
import type { MailAnswer } from './mail-answer.ts';
import { isNewsletterKind } from './mail-kinds.ts';
import { MailError, type Mailer } from './mailer.ts';
import { isSuppressed, suppressAddress } from './suppressions.ts';

/** The outcome of sending a mail, with the facts that are logged. */
export interface SentMail {
  /** `refused` means for good, so that the mail was given up; `suppressed` is a newsletter that its reader must not get. */
  readonly outcome: 'sent' | 'refused' | 'suppressed';
  readonly kind: string;
  readonly shootId: string | null;
}

/**
 * Sends one mail of the outbox unless it is sent, being sent, or erased with its shoot. May be repeated: after a kill between
 * the server's acceptance and the commit, the mail is sent again under the same Message-ID. A mail without a shoot would be
 * stored for ever, so its content is erased once it is sent or refused for good. The server's answer is stored in any case.
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
  try {
    return await db.transaction((tx) => sendLocked(tx, mailer, unsent, now));
  } catch (error) {
    if (error instanceof MailError) await db.update(mails).set(answered(error.answer, now)).where(unsent);
    throw error;
  }
}

async function sendLocked(
  tx: Transaction,
  mailer: Pick<Mailer, 'send'>,
  unsent: SQL | undefined,
  now: Date,
): Promise<SentMail | undefined> {
  // The row stays locked until the mail is sent, and a second worker with the same job skips it.
  const [mail] = await tx.select().from(mails).where(unsent).for('update', { skipLocked: true });
  if (!mail) return undefined;
  const { id, recipient: to, subject, html, text, kind, shootId } = mail;
  const settle = (changed: Partial<typeof mail>) => tx.update(mails).set(changed).where(eq(mails.id, id));
  if (isNewsletterKind(kind) && (await isSuppressed(tx, to))) {
    await settle(ERASED_CONTENT);
    return { outcome: 'suppressed', kind, shootId };
  }
  const replyTo = mail.replyTo ?? undefined;
  const headers = mail.headers ?? undefined;
  const attachments = mail.attachments ?? undefined;
  try {
    const answer = await mailer.send({ id, to, replyTo, headers, subject, html, text, attachments });
    await settle({ ...answered(answer, now), sentAt: now, ...(shootId === null ? ERASED_CONTENT : {}) });
    return { outcome: 'sent', kind, shootId };
  } catch (error) {
    if (shootId !== null || !(error instanceof MailError && error.isPermanent)) throw error;
    if (isNewsletterKind(kind) && error.kind === 'recipient-refused')
      await suppressAddress(tx, { address: to, reason: 'bounce', answer: error.answer, now });
    await settle({ ...answered(error.answer, now), ...ERASED_CONTENT });
    return { outcome: 'refused', kind, shootId };
  }
}

function answered(answer: MailAnswer | undefined, now: Date) {
  return { answerCode: answer?.code ?? null, answer: answer?.text ?? null, triedAt: now };
}
