import { eq } from 'drizzle-orm';
import { invariant } from '../../base/invariant.ts';
import type { Language } from '../../catalog/languages.ts';
import type { Transaction } from '../db/database.ts';
import { mails } from '../db/tables/mails.ts';
import type { JobQueue } from '../queue/queue.ts';
import { isOneClick } from './list-unsubscribe.ts';
import { MAIL_KINDS, type MailKind } from './mail-kinds.ts';
import type { MailAttachment } from './mailer.ts';
import { isSuppressed } from './suppressions.ts';

/** A mail as written by a feature. */
export interface NewMail {
  readonly id: string;
  /** A unique key, such as `gallery-ready:<shootId>`. No key is mailed twice. */
  readonly dedupeKey: string;
  readonly kind: MailKind;
  /** The shoot with which the mail is erased. Without one, its content is erased once it is sent. */
  readonly shootId: string | undefined;
  readonly recipient: string;
  /** The address for replies; undefined for the sender. */
  readonly replyTo?: string | undefined;
  /** Additional headers. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly language: Language;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments?: readonly MailAttachment[] | undefined;
  readonly createdAt: Date;
}

/** Returns whether a mail with this key was written, whether or not it was sent. */
export async function isMailWritten(tx: Transaction, dedupeKey: string): Promise<boolean> {
  const rows = await tx.select({ id: mails.id }).from(mails).where(eq(mails.dedupeKey, dedupeKey));
  return rows.length > 0;
}

/**
 * Writes a mail to the outbox and enqueues its job, in the transaction of the change that causes it. Does nothing and resolves
 * to false when a mail with this dedupe key was already written, and for a newsletter to a suppressed address.
 */
export async function writeMail(queue: JobQueue, tx: Transaction, mail: NewMail): Promise<boolean> {
  const { shootId, ...rest } = mail;
  const isNewsletter = MAIL_KINDS[mail.kind] === 'newsletter';
  invariant(
    isOneClick(mail.headers) === isNewsletter,
    `${mail.kind}: newsletters alone can be unsubscribed from`,
  );
  if (isNewsletter && (await isSuppressed(tx, mail.recipient))) return false;
  const written = await tx
    .insert(mails)
    .values({ ...rest, shootId: shootId ?? null })
    .onConflictDoNothing({ target: mails.dedupeKey })
    .returning({ id: mails.id });
  if (written.length === 0) return false;
  await queue.enqueue(tx, 'mail.send', { mailId: mail.id }, { singletonKey: mail.id });
  return true;
}
